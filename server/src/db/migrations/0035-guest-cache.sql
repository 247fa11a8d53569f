-- What guests are shown is remembered by every process (guestCache). Whatever lets something through, changes it or takes it away -
-- the app, a job, a command, a hand in the database - says so here, and arrives with its commit. NOTIFY makes commits wait for each
-- other, so what happens all the time says nothing here: reactions, comments that come, votes, and the counts of them;
-- nor does what is written anew as it is, as by shuffling.
create function tell_guest_cache(subject text) returns void language sql as $$
  select pg_notify('guest_cache', subject)
$$;

create function tell_post_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new is not distinct from old then
    return null;
  end if;
  if (tg_op <> 'INSERT' and old.is_allowed) or (tg_op <> 'DELETE' and new.is_allowed) then
    perform tell_guest_cache('post ' || coalesce(new.id, old.id));
  end if;
  return null;
end $$;
create trigger tell_post_changed after insert or delete or update of
  id, user_id, title, description, source, location, is_anonymous, review_state, review_reason, version, created_at, updated_at,
  incident_at, published_at, sealed_author, without_account
  on posts for each row execute function tell_post_changed();

-- What hangs on a public post: its pictures, suspects, comments and entries.
create function tell_public_post_changed(changed uuid) returns void language plpgsql as $$
begin
  if exists (select from posts where id = changed and is_allowed) then
    perform tell_guest_cache('post ' || changed);
  end if;
end $$;

create function tell_part_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or new is distinct from old then
    perform tell_public_post_changed(coalesce(new.post_id, old.post_id));
  end if;
  return null;
end $$;
create trigger tell_part_changed after insert or update or delete on post_media
  for each row execute function tell_part_changed();
create trigger tell_part_changed after insert or update or delete on post_suspects
  for each row execute function tell_part_changed();
create trigger tell_part_changed after insert or update or delete on timelines
  for each row execute function tell_part_changed();
create trigger tell_part_changed after delete or update of
  id, post_id, user_id, text, is_anonymous, created_at, sealed_author
  on comments for each row execute function tell_part_changed();

create function tell_evidence_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or new is distinct from old then
    perform tell_public_post_changed(
      (select post_id from timelines where id = coalesce(new.timeline_id, old.timeline_id)));
  end if;
  return null;
end $$;
create trigger tell_evidence_changed after insert or update or delete on timeline_media
  for each row execute function tell_evidence_changed();

create function tell_lists_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new is not distinct from old then
    return null;
  end if;
  perform tell_guest_cache('lists');
  return null;
end $$;
create trigger tell_lists_changed after insert or update or delete on blogs
  for each row execute function tell_lists_changed();
create trigger tell_lists_changed after insert or update or delete on stories
  for each row execute function tell_lists_changed();
create trigger tell_lists_changed after insert on suspects
  for each row execute function tell_lists_changed();

-- A name or a picture may stand on any page.
create function tell_all_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new is not distinct from old then
    return null;
  end if;
  perform tell_guest_cache('all');
  return null;
end $$;
create trigger tell_all_changed after delete or update of id, name, avatar, avatar_id, role on users
  for each row execute function tell_all_changed();
create trigger tell_all_changed after update or delete on suspects
  for each row execute function tell_all_changed();
create trigger tell_all_changed after update on media
  for each row execute function tell_all_changed();

-- Who empties a table by hand.
create trigger tell_all_gone after truncate on posts execute function tell_all_changed();
create trigger tell_all_gone after truncate on comments execute function tell_all_changed();
create trigger tell_all_gone after truncate on timelines execute function tell_all_changed();
create trigger tell_all_gone after truncate on users execute function tell_all_changed();
create trigger tell_all_gone after truncate on suspects execute function tell_all_changed();
create trigger tell_all_gone after truncate on blogs execute function tell_all_changed();
create trigger tell_all_gone after truncate on stories execute function tell_all_changed();
