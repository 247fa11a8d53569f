-- What became of a post's matter, told by its author or an admin; public once an admin lets it through.
create table timelines (
  id uuid primary key,
  post_id uuid not null references posts on delete cascade,
  user_id uuid references users on delete set null,
  title text not null,
  description text not null,
  -- The day it happened, as YYYY-MM-DD.
  happened_on text not null,
  source text not null,
  location text not null,
  is_approved boolean not null default false,
  created_at timestamptz(3) not null
);
create index timelines_of_post on timelines (post_id, happened_on desc, id desc);
create index timelines_waiting on timelines (id) where not is_approved;
create index timelines_of_user on timelines (user_id);

create table timeline_media (
  timeline_id uuid not null references timelines on delete cascade,
  position smallint not null,
  media_id uuid not null unique references media,
  primary key (timeline_id, position)
);
