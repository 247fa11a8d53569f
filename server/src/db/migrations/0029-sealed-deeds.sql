-- What authors do about their own anonymous things is kept on these and bears no person: the reaction to one's own post, the vote
-- on one's own comment. Both are counted with the others.
alter table posts add column author_reacted boolean not null default false;
alter table comments add column author_vote boolean;

create function count_author_reaction() returns trigger language plpgsql as $$
begin
  new.reaction_count := new.reaction_count + new.author_reacted::integer - old.author_reacted::integer;
  return new;
end $$;
create trigger count_author_reaction before update of author_reacted on posts
  for each row execute function count_author_reaction();

create function count_author_vote() returns trigger language plpgsql as $$
begin
  new.upvote_count := new.upvote_count
    + (new.author_vote is true)::integer - (old.author_vote is true)::integer;
  new.downvote_count := new.downvote_count
    + (new.author_vote is false)::integer - (old.author_vote is false)::integer;
  return new;
end $$;
create trigger count_author_vote before update of author_vote on comments
  for each row execute function count_author_vote();

-- What goes later, its author having left, stood on the things themselves, written by one transaction: all of one person. It
-- stands here with the thing sealed, so that the rows of one departure lead to nothing.
create table departures (
  id uuid primary key,
  kind text not null check (kind in ('post', 'comment', 'upvote', 'downvote')),
  sealed_subject bytea,
  -- Of those who left before this was sealed, which no migration can; such rows are gone after two days.
  subject_id uuid,
  due_at timestamptz(3) not null,
  check (num_nonnulls(sealed_subject, subject_id) = 1)
);
create index departures_by_time on departures (due_at);
insert into departures (id, kind, subject_id, due_at)
  select gen_random_uuid(), 'post', id, goes_at from posts where goes_at is not null
  union all select gen_random_uuid(), 'comment', id, goes_at from comments where goes_at is not null
  union all select gen_random_uuid(), case when is_up then 'upvote' else 'downvote' end, comment_id, goes_at
    from comment_votes where goes_at is not null;
alter table posts drop column goes_at;
alter table comments drop column goes_at;
alter table comment_votes drop column goes_at;

-- When a file came is when its report was filed; nothing has ever read it.
alter table media drop column created_at;
