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
alter table added_reactions disable trigger user;
update added_reactions set idempotency_key = null where idempotency_key is not null;
alter table added_reactions enable trigger user;
alter table blogs disable trigger user;
update blogs set idempotency_key = null where idempotency_key is not null;
alter table blogs enable trigger user;
alter table desk_notes disable trigger user;
update desk_notes set idempotency_key = null where idempotency_key is not null;
alter table desk_notes enable trigger user;
alter table notifications disable trigger user;
update notifications set idempotency_key = null where idempotency_key is not null;
alter table notifications enable trigger user;
alter table sanctions disable trigger user;
update sanctions set idempotency_key = null where idempotency_key is not null;
alter table sanctions enable trigger user;
alter table stories disable trigger user;
update stories set idempotency_key = null where idempotency_key is not null;
alter table stories enable trigger user;
alter table support_requests disable trigger user;
update support_requests set idempotency_key = null where idempotency_key is not null;
alter table support_requests enable trigger user;
