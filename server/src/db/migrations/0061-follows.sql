-- What people follow, and what they are to be told of it. Who follows stands nowhere: a keyed digest finds what is one person's, and
-- whom to tell only the server's key can read, which is in no backup unless asked for. No time is kept.
create table follows (
  id uuid primary key,
  follower uuid not null,
  sealed_user bytea not null,
  post_id uuid references posts on delete cascade,
  suspect_id uuid references suspects on delete cascade,
  -- A place or a category, as the search has them: '#d:Dhaka', '#u:Dhaka/Savar', '#c:Theft'.
  facet text collate "C" check (facet ~ '^#[duc]:.'),
  topic text collate "C" not null generated always as (coalesce(post_id::text, suspect_id::text, facet)) stored,
  check (num_nonnulls(post_id, suspect_id, facet) = 1),
  unique (follower, topic)
);
create index follows_of_topic on follows (topic, id);
create index follows_of_post on follows (post_id) where post_id is not null;
create index follows_of_suspect on follows (suspect_id) where suspect_id is not null;

-- Whoever is told once a day, and up to when they have been.
create table daily_followers (
  follower uuid primary key,
  told_up_to timestamptz(3) not null
);

-- What has happened that somebody may follow. It is told at once to page after page of its followers, and for some days to those who
-- are told once a day.
create table follow_news (
  id uuid primary key,
  kind text not null check (kind in ('entry', 'report', 'status')),
  post_id uuid references posts on delete cascade,
  timeline_id uuid references timelines on delete cascade,
  suspect_id uuid references suspects on delete cascade,
  -- A keyed digest of whoever did it under their name, who is not told, and of this row; of what was done without a name, nobody's.
  by_digest text,
  -- From when on it is told.
  at timestamptz(3) not null,
  -- What it is about, from the nearest to the widest; null until it is told.
  topics text[],
  -- The last of the follows that were told of it at once.
  told_to uuid,
  is_told boolean not null default false,
  -- When telling began; null until then, as are the topics.
  told_at timestamptz(3),
  check ((kind = 'status') = (suspect_id is not null)),
  check ((kind = 'entry') = (timeline_id is not null))
);
-- Each is told once, however often it is taken back out and let through again.
create unique index follow_news_of_report on follow_news (post_id) where kind = 'report';
create unique index follow_news_of_entry on follow_news (timeline_id) where kind = 'entry';
-- Changes of one suspect that come before they are told are told as one.
create unique index follow_news_of_status on follow_news (suspect_id) where kind = 'status' and not is_told;
create index follow_news_of_post on follow_news (post_id) where post_id is not null;
create index follow_news_of_suspect on follow_news (suspect_id) where suspect_id is not null;
create index follow_news_untold on follow_news (at) where not is_told;
create index follow_news_told on follow_news (told_at);

-- What a public report is about, beside itself: the suspects, and the places and categories by which it is found.
create function topics_of_report(report uuid) returns text[] language sql stable as $$
  select array(
    select topic from (
      select 1 as width, suspect_id::text as topic from post_suspects where post_id = report
      union all
      select case left(lexeme, 3) when '#u:' then 2 when '#d:' then 3 else 4 end, lexeme
      from search_posts, unnest(tsvector_to_array(words)) lexeme
      where id = report and lexeme ~ '^#[duc]:'
    ) each order by width, topic)
$$;

alter table notifications add column suspect_id uuid references suspects on delete cascade;
create index notifications_about_suspect on notifications (suspect_id) where suspect_id is not null;

-- What followers were told names reports and entries: it goes with the statement that takes these out of public view.
create function untell_followers() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'posts' then
    delete from notifications where post_id = new.id and kind like 'followed\_%';
  else
    delete from notifications where timeline_id = new.id and kind like 'followed\_%';
  end if;
  return null;
end $$;
create trigger untell_followers after update of review_state on posts
  for each row when (old.is_allowed and not new.is_allowed) execute function untell_followers();
create trigger untell_followers after update of is_approved on timelines
  for each row when (old.is_approved and not new.is_approved) execute function untell_followers();
