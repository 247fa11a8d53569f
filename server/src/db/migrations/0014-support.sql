-- What only admins may look at: never served under its name alone, but under a signed address.
alter table media add column is_private boolean not null default false;

-- Somebody asks for legal or victim support.
create table support_requests (
  id uuid primary key,
  user_id uuid references users on delete set null,
  name text not null,
  phone text not null check (phone ~ '^880[0-9]{10}$'),
  description text not null,
  status text not null default 'pending' check (status in ('pending', 'action-taken')),
  idempotency_key text,
  created_at timestamptz(3) not null,
  unique (user_id, idempotency_key)
);
create index support_requests_by_status on support_requests (status, id);
create index support_requests_of_user on support_requests (user_id, id desc);

create table support_media (
  request_id uuid not null references support_requests on delete cascade,
  position smallint not null,
  media_id uuid not null unique references media,
  primary key (request_id, position)
);
