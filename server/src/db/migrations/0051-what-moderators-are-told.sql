-- Appeals wait for admins like all else that does: they are told in one notification, and it stands in the figures.
alter table waiting_calls drop constraint waiting_calls_kind_check;
alter table waiting_calls add check (kind in ('post', 'timeline', 'flag', 'support', 'appeal'));
insert into waiting_calls values ('appeal', 'epoch', false);
alter table waiting_days drop constraint waiting_days_kind_check;
alter table waiting_days add check (kind in ('post', 'timeline', 'flag', 'support', 'appeal'));
alter table audit_log drop constraint audit_log_decided_check;
alter table audit_log add check (decided in ('post', 'timeline', 'flag', 'support', 'appeal'));
drop index notifications_waiting;
create unique index notifications_waiting on notifications (kind)
  where kind in ('post_waiting', 'timeline_waiting', 'flag_waiting', 'support_waiting', 'appeal_waiting');

-- Pauses of authors are listed by what they were given for, and of one thing there is one that nobody has appealed against.
create index author_pauses_of_thing on author_pauses (thing_id);

-- As in 0049, but that each finding comes with what was found, for the moderators.
drop function add_comment;
create function add_comment(
  new_id uuid, on_post uuid, by_person uuid, sealed bytea, said text, is_unnamed boolean, key text, written_at timestamptz,
  told_at timestamptz, findings text[], compared_with uuid, new_since timestamptz, few integer, matches text[] default '{}',
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
    select gen_random_uuid(), new_id, true, each.reason, coalesce(each.found, ''), written_at
    from unnest(case when is_new then findings || 'firstComments'::text else findings end, matches) each (reason, found);
  if made_state = 'shown' then
    insert into untold_comments values (on_post, new_id, told_at);
  end if;
  select u.name, u.avatar into author_name, author_avatar from users u where u.id = by_person;
end $$;
