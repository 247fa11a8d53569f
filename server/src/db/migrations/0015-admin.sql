-- The audit log is added to, never changed; also not by whoever finds a way to run a statement. Only the name of an
-- admin whose account goes is taken out.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is only ever added to';
end $$;
create trigger audit_log_stays before delete or truncate on audit_log
  for each statement execute function refuse_change();

create function refuse_change_but_of_name() returns trigger language plpgsql as $$
begin
  old.actor_name := '';
  if new is distinct from old then
    raise exception 'the audit log is only ever added to';
  end if;
  return new;
end $$;
create trigger audit_log_keeps before update on audit_log
  for each row execute function refuse_change_but_of_name();
create index audit_log_by_actor on audit_log (actor_id, id desc);

-- What admins find people by, besides the digits of their phone.
alter table users add column words text not null generated always as (searchable(name)) stored;
create index users_by_words on users using gin (words gin_trgm_ops);
create index users_by_phone on users using gin (phone gin_trgm_ops);

-- The posts with open reports, those with the most first; and the open reports, the oldest first.
create index posts_reported on posts (report_count desc, id) where report_count > 0;
create index post_reports_open on post_reports (id) where state = 'open';

-- Reactions that an admin adds, apart from real ones: the count on a post is the sum of both.
create table added_reactions (
  id uuid primary key,
  post_id uuid not null references posts on delete cascade,
  amount smallint not null check (amount between 1 and 1000),
  created_at timestamptz(3) not null
);
create index added_reactions_of_post on added_reactions (post_id);

create function count_added_reactions() returns trigger language plpgsql as $$
begin
  update posts set reaction_count = reaction_count + new.amount where id = new.post_id;
  return null;
end $$;
create trigger count_added_reactions after insert on added_reactions
  for each row execute function count_added_reactions();
