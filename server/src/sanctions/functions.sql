-- A session says whether its person is paused or suspended, and processes know it for a second (guestCache/functions.sql).
create or replace trigger invalidate_actors after insert or update or delete on sanctions
  for each row execute function invalidate_actors();

create or replace trigger delete_idempotency_key after delete on sanctions
  for each row execute function delete_idempotency_key();

comment on column sanctions.until is 'YYYY-MM-DD, the first day on which it is no longer in force; null if it lasts until it is lifted.';
comment on table author_pauses is 'Pauses of authors of something anonymous; without the server''s key nobody knows whose they are.';
comment on column author_pauses.sealed_user is 'The author''s user id, encrypted.';
comment on column author_pauses.post_id is 'The post itself, or the one that the comment belongs to.';
comment on table suspended_numbers is 'Keyed digests of phone numbers.';
