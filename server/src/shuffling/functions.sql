-- How each value of a table is written anew that may be kept outside of its row, where it has a number that counts up.
create or replace function columns_to_rewrite(target regclass) returns text language sql stable as $$
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

-- Writes rows anew in the order in which they are given, each on another page than it was on. Never waits for a row that somebody holds,
-- and leaves out those that have changed their place. Returns the transaction.
create or replace function rewrite_rows(target regclass, places tid[]) returns xid8 language plpgsql as $$
declare
  rewrite constant text := format(
    'update %1$s set %2$s where ctid = any(array(select ctid from %1$s where ctid = $1 for no key update skip locked)) '
    'returning ctid', target, columns_to_rewrite(target));
  place tid;
  moved tid;
begin
  foreach place in array places loop
    moved := place;
    -- A page with room takes its row again, until it is full.
    while moved is not null and (moved::text::point)[0] = (place::text::point)[0] loop
      execute rewrite into moved using moved;
    end loop;
  end loop;
  return pg_current_xact_id();
end $$;

comment on table shuffles is 'Two rows. Transaction ids are of the type xid8, which the driver returns as text.';
comment on column shuffles.since is 'The first transaction whose rows have not been shuffled yet.';
comment on column shuffles.shuffled_by is 'The transactions that shuffled last.';
comment on column shuffles.cluster is 'The identifier of the cluster to which these transactions belong.';
