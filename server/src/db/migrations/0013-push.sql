-- Where notifications are brought besides the open app; each dies with the session that registered it.
create table push_tokens (
  id uuid primary key,
  session_id uuid not null references sessions on delete cascade,
  -- SHA-256 of what stays the same when a device registers again.
  address_hash bytea not null unique,
  token text not null,
  language text not null check (language in ('en', 'bn')),
  registered_at timestamptz(3) not null
);
create index push_tokens_of_session on push_tokens (session_id);

-- Those to whom much is brought that is for admins, without looking through everybody.
create index users_admins on users (id) where role = 'admin';
