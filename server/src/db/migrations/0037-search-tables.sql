-- What is searched stands in tables of its own, of which every row may be seen by everybody. Triggers keep them in the transaction
-- of each change (decision 0041): what is taken down is gone from them with the statement that takes it down.

-- The words of a text in their order, as `wordsOf` of the contract makes those of a query; the two are held to each other by
-- search/words.test.ts. PostgreSQL's own parser would cut Bengali words at their vowel signs.
create function words_in(text) returns text[] language sql immutable parallel safe as $$
  select array(
    select left(word, 60) from regexp_split_to_table(
      translate(lower(normalize($1)), E'০১২৩৪৫৬৭৮৯\u200c\u200d', '0123456789'),
      '[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff!-/:-@\[-`{-~।॥‘’“”–—…]+'
    ) word where word <> '')
$$;

-- The districts and upazilas that a text names. Where it names a district, a place counts only within that (there is a Mirpur in
-- Dhaka and one in Kushtia), and a district that is also a division does not count beside another one of that division.
-- In plpgsql, as are those below: it keeps its plans.
create function places_in(location text) returns table (district text, upazila text) language plpgsql stable
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
      select span from spans union select regexp_replace(span, '(য়ের|ের|য়|র|তে|ে|কে|s)$', '') from spans) spelled,
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

-- What narrows a search down stands among the words, behind a sign that no word has.
create function place_facets(location text) returns text[] language plpgsql stable as $$
begin
  return array(
    select distinct facet from places_in(location), lateral (values
      ('#d:' || district), (case when upazila <> '' then '#u:' || district || '/' || upazila end)) named (facet)
    where facet is not null);
end $$;

