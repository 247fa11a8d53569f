-- All idempotency keys stand in one table. Servers of the release before write and read the columns `idempotency_key`, which the next release
-- drops; until then a trigger keeps the columns of digests and the table in step (db/functions.sql).
create table idempotency_keys (
  key text primary key,
  request text,
  subject_id uuid not null,
  day date not null
);
create index idempotency_keys_subject_id on idempotency_keys (subject_id);
create index idempotency_keys_day on idempotency_keys (day);

-- A device may still repeat a request of before. Where authors are not sealed yet, the columns hold no digests, and sealing adds them.
insert into idempotency_keys (key, subject_id, day)
select idempotency_key, id, (created_at at time zone 'Asia/Dhaka')::date from (
  select idempotency_key, id, created_at from posts
  union all select idempotency_key, id, created_at from comments
  union all select idempotency_key, id, created_at from timelines
  union all select idempotency_key, id, created_at from suspects
) keyed
where idempotency_key is not null and (select convalidated from pg_constraint where conname = 'posts_author_sealed');

-- The others are as clients sent them. Their forms keep a key only while they are open.
do $$
declare
  target text;
begin
  foreach target in array array[
    'added_reactions', 'blogs', 'desk_notes', 'notifications', 'sanctions', 'stories', 'support_requests'
  ] loop
    execute format('alter table %I disable trigger user', target);
    execute format('update %I set idempotency_key = null where idempotency_key is not null', target);
    execute format('alter table %I enable trigger user', target);
  end loop;
end $$;
