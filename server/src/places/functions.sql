create or replace function add_place_counts(places text[], kinds text[], happened_on date, step integer) returns void language sql as $$
  insert into place_counts as c (place, kind, day, posts)
    select place, kind, day, step
    from unnest(places) place, unnest(array_prepend('', kinds)) kind, unnest(array['-infinity', happened_on]) day
    where position('/' in place) = 0 or (kind = '' and day = '-infinity')
    -- One order for all.
    order by place, kind, day
  on conflict (place, kind, day) do update set posts = c.posts + excluded.posts
$$;

-- At the end of the transaction, behind the lock of the other counts: whoever comes past it waits for nothing afterwards.
create or replace function count_place_of_post() returns trigger language plpgsql as $$
begin
  lock table crime_counts in share row exclusive mode;
  if tg_op <> 'INSERT' then
    perform add_place_counts(places_of(old.words), old.categories, old.happened_on, -1);
    delete from place_posts where post_id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    perform add_place_counts(places_of(new.words), new.categories, new.happened_on, 1);
    insert into place_posts select new.id, place, new.sort_key from unnest(places_of(new.words)) place;
  end if;
  return null;
end $$;

drop trigger if exists count_place_of_new_post on search_posts;
create constraint trigger count_place_of_new_post after insert or delete on search_posts
  deferrable initially deferred for each row execute function count_place_of_post();
drop trigger if exists count_place_of_post on search_posts;
create constraint trigger count_place_of_post after update on search_posts
  deferrable initially deferred for each row
  when ((places_of(old.words), old.categories, old.happened_on, old.sort_key)
    is distinct from (places_of(new.words), new.categories, new.happened_on, new.sort_key))
  execute function count_place_of_post();

create or replace function count_place_of_suspect() returns trigger language plpgsql as $$
begin
  lock table crime_counts in share row exclusive mode;
  insert into place_suspects as c (place, suspects)
    select place, sum(step) from (
      select unnest(places_of(old.words)) as place, -1 as step where tg_op <> 'INSERT'
      union all
      select unnest(places_of(new.words)), 1 where tg_op <> 'DELETE') steps
    group by place
  on conflict (place) do update set suspects = c.suspects + excluded.suspects;
  return null;
end $$;

drop trigger if exists count_place_of_new_suspect on search_suspects;
create constraint trigger count_place_of_new_suspect after insert or delete on search_suspects
  deferrable initially deferred for each row execute function count_place_of_suspect();
drop trigger if exists count_place_of_suspect on search_suspects;
create constraint trigger count_place_of_suspect after update on search_suspects
  deferrable initially deferred for each row
  when (places_of(old.words) is distinct from places_of(new.words)) execute function count_place_of_suspect();

-- Where the search index places a report. The one way from a report to its district.
create or replace function district_of(words tsvector) returns text language sql immutable parallel safe as $$
  select coalesce(case when count(*) = 1 then min(substr(word, 4)) end, '') from unnest(tsvector_to_array(words)) word
  where word like '#d:%'
$$;

-- The districts and upazilas that a text names. Where it names a district, a place counts only within that (there is a Mirpur in
-- Dhaka and one in Kushtia), and a district that is also a division does not count beside another one of that division.
-- In plpgsql, as are those below: it keeps its plans.
create or replace function places_in(location text) returns table (district text, upazila text) language plpgsql stable
set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  if location = '' then
    return;
  end if;
  return query with words as (
    select words_in(location) as list
  ), spans as (
    select array_to_string(list[first : first + length], ' ') as span
    from words, generate_subscripts(list, 1) first, generate_series(0, 2) length
    where first + length <= cardinality(list)
  ), named as (
    select distinct p.* from (
      select span from spans
      union select regexp_replace(span, '(য়ের|ের|য়|র|তে|ে|কে|s)$', '') from spans) spelled,
      lateral (select * from place_spellings where name = span offset 0) p
  ), districts as (
    select * from named where named.upazila = ''
  ), parts as (
    select * from named n where n.upazila <> '' and (
      not exists (select from districts)
      or exists (select from districts d where d.district in (n.district, n.division)))
  ), chosen as (
    select d.district from districts d
    where not exists (select from parts p where p.name = d.name and p.district <> d.district)
    union select p.district from parts p
  )
  select c.district, '' from chosen c
  where not exists (
    select from named n join chosen o on o.district = n.district
    where n.division = c.district and n.district <> c.district
      and not exists (select from parts p where p.district = c.district))
  union select p.district, p.upazila from parts p;
end $$;

-- How many public reports there are of each place, by kind and by day, and the list of them: counted along with every change of what is
-- searched, so that no page counts reports. Where something is, is what it is found by, and this is the one place that asks.
create or replace function places_of(words tsvector) returns text[] language sql immutable parallel safe as $$
  select array(select substr(lexeme, 4) from unnest(words) where lexeme like '#d:%' or lexeme like '#u:%')
$$;

comment on table place_names is 'Latitude and longitude in thousandths of a degree.';
comment on table place_posts is
  'A place is ''Khulna'', or ''Khulna/Rupsa'' for one within it. Only triggers write this table, place_counts and place_suspects.';
comment on table place_counts is 'kind '''' means any kind, and day ''-infinity'' any day.';
