-- Files that are sent in parts, so that what is cut off goes on where it stopped, from whichever process. Nothing here names a person. A
-- row is found by a digest of the upload's id, and its parts are sealed under that id, which is kept nowhere: what nobody comes back for
-- can be read by nobody. Unlogged, since none of it is worth more than sending it again: it reaches no backup of the log, and is
-- empty after a crash.
create unlogged table uploads (
  digest text primary key,
  bytes integer not null check (bytes > 0),
  received integer not null default 0 check (received between 0 and bytes),
  -- Guests have a share of their own of the room for what is unfinished.
  is_guests boolean not null,
  -- The full hour.
  expires_at timestamptz not null
);
create index uploads_expires_at on uploads (expires_at);

create unlogged table upload_parts (
  digest text not null references uploads on delete cascade,
  -- Where in the file it begins.
  position integer not null,
  sealed bytea not null,
  primary key (digest, position)
);
-- Sealed, it does not get smaller.
alter table upload_parts alter column sealed set storage external;
