-- A comment may answer another on the same post; an answer is not answered in turn. What becomes of it follows from what it answers:
-- nobody finds it while that waits for a moderator, and it goes with it. Nothing is deleted behind the app, which tells those concerned.
alter table comments
  add column parent_id uuid references comments,
  add column reply_count integer not null default 0;
create index comments_replies on comments (parent_id, sort_key) where parent_id is not null;

-- The comments on a post are read without what answers them; by the post alone, all of them are found to be deleted.
drop index comments_of_post;
create index comments_of_post on comments (post_id, (parent_id is null), sort_key desc);
alter table post_counts add column thread_count integer not null default 0;
update post_counts n set thread_count = comment_count where comment_count > 0;

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

-- Answers of which whoever wrote the comment has not been told yet; like `untold_comments`.
create table untold_replies (
  parent_id uuid not null,
  comment_id uuid not null,
  due_at timestamptz(3) not null,
  primary key (parent_id, comment_id)
);
create index untold_replies_due on untold_replies (due_at);

-- What somebody is told of answers goes with the comment that they answer.
alter table notifications add column comment_id uuid references comments on delete cascade;
create index notifications_of_comment on notifications (comment_id) where comment_id is not null;

-- As in 0051, but that it may answer another comment. Nothing is done, and `refused` says why, when that is not to be found on the
-- post ('missing'), or is an answer itself ('reply').
drop function add_comment;
create function add_comment(
  new_id uuid, on_post uuid, by_person uuid, sealed bytea, said text, is_unnamed boolean, key text, written_at timestamptz,
  told_at timestamptz, findings text[], compared_with uuid, new_since timestamptz, few integer, matches text[], answered uuid,
  out post_user_id uuid, out post_sealed_author bytea, out post_is_anonymous boolean, out post_is_allowed boolean,
  out earlier_id uuid, out refused text, out is_outdated boolean, out made_state text, out author_name text, out author_avatar text
) language plpgsql as $$
declare
  is_new boolean := false;
begin
  select p.user_id, p.sealed_author, p.is_anonymous, p.is_allowed
    into post_user_id, post_sealed_author, post_is_anonymous, post_is_allowed
    from posts p where p.id = on_post for no key update;
  if post_is_allowed is not true then
    return;
  end if;
  if key is not null then
    select c.id into earlier_id from comments c where c.idempotency_key = key;
    if earlier_id is not null then
      return;
    end if;
  end if;
  if answered is not null then
    select case when c.parent_id is not null then 'reply' end into refused
      from comments c where c.id = answered and c.post_id = on_post and c.state = 'shown';
    if not found then
      refused := 'missing';
    end if;
    if refused is not null then
      return;
    end if;
  end if;
  select l.version is distinct from compared_with into is_outdated from watch_list l;
  if is_outdated then
    return;
  end if;
  made_state := 'shown';
  if cardinality(findings) > 0 then
    if not is_unnamed then
      select u.created_at > new_since and (
          select count(*) from (select from comments c where c.user_id = by_person and c.state = 'shown' limit few) stand
        ) < few
        into is_new from users u where u.id = by_person;
    end if;
    is_new := coalesce(is_new, false);
    if is_unnamed or is_new then
      made_state := 'held';
    end if;
  end if;
  insert into comments (id, post_id, parent_id, user_id, sealed_author, text, is_anonymous, idempotency_key, created_at, state)
    values (new_id, on_post, answered, by_person, sealed, said, is_unnamed, key, written_at, made_state);
  -- Of what is anonymous the day alone stands here, as with the comment.
  insert into flags (id, comment_id, is_automatic, reason, text, created_at)
    select gen_random_uuid(), new_id, true, each.reason, coalesce(each.found, ''), written_at
    from unnest(case when is_new then findings || 'firstComments'::text else findings end, matches) each (reason, found);
  if made_state = 'shown' then
    insert into untold_comments values (on_post, new_id, told_at);
    if answered is not null then
      insert into untold_replies values (answered, new_id, told_at);
    end if;
  end if;
  select u.name, u.avatar into author_name, author_avatar from users u where u.id = by_person;
end $$;

-- As in 0049, but that nobody votes below what is not shown either.
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
