-- A post as it was approved last, from when it is edited or taken down until it is approved again, so that moderators see what has
-- changed. Without its author and without a time.
create table approved_versions (
  post_id uuid primary key references posts on delete cascade,
  -- What people fill in, by column.
  fields jsonb not null,
  is_anonymous boolean not null,
  -- In their order. What is no longer attached may have been deleted.
  media_ids uuid[] not null,
  suspect_ids uuid[] not null
);
