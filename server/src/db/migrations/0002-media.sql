-- A stored picture, video or recording. `name` is its random public name with an extension, as it stands in its
-- address; it changes when what it hangs on leaves the public eye, so that kept links die. `storage_key` is the
-- file's name in the store, and tells nothing about the public one.
create table media (
  id uuid primary key,
  name text not null unique,
  storage_key text not null unique,
  kind text not null check (kind in ('image', 'video', 'audio')),
  content_type text not null,
  bytes integer not null,
  alt text not null default '',
  width integer,
  height integer,
  thumbnail_name text unique,
  thumbnail_key text unique,
  thumbnail_bytes integer,
  created_at timestamptz(3) not null default now()
);
