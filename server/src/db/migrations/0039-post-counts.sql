-- The counts of a post changed a row as long as its texts, with nine indexes and the words of the search beside it: only one of
-- fifteen such updates stayed on its page (HOT), and all of them made the words anew. They stand in a narrow row of their own,
-- with room on its page for the next.
create table post_counts (
  post_id uuid primary key references posts on delete cascade,
  reaction_count integer not null default 0,
  comment_count integer not null default 0,
  -- The reaction of its author to what is anonymous; it is among those that are counted.
  author_reacted boolean not null default false
) with (fillfactor = 60);
insert into post_counts select id, reaction_count, comment_count, author_reacted from posts order by random();

create function make_post_counts() returns trigger language plpgsql as $$
begin
  insert into post_counts (post_id) values (new.id);
  return null;
end $$;
create trigger make_post_counts after insert on posts for each row execute function make_post_counts();

drop trigger count_author_reaction on posts;
create trigger count_author_reaction before update of author_reacted on post_counts
  for each row execute function count_author_reaction();

create or replace function count_reactions() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update post_counts set reaction_count = reaction_count + 1 where post_id = new.post_id;
  else
    update post_counts set reaction_count = reaction_count - 1 where post_id = old.post_id;
  end if;
  return null;
end $$;
create or replace function count_added_reactions() returns trigger language plpgsql as $$
begin
  update post_counts set reaction_count = reaction_count + new.amount where post_id = new.post_id;
  return null;
end $$;
create or replace function count_comments() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update post_counts set comment_count = comment_count + 1 where post_id = new.post_id;
  else
    update post_counts set comment_count = comment_count - 1 where post_id = old.post_id;
  end if;
  return null;
end $$;

alter table posts drop column reaction_count, drop column comment_count, drop column author_reacted;

-- The votes on a comment are counted on the comment, which is short: room on its page is enough.
alter table comments set (fillfactor = 80);
