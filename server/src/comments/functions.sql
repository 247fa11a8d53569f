create or replace function count_author_vote() returns trigger language plpgsql as $$
begin
  new.upvote_count := new.upvote_count
    + (new.author_vote is true)::integer - (old.author_vote is true)::integer;
  new.downvote_count := new.downvote_count
    + (new.author_vote is false)::integer - (old.author_vote is false)::integer;
  return new;
end $$;

create or replace trigger count_author_vote before update of author_vote on comments
  for each row execute function count_author_vote();

create or replace function count_comment_votes() returns trigger language plpgsql as $$
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

create or replace trigger count_comment_votes after insert or delete or update of is_up on comment_votes
  for each row execute function count_comment_votes();

-- Of a comment those of its answers are counted that are shown; on a post all that people find, with those answers or without.
create or replace function count_comments() returns trigger language plpgsql as $$
declare
  comment comments := coalesce(new, old);
  more integer := (tg_op <> 'DELETE' and new.state = 'shown')::integer - (tg_op <> 'INSERT' and old.state = 'shown')::integer;
  is_found boolean;
begin
  if more = 0 then
    return null;
  end if;
  if comment.parent_id is null then
    update post_counts
      set comment_count = comment_count + more * (1 + comment.reply_count), thread_count = thread_count + more
      where post_id = comment.post_id;
    return null;
  end if;
  update comments set reply_count = reply_count + more where id = comment.parent_id returning state = 'shown' into is_found;
  if is_found then
    update post_counts set comment_count = comment_count + more where post_id = comment.post_id;
  end if;
  return null;
end $$;

create or replace trigger count_comments after insert or delete or update of state on comments
  for each row execute function count_comments();

-- One statement, because votes come by the thousand: a transaction of the app would need four round trips more for each. Nobody votes
-- below what is not shown.
create or replace function toggle_vote(
  on_post uuid, on_comment uuid, by_person uuid, is_upvote boolean, as_author boolean,
  out post_user_id uuid, out post_sealed_author bytea, out post_is_anonymous boolean, out post_is_allowed boolean,
  out is_unnamed boolean, out sealed bytea, out vote boolean, out upvotes integer, out downvotes integer, out change bigint
) language plpgsql as $$
begin
  select p.user_id, p.sealed_author, p.is_anonymous, p.is_allowed
    into post_user_id, post_sealed_author, post_is_anonymous, post_is_allowed
    from posts p where p.id = on_post for no key update;
  if post_is_allowed is not true then
    return;
  end if;
  select c.is_anonymous, c.sealed_author into is_unnamed, sealed
    from comments c where c.id = on_comment and c.post_id = on_post and c.state = 'shown'
      and not exists (select from comments t where t.id = c.parent_id and t.state <> 'shown') for no key update;
  if is_unnamed is null or (is_unnamed and as_author is null) then
    return;
  end if;
  if is_unnamed and as_author then
    delete from comment_votes v where v.comment_id = on_comment and v.user_id = by_person;
    update comments c set author_vote = case when c.author_vote is distinct from is_upvote then is_upvote end
      where c.id = on_comment returning c.author_vote into vote;
  else
    delete from comment_votes v
      where v.comment_id = on_comment and v.user_id = by_person and v.is_up = is_upvote;
    if not found then
      insert into comment_votes (comment_id, user_id, is_up) values (on_comment, by_person, is_upvote)
        on conflict (comment_id, user_id) do update set is_up = excluded.is_up;
      vote := is_upvote;
    end if;
  end if;
  select c.upvote_count, c.downvote_count into upvotes, downvotes from comments c where c.id = on_comment;
  change := nextval('live_order');
end $$;

-- Who wrote a comment is told of answers with the title of the post, which may be why the post is sent back. It stays when the author
-- edits the post: the title is then the one that was approved.
create or replace function retract_reply_notifications() returns trigger language plpgsql as $$
begin
  delete from notifications where post_id = new.id and kind = 'comment_replied';
  return null;
end $$;

create or replace trigger retract_reply_notifications after update of review_state on posts
  for each row when (old.is_allowed and new.review_state = 'returned') execute function retract_reply_notifications();

comment on column comments.parent_id is 'The comment that it answers.';
comment on column comments.user_id is 'null for an anonymous comment.';
comment on column comments.sealed_author is 'Author of an anonymous comment.';
comment on column comments.reply_count is 'The number of its answers that are shown, maintained by a trigger.';
comment on column comments.author_vote is
  'The vote of the author of an anonymous comment: true for up, false for down. The counts include it.';
comment on column comments.idempotency_key is 'For servers of the release before; the table `idempotency_keys` counts.';
comment on column comments.created_at is 'For an anonymous comment the beginning of the day.';
comment on column comments.state is '''held'' has waited for a moderator since it was written, ''hidden'' since people flagged it.';
comment on table comment_votes is 'The vote of a deleted account has no user until it is removed.';
