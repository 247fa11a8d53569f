-- What people press and write all the time, each done in one round trip. Every function holds the post first, as all do that change
-- something below it, and hands out what the rules look at: who may, the app decides (policy.ts). Of a post that is not public
-- nothing is changed. Who wrote something anonymous only the app can tell: what depends on that is asked again with `as_author`.

-- Comments of which the post's author has not been told yet. Without foreign keys: what is gone by then is not told. In
-- the columns stands nothing that does not stand with the comment, but for the hour, until it is over.
create table untold_comments (
  post_id uuid not null,
  comment_id uuid not null,
  due_at timestamptz(3) not null,
  primary key (post_id, comment_id)
);
create index untold_comments_due on untold_comments (due_at);

-- Adds a comment, or finds the one that was made with its key before. `by_person` is null of what is anonymous.
create function add_comment(
  new_id uuid, on_post uuid, by_person uuid, sealed bytea, said text, is_unnamed boolean, key text, written_at timestamptz,
  told_at timestamptz,
  out post_user_id uuid, out post_sealed_author bytea, out post_is_anonymous boolean, out post_is_allowed boolean,
  out earlier_id uuid, out author_name text, out author_avatar text
) language plpgsql as $$
begin
  select p.user_id, p.sealed_author, p.is_anonymous, p.is_allowed
    into post_user_id, post_sealed_author, post_is_anonymous, post_is_allowed
    from posts p where p.id = on_post for no key update;
  if post_is_allowed is not true then
    return;
  end if;
  if key is not null then
    select c.id into earlier_id from comments c where c.idempotency_key = key;
    if found then
      return;
    end if;
  end if;
  insert into comments (id, post_id, user_id, sealed_author, text, is_anonymous, idempotency_key, created_at)
    values (new_id, on_post, by_person, sealed, said, is_unnamed, key, written_at);
  insert into untold_comments values (on_post, new_id, told_at);
  select u.name, u.avatar into author_name, author_avatar from users u where u.id = by_person;
end $$;

-- Reacts, or takes the reaction back. On their own anonymous post a name among those who reacted would stand out, so that of its
-- author is kept without one; a named one may be left of when nobody could say whose the post is, and goes first.
create function toggle_reaction(
  on_post uuid, by_person uuid, reacted_at timestamptz, as_author boolean,
  out post_user_id uuid, out post_sealed_author bytea, out post_is_anonymous boolean, out post_is_allowed boolean,
  out has_reacted boolean, out reactions integer, out change bigint
) language plpgsql as $$
begin
  select p.user_id, p.sealed_author, p.is_anonymous, p.is_allowed
    into post_user_id, post_sealed_author, post_is_anonymous, post_is_allowed
    from posts p where p.id = on_post for no key update;
  if post_is_allowed is not true or (post_is_anonymous and as_author is null) then
    return;
  end if;
  delete from reactions r where r.post_id = on_post and r.user_id = by_person;
  if found then
    has_reacted := false;
  elsif post_is_anonymous and as_author then
    update post_counts n set author_reacted = not n.author_reacted where n.post_id = on_post
      returning n.author_reacted into has_reacted;
  else
    insert into reactions values (on_post, by_person, reacted_at);
    has_reacted := true;
  end if;
  select n.reaction_count into reactions from post_counts n where n.post_id = on_post;
  change := nextval('live_order');
end $$;

-- Votes, or takes the vote back when it is the same again. The vote of an author on their own anonymous comment is kept without
-- the person; one with the person may be left, as with reactions. `vote` is true for up, false for down.
create function toggle_vote(
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
    from comments c where c.id = on_comment and c.post_id = on_post for no key update;
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
