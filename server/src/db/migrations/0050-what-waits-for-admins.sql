-- Admins see one notification of all that waits of a kind. Those of single posts and entries go; the first look makes the new ones.
delete from notifications where kind in ('post_waiting', 'timeline_waiting');
create unique index notifications_waiting on notifications (kind)
  where kind in ('post_waiting', 'timeline_waiting', 'flag_waiting', 'support_waiting');

-- When admins were called last because something of a kind had come, and whether more has come since.
create table waiting_calls (
  kind text primary key check (kind in ('post', 'timeline', 'flag', 'support')),
  called_at timestamptz(3) not null,
  has_more boolean not null
);
insert into waiting_calls select kind, 'epoch', false from unnest(array['post', 'timeline', 'flag', 'support']) kind;

-- How much waited at the last look of each day in Bangladesh.
create table waiting_days (
  day date not null,
  kind text not null check (kind in ('post', 'timeline', 'flag', 'support')),
  waiting integer not null,
  primary key (day, kind)
);

-- What a deed decided that had waited, and for how long; null where only the day is known. For the figures of moderation.
alter table audit_log
  add column decided text check (decided in ('post', 'timeline', 'flag', 'support')),
  add column waited_seconds integer,
  add column was_sent_back boolean not null default false,
  add column reason_code text;
create index audit_log_decided on audit_log (sort_key) where decided is not null;

-- Of what becomes anonymous it is forgotten how long it had waited: less that, the time of the decision is that of writing it.
create or replace function refuse_change_but_of_name() returns trigger language plpgsql as $$
begin
  if new.actor_name = '' then
    old.actor_name := '';
  end if;
  if new.waited_seconds is null then
    old.waited_seconds := null;
  end if;
  old.sort_key := new.sort_key;
  if new is distinct from old then
    raise exception 'the audit log is only ever added to';
  end if;
  return new;
end $$;
