-- Who resets the password may be a thief of the phone number. What the account wrote anonymously is hidden from it until then,
-- unless something from before the first reset that nobody has confirmed says who it was: the password of that time, or a device
-- that was verified by then and has not itself been used for a reset.
create table password_resets (
  user_id uuid primary key references users on delete cascade,
  since timestamptz(3) not null,
  hidden_until timestamptz(3) not null,
  old_password_hash text not null,
  device_ids text[] not null
);
create index password_resets_by_end on password_resets (hidden_until);

-- Without it, what its person wrote anonymously is hidden in a session that has not been unlocked. One that was forgotten is void
-- from `void_at` on.
create table second_passwords (
  user_id uuid primary key references users on delete cascade,
  password_hash text not null,
  void_at timestamptz(3)
);
create index second_passwords_by_end on second_passwords (void_at);

alter table sessions add column unlocked_until timestamptz(3);

-- A reset ends the verification of every other device; since when it was known stays, so that it can speak for its owner.
alter table devices
  add column known_since timestamptz(3),
  add column ended_at timestamptz(3);
update devices set known_since = verified_at;
alter table devices
  alter column known_since set default now(),
  alter column known_since set not null;

-- The latest logins of a person, who is shown the one before this: the day is enough to notice somebody else's.
create table logins (
  number bigint generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  session_id uuid not null,
  device_label text not null,
  logged_in_on date not null
);
create index logins_of_user on logins (user_id, number desc);
