create or replace function count_added_reactions() returns trigger language plpgsql as $$
begin
  update post_counts set reaction_count = reaction_count + new.amount where post_id = new.post_id;
  return null;
end $$;

create or replace trigger count_added_reactions after insert on added_reactions
  for each row execute function count_added_reactions();

create or replace function count_author_reaction() returns trigger language plpgsql as $$
begin
  new.reaction_count := new.reaction_count + new.author_reacted::integer - old.author_reacted::integer;
  return new;
end $$;

create or replace trigger count_author_reaction before update of author_reacted on post_counts
  for each row execute function count_author_reaction();

-- Counted here and not by whoever writes a row, so that the count stays right when an account goes away with its rows.
create or replace function count_reactions() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update post_counts set reaction_count = reaction_count + 1 where post_id = new.post_id;
  else
    update post_counts set reaction_count = reaction_count - 1 where post_id = old.post_id;
  end if;
  return null;
end $$;

create or replace trigger count_reactions after insert or delete on reactions
  for each row execute function count_reactions();

-- Reacts, or takes the reaction back, in one statement, because reactions come by the thousand: a transaction of the app would need
-- four round trips more for each. On their own anonymous post a name among those who reacted would stand out, so that of its
-- author is kept without one; a named one may be left of when nobody could say whose the post is, and goes first.
create or replace function toggle_reaction(
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
