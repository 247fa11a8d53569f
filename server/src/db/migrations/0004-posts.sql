create table posts (
  id uuid primary key,
  user_id uuid references users on delete set null,
  title text not null,
  description text not null,
  source text not null,
  location text not null,
  is_anonymous boolean not null,
  review_state text not null default 'waiting' check (review_state in ('waiting', 'approved', 'returned')),
  review_reason text not null default '',
  -- Grows with every edit and decision, so that nobody decides on what they have not seen.
  version integer not null default 1,
  is_allowed boolean not null generated always as (review_state = 'approved') stored,
  -- Written once, when the post is filed: a live answer would let a moderator find an anonymous author
  -- by taking a suspected person's posts out of public view and watching.
  author_approved_before boolean not null,
  idempotency_key text,
  reaction_count integer not null default 0,
  comment_count integer not null default 0,
  report_count integer not null default 0,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (user_id, idempotency_key)
);
-- The feed, what is not public, the queue of what waits, and a person's posts; ids sort by time. Two partial indexes
-- rather than one on (is_allowed, id): a prepared statement does not know which of the two is rare.
create index posts_public on posts (id desc) where is_allowed;
create index posts_not_public on posts (id desc) where not is_allowed;
create index posts_waiting on posts (updated_at, id) where review_state = 'waiting';
create index posts_of_user on posts (user_id, id desc);

create table post_media (
  post_id uuid not null references posts on delete cascade,
  position smallint not null,
  media_id uuid not null unique references media,
  primary key (post_id, position)
);
