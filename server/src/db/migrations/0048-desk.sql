-- The moderator's desk. The queue is ordered by a key: what is urgent in front, then by the time since which it waits. The first
-- digit of a sort key is 0 for some thousand years to come, and says here whether it is urgent.
create function desk_place(is_urgent boolean, sort_key uuid) returns uuid language sql immutable parallel safe as $$
  select overlay(sort_key::text placing case when is_urgent then '0' else '8' end from 1 for 1)::uuid
$$;
create index posts_at_desk on posts (desk_place(false, sort_key_of(updated_at, id))) where review_state = 'waiting';
create index timelines_at_desk on timelines (desk_place(false, sort_key)) where not is_approved;
create index support_at_desk on support_requests (desk_place(false, sort_key)) where status = 'pending';
-- What moderators did with one thing.
create index audit_log_of_subject on audit_log (subject_id, sort_key desc);

-- Who has opened what. A claim that has run out is taken over by the next one who opens it.
create table desk_claims (
  subject_id uuid not null,
  kind text not null,
  admin_id uuid not null references users on delete cascade,
  until timestamptz(3) not null,
  primary key (subject_id, kind)
);
create index desk_claims_of_admin on desk_claims (admin_id);
create index desk_claims_until on desk_claims (until);

-- What has been decided and can still be undone; carried out by whichever process comes first once it is due, and then deleted.
-- One that fell away stays without being pending, to mark its item.
create table desk_decisions (
  id uuid primary key,
  subject_id uuid not null,
  kind text not null,
  admin_id uuid not null references users on delete cascade,
  version text not null,
  action text not null,
  reason text not null,
  due_at timestamptz(3) not null,
  is_pending boolean not null default true,
  unique (subject_id, kind)
);
create index desk_decisions_due on desk_decisions (due_at);
create index desk_decisions_of_admin on desk_decisions (admin_id);

-- What moderators write for each other about a thing.
create table desk_notes (
  id uuid primary key,
  subject_id uuid not null,
  author_id uuid references users on delete set null,
  text text not null,
  created_at timestamptz(3) not null,
  idempotency_key text
);
create index desk_notes_of_subject on desk_notes (subject_id, created_at, id);
create unique index desk_notes_idempotency on desk_notes (author_id, idempotency_key);

-- All of it goes with the thing, whoever deletes that and however.
create function leave_desk() returns trigger language plpgsql as $$
begin
  delete from desk_claims where subject_id = old.id;
  delete from desk_decisions where subject_id = old.id;
  delete from desk_notes where subject_id = old.id;
  return null;
end $$;
create trigger leave_desk after delete on posts for each row execute function leave_desk();
create trigger leave_desk after delete on comments for each row execute function leave_desk();
create trigger leave_desk after delete on timelines for each row execute function leave_desk();
create trigger leave_desk after delete on suspects for each row execute function leave_desk();
create trigger leave_desk after delete on support_requests for each row execute function leave_desk();
create trigger leave_desk after delete on users for each row execute function leave_desk();
