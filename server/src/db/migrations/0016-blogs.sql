-- Immutable as array_to_string is for text, so that what is made of a list can be searched.
create function joined(text[]) returns text language sql immutable parallel safe as $$
  select array_to_string($1, ' ')
$$;

-- What admins write for everybody, once it is published.
create table blogs (
  id uuid primary key,
  author_id uuid references users on delete set null,
  title text not null,
  content text not null,
  category text[] not null check (cardinality(category) > 0),
  -- Without the # in front.
  hashtags text[] not null,
  image_id uuid unique references media,
  is_published boolean not null default false,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  words text not null generated always as (searchable(title || ' ' || content || ' ' || joined(hashtags))) stored,
  headline text not null generated always as (searchable(title || ' ' || joined(hashtags))) stored,
  tags text not null generated always as (searchable(joined(hashtags))) stored
);
create index blogs_public on blogs (id desc) where is_published;
create index blogs_by_category on blogs using gin (category);
create index blogs_by_words on blogs using gin (words gin_trgm_ops);
create index blogs_by_headline on blogs using gin (headline gin_trgm_ops);
create index blogs_by_tags on blogs using gin (tags gin_trgm_ops);
create index blogs_of_author on blogs (author_id);
