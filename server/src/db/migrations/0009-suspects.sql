-- Text as it is searched: lower case, one space before, between and after its words, and no joiners, which change
-- how Bengali looks and not what it says. The separators are listed because the classes of regular expressions do
-- not know Bengali vowel signs. `wordsOf` in db/matching.ts does the same to a query.
create function searchable(text) returns text language sql immutable parallel safe as $$
  select ' ' || btrim(regexp_replace(
    regexp_replace(lower($1), '[\u200c\u200d]+', '', 'g'),
    '[\s!-/:-@\[-`{-~।॥‘’“”–—…]+', ' ', 'g'
  )) || ' '
$$;

create table suspects (
  id uuid primary key,
  creator_id uuid references users on delete set null,
  name text not null,
  age smallint,
  gender text not null check (gender in ('male', 'female', 'other')),
  danger_level text not null check (danger_level in ('low', 'medium', 'high')),
  status text not null check (status in ('wanted', 'arrested', 'released')),
  location text not null,
  crime_types text[] not null check (cardinality(crime_types) > 0),
  photo_id uuid references media,
  -- Grows with every change, so that nobody overwrites what they have not seen.
  version integer not null default 1,
  created_at timestamptz(3) not null,
  words text not null generated always as (searchable(name || ' ' || location)) stored
);
create index suspects_by_status on suspects (status, id desc);
create index suspects_by_words on suspects using gin (words gin_trgm_ops);
create index suspects_by_crime_type on suspects using gin (crime_types);
create index suspects_of_creator on suspects (creator_id);
create index suspects_by_photo on suspects (photo_id);

-- What was changed of a suspect. Whoever changed it without acting as an admin has a number there, for good.
create table suspect_revisions (
  id uuid primary key,
  suspect_id uuid not null references suspects on delete cascade,
  editor_id uuid references users on delete set null,
  contributor integer,
  changes jsonb not null,
  changed_photo boolean not null,
  photo_before uuid references media,
  photo_after uuid references media,
  created_at timestamptz(3) not null
);
create index suspect_revisions_of_suspect on suspect_revisions (suspect_id, id desc);
create index suspect_revisions_of_editor on suspect_revisions (editor_id);
create index suspect_revisions_by_photo_before on suspect_revisions (photo_before);
create index suspect_revisions_by_photo_after on suspect_revisions (photo_after);

-- The suspects that a post is about, in its order.
create table post_suspects (
  post_id uuid not null references posts on delete cascade,
  suspect_id uuid not null references suspects on delete cascade,
  position smallint not null,
  primary key (post_id, suspect_id)
);
create index posts_of_suspect on post_suspects (suspect_id, post_id desc);
