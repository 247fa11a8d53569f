-- Every process knows for at most a second whom a session stands for (accounts/knownSessions.ts). Whatever changes that says so here, on
-- the line on which is told what guests may see, and arrives with its commit: a session that ends, another role, what is hidden
-- from a person or shown to them again. That a session lives longer than was known is no change.
create or replace function invalidate_actors() returns trigger language plpgsql as $$
begin
  perform notify_guest_caches('actors');
  return null;
end $$;

create or replace trigger invalidate_actors after insert or update or delete on password_resets
  for each row execute function invalidate_actors();
create or replace trigger invalidate_actors after insert or update or delete on second_passwords
  for each row execute function invalidate_actors();
create or replace trigger invalidate_actors after update on sessions for each row
  when (old.user_id <> new.user_id or old.expires_at > new.expires_at or old.unlocked_until is distinct from new.unlocked_until)
  execute function invalidate_actors();
create or replace trigger invalidate_actors_on_truncate after truncate on sessions execute function invalidate_actors();
create or replace trigger invalidate_actors_on_delete after delete on sessions for each row execute function invalidate_actors();
create or replace trigger invalidate_actors after insert or update or delete on super_admins
  for each row execute function invalidate_actors();
create or replace trigger invalidate_actors after update of role on users for each row
  when (old.role <> new.role) execute function invalidate_actors();

-- A name or a picture may stand on any page.
create or replace function invalidate_all() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (is_shuffling() or new is not distinct from old) then
    return null;
  end if;
  perform notify_guest_caches('all');
  return null;
end $$;

create or replace trigger invalidate_all_on_truncate after truncate on blogs execute function invalidate_all();
create or replace trigger invalidate_all_on_truncate after truncate on comments execute function invalidate_all();
create or replace trigger invalidate_all after update on media for each row
  when (new.widths is not distinct from old.widths) execute function invalidate_all();
-- Who empties a table by hand.
create or replace trigger invalidate_all_on_truncate after truncate on posts execute function invalidate_all();
create or replace trigger invalidate_all_on_truncate after truncate on stories execute function invalidate_all();
create or replace trigger invalidate_all after update on suspects
  for each row when (old.visibility = 'shown' or new.visibility = 'shown') execute function invalidate_all();
create or replace trigger invalidate_all_on_truncate after truncate on suspects execute function invalidate_all();
create or replace trigger invalidate_all_on_delete after delete on suspects
  for each row when (old.visibility = 'shown') execute function invalidate_all();
create or replace trigger invalidate_all_on_truncate after truncate on timelines execute function invalidate_all();
create or replace trigger invalidate_all after delete or update of id, name, avatar, avatar_id, role on users
  for each row execute function invalidate_all();
create or replace trigger invalidate_all_on_truncate after truncate on users execute function invalidate_all();

create or replace function invalidate_post_of_evidence() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or (not is_shuffling() and new is distinct from old) then
    perform invalidate_public_post(
      (select post_id from timelines where id = coalesce(new.timeline_id, old.timeline_id)));
  end if;
  return null;
end $$;

create or replace trigger invalidate_post_of_evidence after insert or update or delete on timeline_media
  for each row execute function invalidate_post_of_evidence();

-- What guests are shown is remembered by every process (guestCache). Whatever lets something through, changes it or takes it away -
-- the app, a job, a command, a hand in the database - says so here, and arrives with its commit. NOTIFY makes commits wait for each
-- other, so what happens all the time says nothing here: reactions, comments that come, votes, and the counts of them;
-- nor does what is written anew as it is, as by shuffling.
create or replace function notify_guest_caches(subject text) returns void language sql as $$
  select pg_notify('guest_cache', subject)
$$;

create or replace function invalidate_lists() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new is not distinct from old then
    return null;
  end if;
  perform notify_guest_caches('lists');
  return null;
end $$;

create or replace trigger invalidate_lists after insert or update or delete on blogs
  for each row execute function invalidate_lists();
create or replace trigger invalidate_lists after insert or update or delete on stories
  for each row execute function invalidate_lists();
create or replace trigger invalidate_lists after insert on suspects
  for each row when (new.visibility = 'shown') execute function invalidate_lists();

create or replace function invalidate_post_of_part() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or (not is_shuffling() and new is distinct from old) then
    perform invalidate_public_post(coalesce(new.post_id, old.post_id));
  end if;
  return null;
end $$;

create or replace trigger invalidate_post_of_part after update of
  id, post_id, user_id, text, is_anonymous, created_at, sealed_author, state
  on comments for each row when (old.state = 'shown' or new.state = 'shown') execute function invalidate_post_of_part();
create or replace trigger invalidate_post_on_delete after delete on comments
  for each row when (old.state = 'shown') execute function invalidate_post_of_part();
create or replace trigger invalidate_post_of_part after insert or update or delete on post_media
  for each row execute function invalidate_post_of_part();
create or replace trigger invalidate_post_of_part after insert or update or delete on post_suspects
  for each row execute function invalidate_post_of_part();
create or replace trigger invalidate_post_of_part after insert or update or delete on timelines
  for each row execute function invalidate_post_of_part();

create or replace function invalidate_post() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    -- Guests see neither how often it was flagged, nor the mark for shuffling.
    old.report_count := new.report_count;
    old.unshuffled := new.unshuffled;
    if new is not distinct from old then
      return null;
    end if;
  end if;
  if (tg_op <> 'INSERT' and old.is_allowed) or (tg_op <> 'DELETE' and new.is_allowed) then
    perform notify_guest_caches('post ' || coalesce(new.id, old.id));
  end if;
  return null;
end $$;

create or replace trigger invalidate_post after insert or delete or update on posts for each row execute function invalidate_post();

-- What hangs on a public post: its pictures, suspects, comments and entries.
create or replace function invalidate_public_post(changed uuid) returns void language plpgsql as $$
begin
  if exists (select from posts where id = changed and is_allowed) then
    perform notify_guest_caches('post ' || changed);
  end if;
end $$;

-- Sizes come some moments after a picture, and nobody reads most of them before a moderator has. What was remembered without
-- them stays right: whatever a picture was shown from is still there. So only those are told who show it to guests.
create or replace function invalidate_post_of_media() returns trigger language plpgsql as $$
declare
  shown uuid;
begin
  select coalesce(
    (select post_id from post_media where media_id = new.id),
    (select post_id from timelines join timeline_media on timeline_id = timelines.id where media_id = new.id)) into shown;
  if shown is not null then
    perform invalidate_public_post(shown);
  elsif not new.is_private then
    perform notify_guest_caches('all');
  end if;
  return null;
end $$;

create or replace trigger invalidate_post_of_media after update on media for each row
  when (new.widths is distinct from old.widths) execute function invalidate_post_of_media();
