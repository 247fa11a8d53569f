-- What is shuffled is rewritten by several transactions, so that nobody waits long for a row: which ones those were.
alter table shuffles alter column shuffled_by type xid8[] using array[shuffled_by];

-- Writes rows anew in the order in which they are given, each on another page than it was on. Never waits for a row that somebody holds,
-- and leaves out those that have changed their place. Returns the transaction.
create function rewrite_rows(target regclass, places tid[]) returns xid8 language plpgsql as $$
declare
  rewrite constant text := format(
    'update %1$s set %2$s where ctid = any(array(select ctid from %1$s where ctid = $1 for no key update skip locked)) '
    'returning ctid', target, anew(target));
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

drop function shuffle(regclass, xid8, xid8, xid8);
