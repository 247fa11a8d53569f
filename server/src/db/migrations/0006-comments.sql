create table comments (
  id uuid primary key,
  post_id uuid not null references posts on delete cascade,
  user_id uuid references users on delete set null,
  text text not null,
  is_anonymous boolean not null,
  upvote_count integer not null default 0,
  downvote_count integer not null default 0,
  idempotency_key text,
  created_at timestamptz(3) not null,
  unique (user_id, post_id, idempotency_key)
);
create index comments_of_post on comments (post_id, id desc);

create table comment_votes (
  comment_id uuid not null references comments on delete cascade,
  user_id uuid not null references users on delete cascade,
  is_up boolean not null,
  primary key (comment_id, user_id)
);
create index comment_votes_of_user on comment_votes (user_id);

-- Both are counted here for the same reason as reactions.
create function count_comments() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update posts set comment_count = comment_count + 1 where id = new.post_id;
  else
    update posts set comment_count = comment_count - 1 where id = old.post_id;
  end if;
  return null;
end $$;
create trigger count_comments after insert or delete on comments
  for each row execute function count_comments();

create function count_comment_votes() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update comments
    set upvote_count = upvote_count - old.is_up::integer, downvote_count = downvote_count - (not old.is_up)::integer
    where id = old.comment_id;
  end if;
  if tg_op <> 'DELETE' then
    update comments
    set upvote_count = upvote_count + new.is_up::integer, downvote_count = downvote_count + (not new.is_up)::integer
    where id = new.comment_id;
  end if;
  return null;
end $$;
create trigger count_comment_votes after insert or update or delete on comment_votes
  for each row execute function count_comment_votes();