create function weighted(words text[], weight "char") returns tsvector language sql immutable parallel safe as $$
  select coalesce(string_agg(format('''%s'':1%s', word, $2), ' '), '')::tsvector
  from (select distinct unnest(words) as word) each
$$;

create table search_posts (
  id uuid primary key references posts on delete cascade,
  sort_key uuid not null,
  -- Of what happened, else of what was filed.
  happened_on date,
  categories text[] not null,
  -- Of the title with weight A, of the place with B, of the text without; and facets.
  words tsvector not null
);
create table search_suspects (
  id uuid primary key references suspects on delete cascade,
  sort_key uuid not null,
  -- Suspects have none.
  happened_on date,
  categories text[] not null,
  -- Of the name with weight A, of the place with B; and facets.
  words tsvector not null
);
create index search_posts_newest on search_posts (sort_key desc);
create index search_suspects_newest on search_suspects (sort_key desc);
create index search_posts_by_day on search_posts (happened_on);
create index search_suspects_by_day on search_suspects (happened_on) where happened_on is not null;
create index search_posts_by_words on search_posts using gin (words) with (fastupdate = off);
create index search_suspects_by_words on search_suspects using gin (words) with (fastupdate = off);

-- Every word of these, but numbers: by it a misspelled word, or one in the other script, is found. How it sounds is worked out by the
-- server, and is null until then.
create table search_words (
  word text collate "C" primary key,
  sound text collate "C",
  -- Of the word without what looks like an ending: 'খুলনায়' has one, 'জাহাঙ্গীর' has none.
  stem_sound text collate "C"
);
create index search_words_by_sound on search_words (sound) where sound <> '';
create index search_words_by_stem_sound on search_words (stem_sound) where stem_sound <> '';
create index search_words_unheard on search_words (word) where sound is null;
create index search_words_alike on search_words using gin (word gin_trgm_ops) with (fastupdate = off);
-- By which rules they were heard: one row.
create table search_hearing (
  is_only boolean primary key default true check (is_only),
  rules text not null
);

create function learn_words(vectors tsvector[]) returns void language sql as $$
  -- In one order, so that nobody waits in a circle.
  insert into search_words (word)
  select distinct word collate "C" from unnest(vectors) v, unnest(tsvector_to_array(v)) word
  where word !~ '[0-9#]' and length(word) between 2 and 30
  order by 1
  on conflict do nothing
$$;

-- Whether a word stands anywhere now: the dictionary keeps those of what was taken down until the night.
create function stands_somewhere(word text) returns boolean language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return exists (select from search_posts where words @@ quote_literal(word)::tsquery)
    or exists (select from search_suspects where words @@ quote_literal(word)::tsquery);
end $$;

create function documents_of_posts(changed uuid[]) returns setof search_posts language plpgsql stable
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
  -- Of its suspects, or named in its words.
  cross join lateral (
    select lower(concat_ws(' ', p.title, p.description, p.location)) as all_words offset 0
  ) told
  left join lateral (
    select array_agg(type) as found, array_agg('#c:' || type) as facets from (
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

create function documents_of_suspects(changed uuid[]) returns setof search_suspects language sql stable as $$
  select s.id, s.sort_key, null::date, s.crime_types,
    weighted(words_in(s.name), 'A') || weighted(words_in(s.location), 'B') || array_to_tsvector(
      array['#', '#s:' || s.status] || array(select '#c:' || type from unnest(s.crime_types) type)
      || place_facets(s.location))
  from suspects s where s.id = any (changed)
$$;

-- Makes the rows of some posts right, whatever became of them. Whoever lets one through, takes it down or indexes it meanwhile is
-- waited for, or waits; what the statements behind the lock read is what they have left.
create function index_posts(changed uuid[]) returns void language plpgsql as $$
begin
  perform from posts where id = any (changed) order by id for no key update;
  delete from search_posts s where id = any (changed)
    and not exists (select from posts p where p.id = s.id and p.is_allowed);
  insert into search_posts as s select * from documents_of_posts(changed)
  on conflict (id) do update set sort_key = excluded.sort_key, happened_on = excluded.happened_on,
    categories = excluded.categories, words = excluded.words
  where (s.sort_key, s.happened_on, s.categories, s.words)
    is distinct from (excluded.sort_key, excluded.happened_on, excluded.categories, excluded.words);
  perform learn_words(array(select words from search_posts where id = any (changed)));
end $$;

create function index_post() returns trigger language plpgsql as $$
begin
  perform index_posts(array[new.id]);
  return null;
end $$;
create trigger index_new_post after insert on posts for each row when (new.is_allowed) execute function index_post();
-- What is written anew as it is, as by shuffling, and counts are nothing to it.
create trigger index_post after update of title, description, location, incident_at, review_state, created_at, published_at on posts
  for each row when (
    (old.is_allowed or new.is_allowed) and
    (old.is_allowed, old.title, old.description, old.location, old.incident_at, old.created_at, old.published_at) is distinct from
    (new.is_allowed, new.title, new.description, new.location, new.incident_at, new.created_at, new.published_at))
  execute function index_post();

-- Each post once for a statement: a suspect who is deleted may leave thousands.
create function index_posts_of_parts() returns trigger language plpgsql as $$
begin
  perform index_posts(array(select distinct post_id from changed));
  return null;
end $$;
create trigger index_posts_of_new_links after insert on post_suspects referencing new table as changed
  for each statement execute function index_posts_of_parts();
create trigger index_posts_of_old_links after delete on post_suspects referencing old table as changed
  for each statement execute function index_posts_of_parts();
create trigger index_posts_of_new_files after insert on post_media referencing new table as changed
  for each statement execute function index_posts_of_parts();
create trigger index_posts_of_old_files after delete on post_media referencing old table as changed
  for each statement execute function index_posts_of_parts();

-- Of a suspect a post holds all but the name. The posts come first: who holds a post may wait for a word, and nobody the other way round.
create function index_suspect() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.status, old.location, old.crime_types) is distinct from (new.status, new.location, new.crime_types) then
    perform index_posts(array(select post_id from post_suspects where suspect_id = new.id));
  end if;
  insert into search_suspects select * from documents_of_suspects(array[new.id])
  on conflict (id) do update set sort_key = excluded.sort_key, categories = excluded.categories, words = excluded.words;
  perform learn_words(array(select words from search_suspects where id = new.id));
  return null;
end $$;
create trigger index_new_suspect after insert on suspects for each row execute function index_suspect();
create trigger index_suspect after update of name, status, location, crime_types, created_at on suspects
  for each row when (
    (old.name, old.status, old.location, old.crime_types, old.created_at) is distinct from
    (new.name, new.status, new.location, new.crime_types, new.created_at))
  execute function index_suspect();

-- What there is already, at most so many at a time in the memory.
do $$
declare
  batch uuid[];
begin
  for batch in select array_agg(id) from (select id, row_number() over () / 5000 as part from posts where is_allowed) p group by part
  loop
    insert into search_posts select * from documents_of_posts(batch);
    perform learn_words(array(select words from search_posts where id = any (batch)));
  end loop;
  for batch in select array_agg(id) from (select id, row_number() over () / 5000 as part from suspects) s group by part
  loop
    insert into search_suspects select * from documents_of_suspects(batch);
    perform learn_words(array(select words from search_suspects where id = any (batch)));
  end loop;
end $$;
analyze search_posts, search_suspects, search_words;

-- One of these words, where one with a star behind it is the beginning of a word; with nothing in any of them, none.
create function one_of(ways text[], weight text) returns text language sql immutable as $$
  select '(' || string_agg(case when way like '%*' then format('''%s'':*%s', rtrim(way, '*'), weight)
    else format('''%s''%s', way, nullif(':' || weight, ':')) end, ' | ') || ')'
  from unnest(ways) list, unnest(string_to_array(list, ' ')) way
$$;

-- What is looked for, from the best kind of match to the weakest: the very words, their beginnings, those without their endings, what
-- sounds alike, what is spelled alike; each first in what has this weight, then anywhere. Each holds those before it. Of a word
-- it says: { word, stem, sound, stemSound, isUnfinished, hasBeginnings, hasTypos }; what is still being typed may sound like the beginning of another.
create function search_tiers(wanted jsonb, weight text, with_typos boolean) returns tsquery[] language plpgsql stable
set pg_trgm.similarity_threshold = 0.3 as $$
declare
  asked jsonb;
  sought text;
  ways text[];
  sounds text[];
  tiers text[] := array_fill(null::text, array[10]);
begin
  for asked in select * from jsonb_array_elements(wanted) loop
    sought := asked ->> 'word';
    ways := array[sought, null, null, null, null];
    if (asked ->> 'hasBeginnings')::boolean then
      ways[2] := sought || '*';
      ways[3] := asked ->> 'stem' || '*';
    end if;
    sounds := array(select sound from unnest(array[asked ->> 'sound', asked ->> 'stemSound']) sound where sound <> '');
    if cardinality(sounds) > 0 then
      ways[4] := (select string_agg(alike.word, ' ') from (
        select w.word from search_words w where w.sound <> '' and w.sound = any (sounds)
        union select w.word from search_words w where w.stem_sound <> '' and w.stem_sound = any (sounds)
        union select typed.word from (
          select w.word from search_words w where (asked ->> 'isUnfinished')::boolean and length(asked ->> 'sound') > 1 and w.sound <> ''
            and w.sound > asked ->> 'sound' and w.sound < (asked ->> 'sound') || '~'
          order by w.sound limit 12) typed
        order by 1 limit 24) alike);
    end if;
    if with_typos and (asked ->> 'hasTypos')::boolean then
      ways[5] := (select string_agg(alike.word, ' ') from (
        select w.word from search_words w
        where w.word % sought and abs(length(w.word) - length(sought)) <= 2
          and similarity(w.word, sought) >= case when length(sought) < 5 then 0.3 else 0.4 end
        order by similarity(w.word, sought) desc, w.word limit 8) alike);
    end if;
    for tier in 1..5 loop
      tiers[2 * tier - 1] := concat_ws(' & ', tiers[2 * tier - 1], one_of(ways[:tier], weight));
      tiers[2 * tier] := concat_ws(' & ', tiers[2 * tier], one_of(ways[:tier], ''));
    end loop;
  end loop;
  return tiers::tsquery[];
end $$;

-- found_posts and found_suspects: the newest that match, at most so many, with how well they do. The planner is never asked whether to
-- walk from the newest on: it takes a word that stands nowhere for a common one, and walks through everything. The newest thousand say
-- how common it is. What is rare is looked up, where one hit costs what three rows of a walk do; of what is common, the newest twenty
-- thousand are walked until there are enough. Of days gone by the newest say nothing, so that the last thousand of those days do, and
-- what is common is walked from the last of them on. No way reads more than twenty thousand rows.
do $do$
begin
  for kind in 1..2 loop
    execute format($create$
      create function %1$I(wanted tsquery, tiers tsquery[], earliest date, latest date, most integer)
      returns table (id uuid, sort_key uuid, categories text[], tier integer) language plpgsql stable rows 200
      set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_sort = off
      set max_parallel_workers_per_gather = 0 set jit = off as $$
      #variable_conflict use_column
      declare
        everything constant real := (select reltuples from pg_class where oid = '%2$I'::regclass);
        sampled real;
        on_any_day real;
        of_days integer;
      begin
        select count(*) filter (where (earliest is null or s.happened_on >= earliest) and (latest is null or s.happened_on <= latest)),
            count(*) into sampled, on_any_day
          from (select * from %2$I order by sort_key desc limit 1000) s where s.words @@ wanted;
        if sampled / 1000 * everything > least(8000, most * 1000 / nullif(sampled, 0) / 3) then
          return query
            select s.id, s.sort_key, s.categories, %3$s from (select * from %2$I order by sort_key desc limit 20000) s
            where s.words @@ wanted and (earliest is null or s.happened_on >= earliest) and (latest is null or s.happened_on <= latest)
            limit most;
          return;
        end if;
        if earliest is not null or latest is not null then
          select count(*) filter (where s.words @@ wanted), count(*) into sampled, of_days from (
            select * from %2$I where happened_on >= coalesce(earliest, '-infinity') and happened_on <= coalesce(latest, 'infinity')
            order by happened_on desc limit 1000) s;
          if of_days < 1000 or on_any_day / 1000 * everything > 8000
            or sampled / 1000 * everything > least(8000, most * 1000 / nullif(sampled, 0) / 3) then
            return query
              select s.id, s.sort_key, s.categories, %3$s from (
                select * from %2$I where happened_on >= coalesce(earliest, '-infinity') and happened_on <= coalesce(latest, 'infinity')
                order by happened_on desc limit 20000) s
              where s.words @@ wanted limit most;
            return;
          end if;
        end if;
        return query
          with hits as materialized (
            select s.id, s.sort_key from (select * from %2$I where words @@ wanted limit 20000) s
            where (earliest is null or s.happened_on >= earliest) and (latest is null or s.happened_on <= latest)
          ), newest as materialized (
            select h.id from hits h order by h.sort_key desc limit most
          )
          select s.id, s.sort_key, s.categories, %3$s from newest n join %2$I s on s.id = n.id;
      end $$ $create$,
      (array['found_posts', 'found_suspects'])[kind], (array['search_posts', 'search_suspects'])[kind],
      (select 'case ' || string_agg(format('when s.words @@ tiers[%s] then %s', tier, tier), ' ' order by tier) || ' else 10 end'
        from generate_series(1, 9) tier));
  end loop;
end $do$;
