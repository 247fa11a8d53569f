-- Whether this transaction only writes rows anew.
create or replace function is_shuffling() returns boolean language sql stable as $$
  select coalesce(current_setting('bichar.is_shuffling', true), '') = 'on'
$$;

-- The day in Bangladesh, counted from 1970.
create or replace function day_number(at timestamptz) returns integer language sql immutable as $$
  select (at at time zone 'Asia/Dhaka')::date - '1970-01-01'::date
$$;

-- How each value of a table is written anew that may be kept outside of its row, where it has a number that counts up.
create or replace function columns_to_rewrite(target regclass) returns text language sql stable as $$
  select concat_ws(', ', string_agg(
    case format_type(atttypid, null)
      when 'text' then format('%1$I = %1$I || %2$L', attname, '')
      when 'bytea' then format('%1$I = %1$I || %2$L::bytea', attname, '')
      else format('%1$I = %1$I::text::%2$s', attname, format_type(atttypid, atttypmod))
    end, ', '),
    -- Rows of a day that is over, or that were shuffled with it, are done.
    'unshuffled = case when abs(unshuffled) >= $2 then abs(unshuffled) end')
  from pg_attribute
  where attrelid = target and attnum > 0 and not attisdropped and attgenerated = '' and attstorage in ('x', 'e')
$$;

-- Writes rows anew in the order in which they are given, each on another page than it was on. Never waits for a row that somebody holds,
-- and leaves out those that have changed their place. Returns the new places.
create or replace function rewrite_rows(target regclass, places tid[], today integer) returns tid[] language plpgsql as $$
declare
  rewrite constant text := format(
    'update %1$s set %2$s where ctid = any(array(select ctid from %1$s where ctid = $1 for no key update skip locked)) '
    'returning ctid', target, columns_to_rewrite(target));
  place tid;
  moved tid;
  rewritten tid[];
begin
  perform set_config('bichar.is_shuffling', 'on', true);
  -- A small table would be read as a whole for each place.
  perform set_config('enable_seqscan', 'off', true);
  foreach place in array places loop
    moved := place;
    -- A page with room takes its row again, until it is full.
    while moved is not null and (moved::text::point)[0] = (place::text::point)[0] loop
      execute rewrite into moved using moved, today;
    end loop;
    if moved is not null then
      rewritten := rewritten || moved;
    end if;
  end loop;
  return coalesce(rewritten, '{}');
end $$;

-- Notes of each row when it was written, so that the next run finds it by an index: the day, counted from 1970 and below zero. A run makes it
-- a positive number, and the first run after that day null. Rows of a restored backup have none: they stand in random order.
create or replace function mark_unshuffled() returns trigger language plpgsql as $$
begin
  new.unshuffled := -day_number(now());
  return new;
end $$;

-- All tables that contain anything anonymous, or a count that changes when something anonymous is written.
create or replace trigger mark_unshuffled before insert or update on added_reactions
  for each row when (not is_shuffling()) execute function mark_unshuffled();
create or replace trigger mark_unshuffled before insert or update on approved_versions
  for each row when (not is_shuffling()) execute function mark_unshuffled();
create or replace trigger mark_unshuffled before insert or update on author_index
  for each row when (not is_shuffling()) execute function mark_unshuffled();
create or replace trigger mark_unshuffled before insert or update on author_pauses
  for each row when (not is_shuffling()) execute function mark_unshuffled();
create or replace trigger mark_unshuffled before insert or update on comment_votes
  for each row when (not is_shuffling()) execute function mark_unshuffled();
create or replace trigger mark_unshuffled before insert or update on comments
  for each row when (not is_shuffling()) execute function mark_unshuffled();
create or replace trigger mark_unshuffled before insert or update on counted_reports
  for each row when (not is_shuffling()) execute function mark_unshuffled();
create or replace trigger mark_unshuffled before insert or update on deleted_posts
  for each row when (not is_shuffling()) execute function mark_unshuffled();
create or replace trigger mark_unshuffled before insert or update on deleted_suspects
  for each row when (not is_shuffling()) execute function mark_unshuffled();
