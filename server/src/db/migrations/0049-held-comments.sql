-- Comments that a moderator must look at before others see them: held when they came, or hidden because people have flagged them.
-- Whoever wrote one goes on seeing it. To everybody else it is not there, and it is not counted.
alter table comments add column state text not null default 'shown' check (state in ('shown', 'held', 'hidden'));
create index comments_unseen on comments (post_id, sort_key desc) where state <> 'shown';

drop trigger count_comments on comments;
create or replace function count_comments() returns trigger language plpgsql as $$
declare
  was_counted integer := (tg_op <> 'INSERT' and old.state = 'shown')::integer;
  is_counted integer := (tg_op <> 'DELETE' and new.state = 'shown')::integer;
begin
  if was_counted <> is_counted then
    update post_counts set comment_count = comment_count + is_counted - was_counted
      where post_id = coalesce(new.post_id, old.post_id);
  end if;
  return null;
end $$;
create trigger count_comments after insert or delete or update of state on comments
  for each row execute function count_comments();

-- What guests never saw is no change to them.
drop trigger tell_part_changed on comments;
create trigger tell_part_changed after update of
  id, post_id, user_id, text, is_anonymous, created_at, sealed_author, state
  on comments for each row when (old.state = 'shown' or new.state = 'shown') execute function tell_part_changed();
create trigger tell_part_gone after delete on comments
  for each row when (old.state = 'shown') execute function tell_part_changed();

-- Words that a moderator wants to see. `compared` is an entry as it is looked for: of two that are the same there is one.
create table watch_words (
  id uuid primary key,
  word text not null,
  compared text not null unique,
  added_by uuid references users on delete set null,
  created_at timestamptz(3) not null
);
create index watch_words_of_user on watch_words (added_by);

-- Each process remembers the list. Whoever writes a comment says which list it was compared with, and compares it anew when there is
-- another by now: so a change counts from its commit on, without a question to ask for every comment.
create table watch_list (
  is_the_one boolean primary key default true check (is_the_one),
  version uuid not null
);
insert into watch_list (version) values (gen_random_uuid());
create function note_watch_list() returns trigger language plpgsql as $$
begin
  update watch_list set version = gen_random_uuid();
  return null;
end $$;
-- Who added a word is no part of the list: somebody who leaves changes that alone.
create trigger note_watch_list after insert or update of word or delete or truncate on watch_words
  for each statement execute function note_watch_list();

-- Adds a comment, or finds the one that was made with its key before. `by_person` is null of what is anonymous. Nothing is done, and
-- `is_outdated` says so, when the `findings` in it are those of another list. What has some waits when nobody can tell
-- who says it, or when they are new: their account, and fewer comments of theirs stand. Else it is shown, and flagged all the same.
drop function add_comment;
create function add_comment(
  new_id uuid, on_post uuid, by_person uuid, sealed bytea, said text, is_unnamed boolean, key text, written_at timestamptz,
  told_at timestamptz, findings text[], compared_with uuid, new_since timestamptz, few integer,
  out post_user_id uuid, out post_sealed_author bytea, out post_is_anonymous boolean, out post_is_allowed boolean,
  out earlier_id uuid, out is_outdated boolean, out made_state text, out author_name text, out author_avatar text
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
  insert into comments (id, post_id, user_id, sealed_author, text, is_anonymous, idempotency_key, created_at, state)
    values (new_id, on_post, by_person, sealed, said, is_unnamed, key, written_at, made_state);
  -- Of what is anonymous the day alone stands here, as with the comment.
  insert into flags (id, comment_id, is_automatic, reason, text, created_at)
    select gen_random_uuid(), new_id, true, each, '', written_at
    from unnest(case when is_new then findings || 'firstComments'::text else findings end) each;
  if made_state = 'shown' then
    insert into untold_comments values (on_post, new_id, told_at);
  end if;
  select u.name, u.avatar into author_name, author_avatar from users u where u.id = by_person;
end $$;

-- As in 0040, but that nobody votes on what is not shown.
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
    from comments c where c.id = on_comment and c.post_id = on_post and c.state = 'shown' for no key update;
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
