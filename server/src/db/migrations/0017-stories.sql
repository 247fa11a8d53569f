-- What came of a post in the end, told by an admin. It stays when the post goes.
create table stories (
  id uuid primary key,
  post_id uuid references posts on delete set null,
  title text not null,
  description text not null,
  is_published boolean not null default false,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  words text not null generated always as (searchable(title || ' ' || description)) stored,
  headline text not null generated always as (searchable(title)) stored
);
create index stories_public on stories (id desc) where is_published;
create index stories_not_public on stories (id desc) where not is_published;
create index stories_by_words on stories using gin (words gin_trgm_ops);
create index stories_by_headline on stories using gin (headline gin_trgm_ops);
create index stories_of_post on stories (post_id);
