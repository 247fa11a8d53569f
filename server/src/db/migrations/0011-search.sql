-- What posts are searched by. Never who wrote them: a hit by name would tell who wrote an anonymous one.
-- A typo is looked for in `headline` only; in a long text nearly anything is like something.
alter table posts
  add column words text not null
    generated always as (searchable(title || ' ' || description || ' ' || location)) stored,
  add column headline text not null generated always as (searchable(title || ' ' || location)) stored;
create index posts_by_words on posts using gin (words gin_trgm_ops) where is_allowed;
create index posts_by_headline on posts using gin (headline gin_trgm_ops) where is_allowed;
