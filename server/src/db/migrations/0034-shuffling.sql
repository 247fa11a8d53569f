-- From which transaction on what was written is still where it was put, for what is shuffled every hour and every day.
create table shuffles (
  period text primary key check (period in ('hour', 'day')),
  at timestamptz(3) not null,
  since xid8 not null,
  -- The transaction that shuffled last: what it wrote needs no shuffling of its own.
  shuffled_by xid8 not null,
  -- The cluster whose transactions these are; in one that was made from a backup they mean nothing.
  cluster text not null
);
insert into shuffles
  select period, now(), pg_current_xact_id(), pg_current_xact_id(), system_identifier
  from unnest(array['hour', 'day']) period, pg_control_system();

-- How each value of a table is written anew that may be kept outside of its row, where it has a number that counts up.
create function anew(target regclass) returns text language sql stable as $$
  select coalesce(
    string_agg(
      case format_type(atttypid, null)
        when 'text' then format('%1$I = %1$I || %2$L', attname, '')
        when 'bytea' then format('%1$I = %1$I || %2$L::bytea', attname, '')
        else format('%1$I = %1$I::text::%2$s', attname, format_type(atttypid, atttypmod))
      end, ', ') filter (where attstorage in ('x', 'e')),
    min(format('%1$I = %1$I', attname)) filter (where attnum = 1))
  from pg_attribute where attrelid = target and attnum > 0 and not attisdropped and attgenerated = ''
$$;

-- Writes all rows anew that were written since a transaction, as one transaction and in random order, each on another page than it was
-- on: PostgreSQL's own notes say nothing more of which came after which. Never waits for a row that somebody holds; returns whether
-- none is left that was written before `until`. What this has changed since came later and is the next one's.
create function shuffle(target regclass, since xid8, until xid8, but xid8) returns boolean language plpgsql as $$
declare
  own constant xid := pg_current_xact_id()::xid;
  which constant text := 'xmin <> $1 and age(xmin) <= age($2) and xmin <> $3';
  rewrite constant text := format(
    'update %1$s set %2$s where ctid = any(array(select ctid from %1$s where ctid = $1 for no key update skip locked)) '
    'returning ctid', target, anew(target));
  is_left boolean;
  place tid;
  moved tid;
begin
  for attempt in 1..5 loop
    for place in execute format('select ctid from %s where %s order by random()', target, which)
      using own, since::xid, but::xid
    loop
      moved := place;
      -- A page with room takes its row again, until it is full.
      while moved is not null and (moved::text::point)[0] = (place::text::point)[0] loop
        execute rewrite into moved using moved;
      end loop;
    end loop;
    execute format('select exists (select from %s where %s and age(xmin) > age($4))', target, which)
      into is_left using own, since::xid, but::xid, until::xid;
    exit when not is_left;
  end loop;
  return not is_left;
end $$;
