-- What kinds of crime a report is about, as its author says. A post is counted and found under these beside those of its suspects.
-- Which kinds there are stands in the contract, as for those of suspects.
alter table posts add column kinds text[] not null default '{}' check (cardinality(kinds) <= 3);

create or replace function recount_crimes(changed uuid[]) returns void language plpgsql as $$
begin
  lock table crime_counts in share row exclusive mode;
  with current as (
    select p.id as post_id, unnest(p.kinds) as type
    from posts p where p.id = any(changed) and p.is_allowed
    union
    select p.id, unnest(s.crime_types)
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

-- A post that goes without suspects has no link whose going would tell.
create or replace function recount_post() returns trigger language plpgsql as $$
begin
  perform recount_crimes(array[coalesce(new.id, old.id)]);
  return null;
end $$;
drop trigger recount_post on posts;
create constraint trigger recount_post after update on posts
  deferrable initially deferred for each row
  when (old.is_allowed <> new.is_allowed or old.kinds <> new.kinds) execute function recount_post();
create constraint trigger recount_new_post after insert on posts
  deferrable initially deferred for each row
  when (new.is_allowed and new.kinds <> '{}') execute function recount_post();
create constraint trigger recount_old_post after delete on posts
  deferrable initially deferred for each row
  when (old.is_allowed and old.kinds <> '{}') execute function recount_post();

create or replace function documents_of_posts(changed uuid[]) returns setof search_posts language plpgsql stable
set plan_cache_mode = force_generic_plan as $$
begin
  return query select p.id, p.sort_key, day.at, coalesce(kinds.found, '{}'),
    weighted(words_in(p.title), 'A') || weighted(words_in(p.location), 'B') || array_to_tsvector(
      array(select distinct word from unnest(words_in(p.description)) word)
      || coalesce(kinds.facets, '{}') || coalesce(about.facets, '{}') || coalesce(files.facets, '{}') || places.facets
      || array['#', '#t:' || to_char(day.at, 'YYYY-MM'), '#y:' || to_char(day.at, 'YYYY')])
  from posts p
  cross join lateral (
    select case when p.incident_at <> '' then left(p.incident_at, 10)::date
      else (p.created_at at time zone 'Asia/Dhaka')::date end as at
  ) day
  left join lateral (
    select array_agg(distinct '#s:' || s.status) as facets, string_agg(s.location, ' . ') as locations
    from post_suspects ps join suspects s on s.id = ps.suspect_id where ps.post_id = p.id
  ) about on true
  -- As its author says, of its suspects, or named in its words.
  cross join lateral (
    select lower(concat_ws(' ', p.title, p.description, p.location)) as all_words offset 0
  ) told
  left join lateral (
    select array_agg(type) as found, array_agg('#c:' || type) as facets from (
      select unnest(p.kinds) as type
      union
      select unnest(s.crime_types) as type from post_suspects ps join suspects s on s.id = ps.suspect_id where ps.post_id = p.id
      union
      select type from unnest(array['Murder', 'Armed Robbery', 'Kidnapping', 'Assault', 'Drug Trafficking', 'Theft', 'Burglary', 'Fraud',
        'Rape', 'Domestic Violence', 'Cybercrime', 'Extortion', 'Money Laundering', 'Human Trafficking', 'Vandalism',
        'Sexual Harassment', 'Political Violence', 'Corruption', 'Gang Violence', 'Child Abuse']) type
      -- All of its words stand there, and then one behind the other.
      where position(split_part(lower(type), ' ', 1) in told.all_words) > 0
        and position(split_part(lower(type), ' ', -1) in told.all_words) > 0
        and position(' ' || lower(type) || ' ' in ' ' || array_to_string(words_in(told.all_words), ' ') || ' ') > 0
    ) types
  ) kinds on true
  left join lateral (
    select array_agg(distinct case m.kind when 'image' then '#m:pictures' else '#m:recordings' end) as facets
    from post_media pm join media m on m.id = pm.media_id where pm.post_id = p.id
  ) files on true
  cross join lateral (
    select place_facets(case when p.location <> '' then p.location else coalesce(about.locations, '') end) as facets
  ) places
  where p.id = any (changed) and p.is_allowed;
end $$;
drop trigger index_post on posts;
create trigger index_post after update of title, description, location, incident_at, kinds, review_state, created_at, published_at on posts
  for each row when (
    (old.is_allowed or new.is_allowed) and
    (old.is_allowed, old.title, old.description, old.location, old.incident_at, old.kinds, old.created_at, old.published_at)
    is distinct from
    (new.is_allowed, new.title, new.description, new.location, new.incident_at, new.kinds, new.created_at, new.published_at))
  execute function index_post();

drop trigger tell_post_changed on posts;
create trigger tell_post_changed after insert or delete or update of
  id, user_id, title, description, source, location, is_anonymous, review_state, review_reason, version, created_at, updated_at,
  incident_at, kinds, published_at, sealed_author, without_account
  on posts for each row execute function tell_post_changed();
