-- How many entries the lists have that are shown by pages, so that nobody who looks at a page counts all of them, and what is nearer to
-- the end is reached from there. A list has as many rows here as have ever written to it at the same moment: each writer adds to one
-- that nobody holds, and makes another where all are held. So nobody waits for anybody, and the sum is what there is. The job that
-- shuffles puts them together again.
create table list_counts (
  list text collate "C" not null,
  slot uuid not null default gen_random_uuid(),
  entries integer not null,
  primary key (list, slot)
) with (fillfactor = 50);

create function count_entries(counted text, step bigint) returns void language plpgsql as $$
begin
  update list_counts set entries = entries + step
  where list = counted
    and slot = (select slot from list_counts where list = counted limit 1 for no key update skip locked);
  if not found then
    insert into list_counts (list, entries) values (counted, step);
  end if;
end $$;

-- On which of the lists a row stands.
create function lists_of(one users) returns text[] language sql immutable as $$
  select array['people']
$$;
create function lists_of(one support_requests) returns text[] language sql immutable as $$
  select array['support', 'support:' || one.status]
$$;
create function lists_of(one suspects) returns text[] language sql immutable as $$
  select array['suspects', 'suspects:' || one.status]
$$;
create function lists_of(one audit_log) returns text[] language sql immutable as $$
  select array['audit']
$$;
create function lists_of(one posts) returns text[] language sql immutable as $$
  select array_remove(array[
    case one.review_state when 'waiting' then 'posts:waiting' when 'approved' then 'posts:public' end,
    case when one.report_count > 0 then 'posts:reported' end], null)
$$;
create function lists_of(one timelines) returns text[] language sql immutable as $$
  select case when one.is_approved then '{}'::text[] else array['timelines:waiting'] end
$$;
-- What one person is told is counted when they ask: that does not grow with what all the others are told.
create function lists_of(one notifications) returns text[] language sql immutable as $$
  select case when one.audience is null then '{}'::text[] else array['told:' || one.audience] end
$$;

-- What comes or goes by one statement is counted at once: of a row that one transaction has changed ten thousand times, all versions are
-- looked through until it ends. What moves from list to list does so one by one, and is told by its columns from what only changes.
create function count_moved() returns trigger language plpgsql as $$
begin
  perform count_entries(list, -1) from unnest(lists_of(old)) list where list <> all (lists_of(new));
  perform count_entries(list, 1) from unnest(lists_of(new)) list where list <> all (lists_of(old));
  return null;
end $$;

-- Behind the lock that a new trigger takes, so that nothing is missed or counted twice.
do $do$
declare
  counted text;
begin
  foreach counted in array array[
    'users', 'support_requests', 'suspects', 'audit_log', 'posts', 'timelines', 'notifications']
  loop
    execute format($create$
      create function count_changed_%1$s() returns trigger language plpgsql as $$
      begin
        perform count_entries(list, step) from (
          select list, count(*) * case tg_op when 'INSERT' then 1 else -1 end as step
          from changed, unnest(lists_of(changed::%1$s)) list group by list) steps;
        return null;
      end $$;
      create trigger count_new after insert on %1$s referencing new table as changed
        for each statement execute function count_changed_%1$s();
      create trigger count_old after delete on %1$s referencing old table as changed
        for each statement execute function count_changed_%1$s();
    $create$, counted);
  end loop;
end $do$;
create trigger count_moved after update of status on support_requests
  for each row when (old.status <> new.status) execute function count_moved();
create trigger count_moved after update of status on suspects
  for each row when (old.status <> new.status) execute function count_moved();
create trigger count_moved after update of review_state, report_count on posts
  for each row when ((old.review_state, old.report_count > 0) is distinct from (new.review_state, new.report_count > 0))
  execute function count_moved();
create trigger count_moved after update of is_approved on timelines
  for each row when (old.is_approved <> new.is_approved) execute function count_moved();
create trigger count_moved after update of audience on notifications
  for each row when (old.audience is distinct from new.audience) execute function count_moved();

-- What the lists have as they stand; of an empty one nothing.
create function counted_lists() returns table (list text, entries integer) language sql stable as $$
  select list, count(*)::integer from users u, unnest(lists_of(u)) list group by 1
  union all
  select list, count(*)::integer from support_requests r, unnest(lists_of(r)) list group by 1
  union all
  select list, count(*)::integer from suspects s, unnest(lists_of(s)) list group by 1
  union all
  select list, count(*)::integer from audit_log a, unnest(lists_of(a)) list group by 1
  union all
  select list, count(*)::integer from posts p, unnest(lists_of(p)) list group by 1
  union all
  select list, count(*)::integer from timelines t, unnest(lists_of(t)) list where not is_approved group by 1
  union all
  select list, count(*)::integer from notifications n, unnest(lists_of(n)) list where audience is not null group by 1
$$;
insert into list_counts (list, entries) select list, entries from counted_lists();
analyze list_counts;

-- Puts together what nobody holds; returns how many rows it has put together.
create function join_list_counts() returns integer language plpgsql as $$
declare
  joined integer;
begin
  with gone as (
    delete from list_counts where ctid = any (array(select ctid from list_counts for update skip locked))
    returning list, entries
  ), put as (
    insert into list_counts (list, entries) select list, sum(entries) from gone group by list
  )
  select count(*) into joined from gone;
  return joined;
end $$;

-- Of what is flagged beside posts each thing is counted once, from an index of what is open alone.
create index flags_open_besides on flags (subject_id) where state = 'open' and post_id is null;
