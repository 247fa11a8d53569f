create table users (
  id uuid primary key,
  name text not null,
  phone text not null unique check (phone ~ '^880[0-9]{10}$'),
  password_hash text not null,
  avatar text,
  address text not null default '',
  role text not null default 'user' check (role in ('user', 'admin')),
  created_at timestamptz(3) not null default now()
);

-- At most four, and only the operator's command line writes here (decisions section 1).
create table super_admins (
  seat smallint primary key check (seat between 1 and 4),
  user_id uuid not null unique references users on delete cascade
);

-- The devices on which an account has entered a code once.
create table devices (
  user_id uuid not null references users on delete cascade,
  device_id text not null,
  verified_at timestamptz(3) not null default now(),
  primary key (user_id, device_id)
);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  device_id text not null,
  device_label text not null,
  cookie_hash bytea not null unique,
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null
);
create index sessions_of_user on sessions (user_id, last_used_at desc);
create index sessions_by_expiry on sessions (expires_at);

-- What a one-time code stands for: phone, device, purpose, and what the request brought (decisions section 2).
create table challenges (
  id uuid primary key,
  purpose text not null check (purpose in ('register', 'login', 'reset')),
  phone text not null,
  device_id text not null,
  name text,
  password_hash text,
  code_hash bytea not null,
  resends smallint not null default 0,
  wrong_tries smallint not null default 0,
  used_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null
);
create index challenges_of_device on challenges (phone, device_id, created_at desc, id desc);
create index challenges_by_expiry on challenges (expires_at);

-- Counters of rate-limiter-flexible: login attempts and codes, shared by all processes.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_by_expiry on rate_limits (expire);
