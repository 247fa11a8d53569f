-- What admins have done about a person: a warning, a pause until a day, a suspension. The appeal against it stands with it, of which
-- there is one.
create table sanctions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('warning', 'pause', 'suspension')),
  reason text not null,
  -- The first day on which it holds no more; without one, until it is lifted.
  until date,
  by_id uuid references users on delete set null,
  created_at timestamptz(3) not null,
  lifted_at timestamptz(3),
  appeal text,
  appealed_at timestamptz(3),
  outcome text check (outcome in ('upheld', 'lifted')),
  answer text not null default '',
  judged_at timestamptz(3),
  idempotency_key text,
  check (kind <> 'pause' or until is not null),
  check ((appeal is null) = (appealed_at is null)),
  check ((outcome is null) = (judged_at is null))
);
create unique index sanctions_idempotency on sanctions (by_id, idempotency_key);
create index sanctions_of_user on sanctions (user_id);
create index sanctions_appealed on sanctions (appealed_at) where outcome is null and appeal is not null;

-- Pauses of those who wrote something anonymous. Whom one holds for stands in it as a tag that nobody can make without the server's key,
-- and of two pauses of one person the tags have nothing in common. Of all times the day alone.
create table author_pauses (
  id uuid primary key,
  tag bytea not null unique,
  -- The same person sealed, to be told what became of it; of an author who is not known at all, nobody.
  sealed_user bytea not null,
  thing_kind text not null check (thing_kind in ('post', 'comment', 'suspect')),
  thing_id uuid not null,
  -- The post itself, or that of the comment.
  post_id uuid,
  reason text not null,
  until date not null,
  by_id uuid references users on delete set null,
  created_on date not null,
  lifted_on date,
  appeal text,
  appealed_on date,
  outcome text check (outcome in ('upheld', 'lifted')),
  answer text not null default '',
  judged_on date,
  check ((appeal is null) = (appealed_on is null)),
  check ((outcome is null) = (judged_on is null))
);
create index author_pauses_by on author_pauses (by_id);
create index author_pauses_appealed on author_pauses (appealed_on) where outcome is null and appeal is not null;

-- Numbers of suspended people who have deleted their account, as keyed digests: they open no new one for so long.
create table suspended_numbers (
  digest text primary key,
  until date not null
);

-- What processes know of a session for a second (migration 0041).
create trigger tell_actors_sanctioned after insert or update or delete on sanctions
  for each row execute function tell_actors_changed();
