-- The sizes of a picture are drawn after the answer. `widths` says which there are, in pixels, and `size_bytes` how much each
-- weighs; their files lie under `sizes_key`, 'w' and the width. While `widths` is null they are still to be drawn: from
-- `original_key` if there is one, which is the photo as it was sent, without anything but its pixels, and goes at once after;
-- until then what stands under `name` is small.
alter table media
  add column widths integer[],
  add column size_bytes integer[],
  add column sizes_key text unique,
  add column original_key text unique;
update media set widths = '{}' where kind <> 'image';
create index media_without_sizes on media (id) where widths is null;

-- Sizes come some moments after a picture, and nobody reads most of them before a moderator has. What was remembered without
-- them stays right: whatever a picture was shown from is still there. So only those are told who show it to guests.
create function tell_sizes_changed() returns trigger language plpgsql as $$
declare
  shown uuid;
begin
  select coalesce(
    (select post_id from post_media where media_id = new.id),
    (select post_id from timelines join timeline_media on timeline_id = timelines.id where media_id = new.id)) into shown;
  if shown is not null then
    perform tell_public_post_changed(shown);
  elsif not new.is_private then
    perform tell_guest_cache('all');
  end if;
  return null;
end $$;
drop trigger tell_all_changed on media;
create trigger tell_all_changed after update on media for each row
  when (new.widths is not distinct from old.widths) execute function tell_all_changed();
create trigger tell_sizes_changed after update on media for each row
  when (new.widths is distinct from old.widths) execute function tell_sizes_changed();
