-- How many public posts there are of each crime category, which are those of their suspects.
create table crime_counts (
  type text primary key,
  posts integer not null
);

-- In which categories each post is counted at the moment. Without a foreign key: a post may go before its count does.
create table counted_crimes (
  post_id uuid not null,
  type text not null,
  primary key (post_id, type)
);

-- Makes the counts right for some posts, whatever became of them. Only one transaction at a time comes past the lock,
-- and sees what all before it have done; it waits for nothing afterwards.
create function recount_crimes(changed uuid[]) returns void language plpgsql as $$
begin
  lock table crime_counts in share row exclusive mode;
  with current as (
    select distinct p.id as post_id, unnest(s.crime_types) as type
    from posts p join post_suspects ps on ps.post_id = p.id join suspects s on s.id = ps.suspect_id
    where p.id = any(changed) and p.is_allowed
  ), gone as (
    delete from counted_crimes c
    where post_id = any(changed)
      and not exists (select from current where current.post_id = c.post_id and current.type = c.type)
    returning type
  ), come as (
    insert into counted_crimes select post_id, type from current on conflict do nothing returning type
  )
  insert into crime_counts
    select type, sum(step) from (select type, 1 as step from come union all select type, -1 from gone) steps
    group by type
  on conflict (type) do update set posts = crime_counts.posts + excluded.posts;
end $$;

create function recount_post() returns trigger language plpgsql as $$
begin
  perform recount_crimes(array[new.id]);
  return null;
end $$;

create function recount_link() returns trigger language plpgsql as $$
begin
  perform recount_crimes(array[coalesce(new.post_id, old.post_id)]);
  return null;
end $$;

create function recount_suspect() returns trigger language plpgsql as $$
begin
  lock table crime_counts in share row exclusive mode;
  perform recount_crimes(array(select post_id from post_suspects where suspect_id = new.id));
  return null;
end $$;

-- Deferred to the end of the transaction, when all other rows that it needs are in its hands: nobody waits in a circle.
-- A post or suspect that goes takes its links with it.
create constraint trigger recount_post after update on posts
  deferrable initially deferred for each row
  when (old.is_allowed <> new.is_allowed) execute function recount_post();
create constraint trigger recount_link after insert or delete on post_suspects
  deferrable initially deferred for each row execute function recount_link();
create constraint trigger recount_suspect after update on suspects
  deferrable initially deferred for each row
  when (old.crime_types <> new.crime_types) execute function recount_suspect();

select recount_crimes(array(select id from posts where is_allowed));
