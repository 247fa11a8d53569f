-- As in 0067, but that a comment with a name below something anonymous is refused as 'unsure' until the caller is sure of it: only the app
-- can tell whose the thing above is. The caller is sure of it afterwards whoever that is, so the statements are the same for everybody.
drop function add_comment;
create function add_comment(
  new_id uuid, on_post uuid, by_person uuid, sealed bytea, said text, is_unnamed boolean, key text, written_at timestamptz,
  told_at timestamptz, findings text[], compared_with uuid, new_since timestamptz, few integer, matches text[], answered uuid,
  is_sure boolean,
  out post_user_id uuid, out post_sealed_author bytea, out post_is_anonymous boolean, out post_is_allowed boolean,
  out parent_sealed_author bytea, out earlier_id uuid, out refused text, out is_outdated boolean, out made_state text,
  out author_name text, out author_avatar text
) language plpgsql as $$
declare
  is_new boolean := false;
  is_below_unnamed boolean;
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
  is_below_unnamed := post_is_anonymous;
  if answered is not null then
    select case when c.parent_id is not null then 'reply' end, c.sealed_author, post_is_anonymous or c.is_anonymous
      into refused, parent_sealed_author, is_below_unnamed
      from comments c where c.id = answered and c.post_id = on_post and c.state = 'shown';
    if not found then
      refused := 'missing';
    end if;
    if refused is not null then
      return;
    end if;
  end if;
  if is_below_unnamed and not is_unnamed and not is_sure then
    refused := 'unsure';
    return;
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
