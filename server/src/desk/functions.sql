-- The moderator's desk. The queue is ordered by a key: what is urgent in front, then by the time since which it waits. The first
-- digit of a sort key is 0 for some thousand years to come, and says here whether it is urgent. A deferred
-- report has f there, and comes last (sources/postStore.ts).
create or replace function desk_place(is_urgent boolean, sort_key uuid) returns uuid language sql immutable parallel safe as $$
  select overlay(sort_key::text placing case when is_urgent then '0' else '8' end from 1 for 1)::uuid
$$;

-- All of it goes with the thing, whoever deletes that and however.
create or replace function leave_desk() returns trigger language plpgsql as $$
begin
  delete from desk_claims where subject_id = old.id;
  delete from desk_decisions where subject_id = old.id;
  delete from desk_notes where subject_id = old.id;
  return null;
end $$;

create or replace trigger leave_desk after delete on comments for each row execute function leave_desk();
create or replace trigger leave_desk after delete on posts for each row execute function leave_desk();
create or replace trigger leave_desk after delete on support_requests for each row execute function leave_desk();
create or replace trigger leave_desk after delete on suspect_revisions for each row execute function leave_desk();
create or replace trigger leave_desk after delete on suspects for each row execute function leave_desk();
create or replace trigger leave_desk after delete on timelines for each row execute function leave_desk();
create or replace trigger leave_desk after delete on users for each row execute function leave_desk();

create or replace trigger delete_idempotency_key after delete on desk_notes
  for each row execute function delete_idempotency_key();

comment on column desk_decisions.left_out is 'The proposed suspects of a post who are not shown with it.';