create or replace trigger mark_unshuffled before insert or update on departures
  for each row when (not is_shuffling()) execute function mark_unshuffled();
create or replace trigger mark_unshuffled before insert or update on dropped_words
  for each row when (not is_shuffling()) execute function mark_unshuffled();
-- Automatic flags are raised at the time when something anonymous is written.
create or replace trigger mark_unshuffled before insert or update on flags
  for each row when (not is_shuffling()) execute function mark_unshuffled();
create or replace trigger mark_unshuffled before insert or update on follow_up_codes
  for each row when (not is_shuffling()) execute function mark_unshuffled();
create or replace trigger mark_unshuffled before insert or update on follows
  for each row when (not is_shuffling()) execute function mark_unshuffled();
create or replace trigger mark_unshuffled before insert or update on idempotency_keys
  for each row when (not is_shuffling()) execute function mark_unshuffled();
create or replace trigger mark_unshuffled before insert or update on kind_posts
  for each row when (not is_shuffling()) execute function mark_unshuffled();
create or replace trigger mark_unshuffled before insert or update on kind_suspects
  for each row when (not is_shuffling()) execute function mark_unshuffled();
-- The transaction that files something also counts what waits.
create or replace trigger mark_unshuffled before insert or update on list_counts
  for each row when (not is_shuffling()) execute function mark_unshuffled();
create or replace trigger mark_unshuffled before insert or update on media
  for each row when (not is_shuffling()) execute function mark_unshuffled();
create or replace trigger mark_unshuffled before insert or update on notifications
  for each row when (not is_shuffling()) execute function mark_unshuffled();
create or replace trigger mark_unshuffled before insert or update on outcome_questions
  for each row when (not is_shuffling()) execute function mark_unshuffled();
-- A name is asked for while a report is written, which then contains it.
create or replace trigger mark_unshuffled before insert or update on place_names
  for each row when (not is_shuffling()) execute function mark_unshuffled();
create or replace trigger mark_unshuffled before insert or update on place_posts
  for each row when (not is_shuffling()) execute function mark_unshuffled();
create or replace trigger mark_unshuffled before insert or update on post_counts
  for each row when (not is_shuffling()) execute function mark_unshuffled();
create or replace trigger mark_unshuffled before insert or update on post_media
  for each row when (not is_shuffling()) execute function mark_unshuffled();
create or replace trigger mark_unshuffled before insert or update on post_messages
  for each row when (not is_shuffling()) execute function mark_unshuffled();
create or replace trigger mark_unshuffled before insert or update on post_suspects
  for each row when (not is_shuffling()) execute function mark_unshuffled();
create or replace trigger mark_unshuffled before insert or update on posts
  for each row when (not is_shuffling()) execute function mark_unshuffled();
create or replace trigger mark_unshuffled before insert or update on reactions
  for each row when (not is_shuffling()) execute function mark_unshuffled();
create or replace trigger mark_unshuffled before insert or update on search_posts
  for each row when (not is_shuffling()) execute function mark_unshuffled();
create or replace trigger mark_unshuffled before insert or update on search_suspects
  for each row when (not is_shuffling()) execute function mark_unshuffled();
create or replace trigger mark_unshuffled before insert or update on search_words
  for each row when (not is_shuffling()) execute function mark_unshuffled();
create or replace trigger mark_unshuffled before insert or update on suspect_revisions
  for each row when (not is_shuffling()) execute function mark_unshuffled();
create or replace trigger mark_unshuffled before insert or update on suspects
  for each row when (not is_shuffling()) execute function mark_unshuffled();
create or replace trigger mark_unshuffled before insert or update on timeline_media
  for each row when (not is_shuffling()) execute function mark_unshuffled();
create or replace trigger mark_unshuffled before insert or update on timelines
  for each row when (not is_shuffling()) execute function mark_unshuffled();
create or replace trigger mark_unshuffled before insert or update on untold_comments
  for each row when (not is_shuffling()) execute function mark_unshuffled();
create or replace trigger mark_unshuffled before insert or update on untold_replies
  for each row when (not is_shuffling()) execute function mark_unshuffled();
