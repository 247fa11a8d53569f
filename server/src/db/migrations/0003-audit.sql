-- Who did what to what and when. `actor_id` keeps no foreign key: the log outlives accounts.
create table audit_log (
  id uuid primary key,
  actor_id uuid not null,
  actor_name text not null,
  action text not null,
  subject_kind text not null,
  subject_id uuid not null,
  detail jsonb not null default '{}',
  at timestamptz(3) not null
);
create index audit_log_by_action on audit_log (action, id desc);
