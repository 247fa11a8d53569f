-- Loads pg_trgm: before that, only a superuser may name its parameters, as a function below does.
select show_limit();

-- Of a district that was chosen as a whole, the words may name a part.
create or replace function chosen_facets(district text, upazila text, location text) returns text[] language sql stable as $$
  select array['#d:' || district] || case
    when upazila <> '' then array['#u:' || district || '/' || upazila]
    else array(select facet from unnest(place_facets(location)) facet where starts_with(facet, '#u:' || district || '/')) end
$$;

-- A report is where its author has said; only where nothing was chosen do its words say where, as before. No row changes by this.
create or replace function documents_of_posts(changed uuid[]) returns setof search_posts language plpgsql stable
set plan_cache_mode = force_generic_plan as $$
begin
  return query select p.id, p.sort_key, day.at, coalesce(kinds.found, '{}'),
    weighted(words_in(searched.texts[1]), 'A') || weighted(words_in(concat_ws(' . ', searched.texts[2], chosen.names)), 'B')
    || array_to_tsvector(
      array(select distinct word from unnest(words_in(searched.texts[3])) word)
      || coalesce(kinds.facets, '{}') || coalesce(about.facets, '{}') || coalesce(files.facets, '{}') || places.facets
      || array['#', '#t:' || to_char(day.at, 'YYYY-MM'), '#y:' || to_char(day.at, 'YYYY')]),
    null::integer
  from posts p
  cross join lateral (select indexed_texts(p) as texts offset 0) searched
  cross join lateral (
    select case when p.incident_at <> '' then left(p.incident_at, 10)::date
      else (p.created_at at time zone 'Asia/Dhaka')::date end as at
  ) day
  left join lateral (
    select array_agg(distinct '#s:' || s.status) as facets, string_agg(s.location, ' . ') as locations
    from post_suspects ps join public_suspects s on s.id = ps.suspect_id where ps.post_id = p.id
  ) about on true
  -- As its author says, of its suspects, or named in its words.
  cross join lateral (
    select lower(concat_ws(' ', p.title, p.description, p.location)) as all_words offset 0
  ) told
  left join lateral (
    select array_agg(type) as found, array_agg('#c:' || type) as facets from (
      select unnest(p.kinds) as type
      union
      select unnest(s.crime_types) as type from post_suspects ps join public_suspects s on s.id = ps.suspect_id where ps.post_id = p.id
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
  -- The place that was chosen, with its names in both scripts; else what its words name, or those of its suspects.
  left join lateral (
    select string_agg(name, ' . ') as names from place_spellings s
    where p.district <> '' and s.district = p.district and s.upazila in (p.upazila, '')
  ) chosen on true
  cross join lateral (
    select case
      when p.district <> '' then chosen_facets(p.district, p.upazila, p.location)
      when p.location <> '' then place_facets(p.location)
      else place_facets(coalesce(about.locations, '')) end as facets
  ) places
  where p.id = any (changed) and p.is_allowed;
end $$;

create or replace function documents_of_suspects(changed uuid[]) returns setof search_suspects language sql stable as $$
  select s.id, s.sort_key, null::date, s.crime_types,
    weighted(words_in(case when s.is_minor then '' else s.name end), 'A') || weighted(words_in(s.location), 'B') || array_to_tsvector(
      array['#', '#s:' || s.status] || array(select '#c:' || type from unnest(s.crime_types) type)
      || place_facets(s.location)),
    null::integer
  from public_suspects s where s.id = any (changed)
$$;

create or replace function rank_posts(
  wanted tsquery, tiers tsquery[], earliest date, latest date, most integer
) returns TABLE(id uuid, sort_key uuid, categories text[], tier integer) language plpgsql stable rows 200
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_sort = off
  set max_parallel_workers_per_gather = 0 set jit = off
as $$
#variable_conflict use_column
declare
  everything constant real := (select reltuples from pg_class where oid = 'search_posts'::regclass);
  -- Without what only narrows, which the index is not asked for.
  looked_for constant tsquery := coalesce(tiers[11], wanted);
  is_narrowed constant boolean := tiers[11] is not null;
  sampled real;
  on_any_day real;
  of_days integer;
begin
  select count(*) filter (where (earliest is null or s.happened_on >= earliest) and (latest is null or s.happened_on <= latest)),
      count(*) into sampled, on_any_day
    from (select * from search_posts order by sort_key desc limit 1000) s where s.words @@ looked_for;
  if sampled / 1000 * everything > least(8000, most * 1000 / nullif(sampled, 0) / 3) then
    return query
      select s.id, s.sort_key, s.categories, case when s.words @@ tiers[1] then 1 when s.words @@ tiers[2] then 2
        when s.words @@ tiers[3] then 3 when s.words @@ tiers[4] then 4 when s.words @@ tiers[5] then 5 when s.words @@ tiers[6] then 6
        when s.words @@ tiers[7] then 7 when s.words @@ tiers[8] then 8
        when s.words @@ tiers[9] then 9 else 10 end from (select * from search_posts order by sort_key desc limit 20000) s
      where s.words @@ wanted and (earliest is null or s.happened_on >= earliest) and (latest is null or s.happened_on <= latest)
      limit most;
    return;
  end if;
  if earliest is not null or latest is not null then
    select count(*) filter (where s.words @@ looked_for), count(*) into sampled, of_days from (
      select * from search_posts where happened_on >= coalesce(earliest, '-infinity') and happened_on <= coalesce(latest, 'infinity')
      order by happened_on desc limit 1000) s;
    if of_days < 1000 or on_any_day / 1000 * everything > 8000
      or sampled / 1000 * everything > least(8000, most * 1000 / nullif(sampled, 0) / 3) then
      return query
        select s.id, s.sort_key, s.categories, case when s.words @@ tiers[1] then 1 when s.words @@ tiers[2] then 2
          when s.words @@ tiers[3] then 3 when s.words @@ tiers[4] then 4 when s.words @@ tiers[5] then 5
          when s.words @@ tiers[6] then 6 when s.words @@ tiers[7] then 7 when s.words @@ tiers[8] then 8
          when s.words @@ tiers[9] then 9 else 10 end from (
          select * from search_posts where happened_on >= coalesce(earliest, '-infinity') and happened_on <= coalesce(latest, 'infinity')
          order by happened_on desc limit 20000) s
        where s.words @@ wanted limit most;
      return;
    end if;
  end if;
  return query
    with hits as materialized (
      select s.id, s.sort_key from (select * from search_posts where words @@ looked_for limit 20000) s
      where (not is_narrowed or s.words @@ wanted) and (earliest is null or s.happened_on >= earliest) and (latest is null or s.happened_on <= latest)
    ), newest as materialized (
      select h.id from hits h order by h.sort_key desc limit most
    )
    select s.id, s.sort_key, s.categories, case when s.words @@ tiers[1] then 1 when s.words @@ tiers[2] then 2
      when s.words @@ tiers[3] then 3 when s.words @@ tiers[4] then 4 when s.words @@ tiers[5] then 5 when s.words @@ tiers[6] then 6
      when s.words @@ tiers[7] then 7 when s.words @@ tiers[8] then 8
      when s.words @@ tiers[9] then 9 else 10 end from newest n join search_posts s on s.id = n.id;
end $$;

create or replace function rank_suspects(
  wanted tsquery, tiers tsquery[], earliest date, latest date, most integer
) returns TABLE(id uuid, sort_key uuid, categories text[], tier integer) language plpgsql stable rows 200
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_sort = off
  set max_parallel_workers_per_gather = 0 set jit = off
as $$
#variable_conflict use_column
declare
  everything constant real := (select reltuples from pg_class where oid = 'search_suspects'::regclass);
  -- Without what only narrows, which the index is not asked for.
  looked_for constant tsquery := coalesce(tiers[11], wanted);
  is_narrowed constant boolean := tiers[11] is not null;
  sampled real;
  on_any_day real;
  of_days integer;
begin
  select count(*) filter (where (earliest is null or s.happened_on >= earliest) and (latest is null or s.happened_on <= latest)),
      count(*) into sampled, on_any_day
    from (select * from search_suspects order by sort_key desc limit 1000) s where s.words @@ looked_for;
  if sampled / 1000 * everything > least(8000, most * 1000 / nullif(sampled, 0) / 3) then
    return query
      select s.id, s.sort_key, s.categories, case when s.words @@ tiers[1] then 1 when s.words @@ tiers[2] then 2
        when s.words @@ tiers[3] then 3 when s.words @@ tiers[4] then 4 when s.words @@ tiers[5] then 5 when s.words @@ tiers[6] then 6
        when s.words @@ tiers[7] then 7 when s.words @@ tiers[8] then 8
        when s.words @@ tiers[9] then 9 else 10 end from (select * from search_suspects order by sort_key desc limit 20000) s
      where s.words @@ wanted and (earliest is null or s.happened_on >= earliest) and (latest is null or s.happened_on <= latest)
      limit most;
    return;
  end if;
  if earliest is not null or latest is not null then
    select count(*) filter (where s.words @@ looked_for), count(*) into sampled, of_days from (
      select * from search_suspects where happened_on >= coalesce(earliest, '-infinity') and happened_on <= coalesce(latest, 'infinity')
      order by happened_on desc limit 1000) s;
    if of_days < 1000 or on_any_day / 1000 * everything > 8000
      or sampled / 1000 * everything > least(8000, most * 1000 / nullif(sampled, 0) / 3) then
      return query
        select s.id, s.sort_key, s.categories, case when s.words @@ tiers[1] then 1 when s.words @@ tiers[2] then 2
          when s.words @@ tiers[3] then 3 when s.words @@ tiers[4] then 4 when s.words @@ tiers[5] then 5
          when s.words @@ tiers[6] then 6 when s.words @@ tiers[7] then 7 when s.words @@ tiers[8] then 8
          when s.words @@ tiers[9] then 9 else 10 end from (
          select * from search_suspects where happened_on >= coalesce(earliest, '-infinity') and happened_on <= coalesce(latest, 'infinity')
          order by happened_on desc limit 20000) s
        where s.words @@ wanted limit most;
      return;
    end if;
  end if;
  return query
    with hits as materialized (
      select s.id, s.sort_key from (select * from search_suspects where words @@ looked_for limit 20000) s
      where (not is_narrowed or s.words @@ wanted) and (earliest is null or s.happened_on >= earliest) and (latest is null or s.happened_on <= latest)
    ), newest as materialized (
      select h.id from hits h order by h.sort_key desc limit most
    )
    select s.id, s.sort_key, s.categories, case when s.words @@ tiers[1] then 1 when s.words @@ tiers[2] then 2
      when s.words @@ tiers[3] then 3 when s.words @@ tiers[4] then 4 when s.words @@ tiers[5] then 5 when s.words @@ tiers[6] then 6
      when s.words @@ tiers[7] then 7 when s.words @@ tiers[8] then 8
      when s.words @@ tiers[9] then 9 else 10 end from newest n join search_suspects s on s.id = n.id;
end $$;

create or replace function index_post() returns trigger language plpgsql as $$
begin
  perform index_posts(array[new.id]);
  return null;
end $$;

create or replace trigger index_new_post after insert on posts for each row when (new.is_allowed) execute function index_post();
create or replace trigger index_post after update on posts
  for each row when (
    (old.is_allowed or new.is_allowed) and
    (old.is_allowed, indexed_texts(old), old.district, old.upazila, old.incident_at, old.kinds, old.created_at, old.published_at)
    is distinct from
    (new.is_allowed, indexed_texts(new), new.district, new.upazila, new.incident_at, new.kinds, new.created_at, new.published_at))
  execute function index_post();

-- Makes the rows of some posts right, whatever became of them. Whoever lets one through, takes it down or indexes it meanwhile is
-- waited for, or waits; what the statements behind the lock read is what they have left.
create or replace function index_posts(changed uuid[]) returns void language plpgsql as $$
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

-- Each post once for a statement: a suspect who is deleted may leave thousands.
create or replace function index_posts_of_parts() returns trigger language plpgsql as $$
begin
  perform index_posts(array(select distinct post_id from changed));
  return null;
end $$;

create or replace trigger index_posts_of_new_files after insert on post_media referencing new table as changed
  for each statement execute function index_posts_of_parts();
create or replace trigger index_posts_of_old_files after delete on post_media referencing old table as changed
  for each statement execute function index_posts_of_parts();
create or replace trigger index_posts_of_new_links after insert on post_suspects referencing new table as changed
  for each statement execute function index_posts_of_parts();
create or replace trigger index_posts_of_old_links after delete on post_suspects referencing old table as changed
  for each statement execute function index_posts_of_parts();

-- Of a suspect a post holds all but the name. The posts come first: who holds a post may wait for a word, and nobody the other way round.
create or replace function index_suspect() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.status, old.location, old.crime_types, old.visibility = 'shown', old.is_minor)
    is distinct from (new.status, new.location, new.crime_types, new.visibility = 'shown', new.is_minor)
  then
    perform index_posts(array(select post_id from post_suspects where suspect_id = new.id));
  end if;
  if new.visibility <> 'shown' then
    delete from search_suspects where id = new.id;
    return null;
  end if;
  insert into search_suspects select * from documents_of_suspects(array[new.id])
  on conflict (id) do update set sort_key = excluded.sort_key, categories = excluded.categories, words = excluded.words;
  perform learn_words(array(select words from search_suspects where id = new.id));
  return null;
end $$;

create or replace trigger index_new_suspect after insert on suspects
  for each row when (new.visibility = 'shown') execute function index_suspect();
create or replace trigger index_suspect after update of name, age, status, location, crime_types, created_at, visibility on suspects
  for each row when (
    (old.visibility = 'shown' or new.visibility = 'shown') and
    (old.name, old.is_minor, old.status, old.location, old.crime_types, old.created_at, old.visibility) is distinct from
    (new.name, new.is_minor, new.status, new.location, new.crime_types, new.created_at, new.visibility))
  execute function index_suspect();

-- Immutable as array_to_string is for text, so that what is made of a list can be searched.
create or replace function join_words(text[]) returns text language sql immutable parallel safe as $$
  select array_to_string($1, ' ')
$$;

create or replace function learn_words(vectors tsvector[]) returns void language sql as $$
  -- In one order, so that nobody waits in a circle.
  insert into search_words (word)
  select distinct word collate "C" from unnest(vectors) v, unnest(tsvector_to_array(v)) word
  where word !~ '[0-9#]' and length(word) between 2 and 30
  order by 1
  on conflict do nothing
$$;

-- Nothing is unique there, so nobody waits for anybody.
create or replace function note_dropped_words() returns trigger language plpgsql as $$
begin
  insert into dropped_words (word)
  select word from search_words where word = any (array(
    select unnest(tsvector_to_array(old.words)) except select unnest(tsvector_to_array(new.words))));
  return null;
end $$;

create or replace trigger note_dropped_words after update on search_posts
  for each row when (old.words is distinct from new.words) execute function note_dropped_words();
create or replace trigger note_dropped_words_on_delete after delete on search_posts
  for each row execute function note_dropped_words();
create or replace trigger note_dropped_words after update on search_suspects
  for each row when (old.words is distinct from new.words) execute function note_dropped_words();
create or replace trigger note_dropped_words_on_delete after delete on search_suspects
  for each row execute function note_dropped_words();

create or replace function list_kinds_of_post() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from kind_posts where kind = any (old.categories) and sort_key = old.sort_key and post_id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    insert into kind_posts select distinct kind, new.sort_key, new.id from unnest(new.categories) kind;
  end if;
  return null;
end $$;

create or replace trigger list_kinds_of_new_post after insert or delete on search_posts
  for each row execute function list_kinds_of_post();
create or replace trigger list_kinds_of_post after update on search_posts
  for each row when (old.sort_key is distinct from new.sort_key or old.categories is distinct from new.categories)
  execute function list_kinds_of_post();

create or replace function list_kinds_of_suspect() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from kind_suspects where kind = any (old.categories) and sort_key = old.sort_key and suspect_id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    insert into kind_suspects select distinct kind, new.sort_key, new.id from unnest(new.categories) kind;
  end if;
  return null;
end $$;

create or replace trigger list_kinds_of_new_suspect after insert or delete on search_suspects
  for each row execute function list_kinds_of_suspect();
create or replace trigger list_kinds_of_suspect after update on search_suspects
  for each row when (old.sort_key is distinct from new.sort_key or old.categories is distinct from new.categories)
  execute function list_kinds_of_suspect();

-- The best suspects alone (0075) looked at twenty rows for each that is wanted, and so found those who have a name that every twentieth
-- has only by chance; then all who have it were looked for and ranked, which grows with their number. Where a quarter of the page was
-- among these, it goes on through four times as many rows; else it ends there as before.
create or replace function newest_suspects_named(tiers text[], narrowed tsquery, enough integer, most integer) returns uuid[]
language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_sort = off set max_parallel_workers_per_gather = 0
set jit = off as $$
declare
  wanted constant tsquery := coalesce(tiers[1]::tsquery && narrowed, tiers[1]::tsquery);
  looked_at integer := 20 * enough;
  found uuid[];
begin
  loop
    found := array(
      select s.id from (select * from search_suspects order by sort_key desc limit least(looked_at, most)) s
      where s.words @@ wanted limit enough);
    exit when cardinality(found) = enough or 4 * cardinality(found) < enough or looked_at > 20 * enough or looked_at >= most;
    looked_at := 80 * enough;
  end loop;
  return case when cardinality(found) = enough then found end;
end $$;

-- One of these words, where one with a star behind it is the beginning of a word; with nothing in any of them, none.
create or replace function any_way(ways text[], weight text) returns text language sql immutable as $$
  select '(' || string_agg(case when way like '%*' then format('''%s'':*%s', rtrim(way, '*'), weight)
    else format('''%s''%s', way, nullif(':' || weight, ':')) end, ' | ') || ')'
  from unnest(ways) list, unnest(string_to_array(list, ' ')) way
$$;

-- A page of a kind, the newest first, and what there is besides; what search_page says of it, without asking what is searched.
create or replace function page_of_kind(
  asked text, skipped integer, want integer, most integer, with_posts boolean,
  out posts uuid[], out suspects uuid[], out total_posts integer, out total_suspects integer, out counts jsonb
) language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_sort = off set enable_bitmapscan = off
set max_parallel_workers_per_gather = 0 set jit = off as $$
declare
  -- Of what is beyond the counted ones no page is shown.
  shown constant integer := greatest(0, least(want, most - skipped));
begin
  if with_posts then
    posts := array(select post_id from kind_posts where kind = asked order by sort_key desc offset skipped limit shown);
    total_posts := (select count(*) from (select from kind_posts where kind = asked limit most) k);
    -- Of the newest of all kinds.
    counts := (
      select coalesce(jsonb_object_agg(type, hits), '{}') from (
        select type, count(*) as hits from (select categories from search_posts order by sort_key desc limit most) newest,
          unnest(categories) type
        group by type) c);
  end if;
  suspects := array(select suspect_id from kind_suspects where kind = asked order by sort_key desc offset skipped limit shown);
  total_suspects := (select count(*) from (select from kind_suspects where kind = asked limit most) k);
end $$;

-- What narrows a search down stands among the words, behind a sign that no word has.
create or replace function place_facets(location text) returns text[] language plpgsql stable as $$
begin
  return array(
    select distinct facet from places_in(location), lateral (values
      ('#d:' || district), (case when upazila <> '' then '#u:' || district || '/' || upazila end)) named (facet)
    where facet is not null);
end $$;

-- As 0072 made it, but by the functions above. Where posts are not asked for, `totalSuspects` may stop at the end of the page.
create or replace function search_page(
  wanted jsonb, with_typos boolean, narrowed tsquery, everywhere tsquery, earliest date, latest date, by_fit boolean,
  skipped integer, want integer, most integer, with_posts boolean,
  out posts uuid[], out suspects uuid[], out "totalPosts" integer, out "totalSuspects" integer, out counts jsonb,
  out "hasUnheard" boolean
) language plpgsql stable as $$
declare
  tiers record;
  found record;
  best uuid[];
  kind constant text := substring(narrowed::text from '^''#c:([^'']+)''$');
begin
  "hasUnheard" := exists (select from search_words where sound is null);
  if kind is not null and wanted = '[]' and (everywhere is null or not with_posts) and earliest is null and latest is null then
    select of_kind.posts, of_kind.suspects, of_kind.total_posts, of_kind.total_suspects, of_kind.counts
      into posts, suspects, "totalPosts", "totalSuspects", counts
      from page_of_kind(kind, skipped, want, most, with_posts) of_kind;
    return;
  end if;
  tiers := search_texts_of(wanted, with_typos);
  if with_posts then
    found := page_of_ranked_posts(tiers.posts, by_fit, narrowed, earliest, latest, skipped, want, most, true);
    posts := found.ids;
    "totalPosts" := found.total;
    counts := found.counts;
    if narrowed is distinct from everywhere then
      found := page_of_ranked_posts(tiers.posts, false, everywhere, earliest, latest, 0, 0, most, true);
      counts := found.counts;
    end if;
  elsif by_fit and tiers.suspects is not null and earliest is null and latest is null then
    best := newest_suspects_named(tiers.suspects, narrowed, skipped + want, most);
    if best is not null then
      suspects := best[skipped + 1:];
      "totalSuspects" := skipped + want;
      return;
    end if;
  end if;
  found := page_of_ranked_suspects(tiers.suspects, by_fit, narrowed, earliest, latest, skipped, want, most, false);
  suspects := found.ids;
  "totalSuspects" := found.total;
end $$;

-- What is looked for, as texts of queries from the best kind of match to the weakest, of which most are never asked for: search_tiers_of
-- (0065) made queries of all of them. What begins with another way of the same word is found by that, and left away.
create or replace function search_texts_of(wanted jsonb, with_typos boolean, out posts text[], out suspects text[])
language plpgsql stable set plan_cache_mode = force_generic_plan set pg_trgm.similarity_threshold = 0.3 as $$
declare
  asked record;
  alike text[];
  ways text[];
  marked text[];
  of_titles text[] := array_fill(null::text, array[5]);
  of_names text[] := array_fill(null::text, array[5]);
  anywhere text[] := array_fill(null::text, array[5]);
  looked_for text;
  is_narrowed boolean := false;
begin
  for asked in select * from jsonb_to_recordset(wanted)
    as w (word text, stem text, sound text, "stemSound" text, "begunSound" text, "otherBeginnings" text[], "hasBeginnings" boolean,
      "hasTypos" boolean, "onlyNarrows" boolean)
  loop
    for tier in 1..5 loop
      alike := '{}';
      if tier = 1 then
        ways := array[format('''%s''', asked.word)];
        marked := array[format('''%s'':', asked.word)];
      elsif tier = 2 and asked."hasBeginnings" then
        ways := array[format('''%s'':*', asked.word)];
        marked := ways;
      elsif tier = 3 and asked."hasBeginnings" and not starts_with(asked.stem, asked.word) then
        if starts_with(asked.word, asked.stem) then
          ways := '{}';
        end if;
        ways := ways || format('''%s'':*', asked.stem);
        marked := ways;
      elsif tier = 4 then
        ways := ways || array(select format('''%s'':*', begun) from unnest(asked."otherBeginnings") begun);
        marked := marked || array(select format('''%s'':*', begun) from unnest(asked."otherBeginnings") begun);
        alike := array(
          select w.word from search_words w where w.sound <> '' and w.sound in (asked.sound, asked."stemSound")
          union select w.word from search_words w where w.stem_sound <> '' and w.stem_sound in (asked.sound, asked."stemSound")
          union select typed.word from (
            select w.word from search_words w where length(asked."begunSound") > 1 and w.sound <> ''
              and w.sound >= asked."begunSound" and w.sound < asked."begunSound" || '~'
            order by w.sound limit 12) typed
          order by 1 limit 24);
      elsif tier = 5 and with_typos and asked."hasTypos" then
        alike := array(
          select w.word from search_words w
          where w.word % asked.word and abs(length(w.word) - length(asked.word)) <= 2
            and similarity(w.word, asked.word) >= case when length(asked.word) < 5 then 0.3 else 0.4 end
          order by similarity(w.word, asked.word) desc, w.word limit 8);
      end if;
      for place in 1..cardinality(alike) loop
        continue when asked."hasBeginnings" and (starts_with(alike[place], asked.word) or starts_with(alike[place], asked.stem));
        ways := ways || format('''%s''', alike[place]);
        marked := marked || format('''%s'':', alike[place]);
      end loop;
      of_titles[tier] := concat_ws(' & ', of_titles[tier], '(' || array_to_string(marked, 'AB | ') || 'AB)');
      of_names[tier] := concat_ws(' & ', of_names[tier], '(' || array_to_string(marked, 'A | ') || 'A)');
      anywhere[tier] := concat_ws(' & ', anywhere[tier], '(' || array_to_string(ways, ' | ') || ')');
    end loop;
    if asked."onlyNarrows" then
      is_narrowed := true;
    else
      looked_for := concat_ws(' & ', looked_for, '(' || array_to_string(ways, ' | ') || ')');
    end if;
  end loop;
  if anywhere[1] is not null then
    for tier in 1..5 loop
      posts[2 * tier - 1] := of_titles[tier];
      posts[2 * tier] := anywhere[tier];
      suspects[2 * tier - 1] := of_names[tier];
      suspects[2 * tier] := anywhere[tier];
    end loop;
  end if;
  if is_narrowed then
    posts[11] := looked_for;
    suspects[11] := looked_for;
  end if;
end $$;

-- What is looked for, from the best kind of match to the weakest: the very words, their beginnings, those without their endings, what
-- sounds alike, what is spelled alike; each first in what has this weight, then anywhere. Each holds those before it. Of a word
-- it says what SearchTerm in db/lexicon.ts has. Of those that only narrow, the eleventh is what is looked for without them; else there
-- is none.
create or replace function search_tiers(wanted jsonb, weight text, with_typos boolean) returns tsquery[] language plpgsql stable
set pg_trgm.similarity_threshold = 0.3 as $$
declare
  asked jsonb;
  sought text;
  ways text[];
  sounds text[];
  tiers text[] := array_fill(null::text, array[10]);
  looked_for text;
  is_narrowed boolean := false;
begin
  for asked in select * from jsonb_array_elements(wanted) loop
    sought := asked ->> 'word';
    ways := array[sought, null, null, null, null];
    if (asked ->> 'hasBeginnings')::boolean then
      ways[2] := sought || '*';
      ways[3] := asked ->> 'stem' || '*';
    end if;
    sounds := array(select sound from unnest(array[asked ->> 'sound', asked ->> 'stemSound']) sound where sound <> '');
    ways[4] := concat_ws(' ',
      (select string_agg(begun || '*', ' ') from jsonb_array_elements_text(asked -> 'otherBeginnings') begun),
      (select string_agg(alike.word, ' ') from (
        select w.word from search_words w where w.sound <> '' and w.sound = any (sounds)
        union select w.word from search_words w where w.stem_sound <> '' and w.stem_sound = any (sounds)
        union select typed.word from (
          select w.word from search_words w where length(asked ->> 'begunSound') > 1 and w.sound <> ''
            and w.sound >= asked ->> 'begunSound' and w.sound < (asked ->> 'begunSound') || '~'
          order by w.sound limit 12) typed
        order by 1 limit 24) alike));
    if with_typos and (asked ->> 'hasTypos')::boolean then
      ways[5] := (select string_agg(alike.word, ' ') from (
        select w.word from search_words w
        where w.word % sought and abs(length(w.word) - length(sought)) <= 2
          and similarity(w.word, sought) >= case when length(sought) < 5 then 0.3 else 0.4 end
        order by similarity(w.word, sought) desc, w.word limit 8) alike);
    end if;
    for tier in 1..5 loop
      tiers[2 * tier - 1] := concat_ws(' & ', tiers[2 * tier - 1], any_way(ways[:tier], weight));
      tiers[2 * tier] := concat_ws(' & ', tiers[2 * tier], any_way(ways[:tier], ''));
    end loop;
    if (asked ->> 'onlyNarrows')::boolean then
      is_narrowed := true;
    else
      looked_for := concat_ws(' & ', looked_for, any_way(ways, ''));
    end if;
  end loop;
  if is_narrowed then
    tiers[11] := looked_for;
  end if;
  return tiers::tsquery[];
end $$;

-- Text as it is searched: lower case, one space before, between and after its words, and no joiners, which change
-- how Bengali looks and not what it says. The separators are listed because the classes of regular expressions do
-- not know Bengali vowel signs. `wordsOf` in db/matching.ts does the same to a query.
create or replace function searchable(text) returns text language sql immutable parallel safe as $$
  select ' ' || btrim(regexp_replace(
    regexp_replace(lower($1), '[\u200c\u200d]+', '', 'g'),
    '[\s!-/:-@\[-`{-~।॥‘’“”–—…]+', ' ', 'g'
  )) || ' '
$$;

create or replace function page_of_ranked_posts(
  tiers text[], by_fit boolean, narrowed tsquery, earliest date, latest date, skipped integer, want integer,
  most integer, with_counts boolean, out ids uuid[], out total integer, out counts jsonb
) language plpgsql stable
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_sort = off set enable_hashjoin = off
  set enable_mergejoin = off set max_parallel_workers_per_gather = 0 set jit = off
as $$
declare
  everything constant real := greatest(1, (select reltuples from pg_class where oid = 'search_posts'::regclass));
  is_of_some_days constant boolean := earliest is not null or latest is not null;
  -- The share of all from which on a walk is cheaper, or the index would give out more than it may. Of some days a
  -- walk takes those that happened last, which the index does not.
  common constant real := least(8000, sqrt(case when is_of_some_days then 1.0 / 3 else 0.5 end * most * everything)) / everything;
  looked_at constant integer := case when is_of_some_days then 1000 else greatest(100, least(1000, 20 / common)) end;
  -- As many as have one, but for one time in four hundred, of what stands in more than the twenty thousand that the index may give out.
  looked_at_first constant integer :=
    case when is_of_some_days then looked_at else least(looked_at, greatest(100, everything * 6 / 20000)) end;
  enough constant integer := skipped + want;
  wanted constant tsquery := coalesce(tiers[10]::tsquery && narrowed, tiers[10]::tsquery, narrowed, '''#'''::tsquery);
  -- Without what only narrows, which the index is not asked for.
  looked_for constant tsquery := coalesce(tiers[11]::tsquery && narrowed, tiers[11]::tsquery, wanted);
  is_narrowed constant boolean := tiers[11] is not null;
  sampled real := 0;
  on_any_day real := 0;
  of_days integer;
  is_common boolean := false;
  is_of_days boolean := false;
  compared tsquery;
  places tid[];
  chosen tid[] := '{}';
  better tid[];
begin
  if common < 0.5 or is_of_some_days then
    select count(*) filter (where (earliest is null or s.happened_on >= earliest) and (latest is null or s.happened_on <= latest)),
        count(*) into sampled, on_any_day
      from (select * from search_posts order by sort_key desc limit looked_at_first) s where s.words @@ looked_for;
    if sampled > 0 and looked_at_first < looked_at then
      sampled := sampled + (
        select count(*) from (
          select * from search_posts order by sort_key desc offset looked_at_first limit looked_at - looked_at_first) s
        where s.words @@ looked_for);
    end if;
    is_common := sampled / looked_at > common;
    if not is_common and is_of_some_days then
      select count(*) filter (where s.words @@ looked_for), count(*) into sampled, of_days from (
        select * from search_posts where happened_on >= coalesce(earliest, '-infinity') and happened_on <= coalesce(latest, 'infinity')
        order by happened_on desc limit 1000) s;
      is_of_days := of_days < 1000 or on_any_day / looked_at * everything > 8000 or sampled / 1000 > common;
    end if;
  end if;
  if is_common then
    with newest as materialized (
      select s.place, s.sort_key, s.categories from (select ctid as place, * from search_posts order by sort_key desc limit 20000) s
      where s.words @@ wanted and (earliest is null or s.happened_on >= earliest) and (latest is null or s.happened_on <= latest)
      limit most
    ) 
  select coalesce(array_agg(n.place order by n.sort_key desc), '{}'), case when with_counts then (
      select coalesce(jsonb_object_agg(c.type, c.hits), '{}') from (
        select t.type, count(*) as hits from (select unnest(n.categories) as type from newest n) t group by t.type) c) end
    into places, counts from newest n
;
  elsif is_of_days then
    with newest as materialized (
      select s.place, s.sort_key, s.categories from (
        select ctid as place, * from search_posts
        where happened_on >= coalesce(earliest, '-infinity') and happened_on <= coalesce(latest, 'infinity')
        order by happened_on desc limit 20000) s
      where s.words @@ wanted limit most
    ) 
  select coalesce(array_agg(n.place order by n.sort_key desc), '{}'), case when with_counts then (
      select coalesce(jsonb_object_agg(c.type, c.hits), '{}') from (
        select t.type, count(*) as hits from (select unnest(n.categories) as type from newest n) t group by t.type) c) end
    into places, counts from newest n
;
  else
    with hits as materialized (
      select s.place, s.sort_key, s.categories from (
        select ctid as place, sort_key, happened_on, categories, words from search_posts where words @@ looked_for limit 20000) s
      where (not is_narrowed or s.words @@ wanted) and (earliest is null or s.happened_on >= earliest) and (latest is null or s.happened_on <= latest)
    ), newest as materialized (
      select * from hits order by sort_key desc limit most
    ) 
  select coalesce(array_agg(n.place order by n.sort_key desc), '{}'), case when with_counts then (
      select coalesce(jsonb_object_agg(c.type, c.hits), '{}') from (
        select t.type, count(*) as hits from (select unnest(n.categories) as type from newest n) t group by t.type) c) end
    into places, counts from newest n
;
  end if;

  total := cardinality(places);
  if tiers[1] is null or not by_fit then
    chosen := places[:enough];
  elsif total > 0 then
    -- Each tier holds those before it, so that whoever has enough looks no further.
    for tier in 1..10 loop
      continue when tiers[tier] = tiers[tier - 2];
      compared := tiers[tier]::tsquery;
      better := array(
        select p.place from unnest(places) with ordinality p (place, number) join search_posts s on s.ctid = p.place
        where s.words @@ compared order by p.number limit enough - cardinality(chosen));
      chosen := chosen || better;
      exit when cardinality(chosen) >= least(enough, total);
      if cardinality(better) > 0 then
        places := array(
          select p.place from unnest(places) with ordinality p (place, number) where p.place <> all (better) order by p.number);
      end if;
    end loop;
  end if;
  ids := case when cardinality(chosen) <= skipped then '{}' else array(
    select s.id from unnest(chosen) with ordinality p (place, number) join search_posts s on s.ctid = p.place
    where p.number > skipped order by p.number) end;
end $$;

create or replace function page_of_ranked_suspects(
  tiers text[], by_fit boolean, narrowed tsquery, earliest date, latest date, skipped integer, want integer,
  most integer, with_counts boolean, out ids uuid[], out total integer, out counts jsonb
) language plpgsql stable
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_sort = off set enable_hashjoin = off
  set enable_mergejoin = off set max_parallel_workers_per_gather = 0 set jit = off
as $$
declare
  everything constant real := greatest(1, (select reltuples from pg_class where oid = 'search_suspects'::regclass));
  is_of_some_days constant boolean := earliest is not null or latest is not null;
  -- The share of all from which on a walk is cheaper, or the index would give out more than it may. Of some days a
  -- walk takes those that happened last, which the index does not.
  common constant real := least(8000, sqrt(case when is_of_some_days then 1.0 / 3 else 0.5 end * most * everything)) / everything;
  looked_at constant integer := case when is_of_some_days then 1000 else greatest(100, least(1000, 20 / common)) end;
  -- As many as have one, but for one time in four hundred, of what stands in more than the twenty thousand that the index may give out.
  looked_at_first constant integer :=
    case when is_of_some_days then looked_at else least(looked_at, greatest(100, everything * 6 / 20000)) end;
  enough constant integer := skipped + want;
  wanted constant tsquery := coalesce(tiers[10]::tsquery && narrowed, tiers[10]::tsquery, narrowed, '''#'''::tsquery);
  -- Without what only narrows, which the index is not asked for.
  looked_for constant tsquery := coalesce(tiers[11]::tsquery && narrowed, tiers[11]::tsquery, wanted);
  is_narrowed constant boolean := tiers[11] is not null;
  sampled real := 0;
  on_any_day real := 0;
  of_days integer;
  is_common boolean := false;
  is_of_days boolean := false;
  compared tsquery;
  places tid[];
  chosen tid[] := '{}';
  better tid[];
begin
  if common < 0.5 or is_of_some_days then
    select count(*) filter (where (earliest is null or s.happened_on >= earliest) and (latest is null or s.happened_on <= latest)),
        count(*) into sampled, on_any_day
      from (select * from search_suspects order by sort_key desc limit looked_at_first) s where s.words @@ looked_for;
    if sampled > 0 and looked_at_first < looked_at then
      sampled := sampled + (
        select count(*) from (
          select * from search_suspects order by sort_key desc offset looked_at_first limit looked_at - looked_at_first) s
        where s.words @@ looked_for);
    end if;
    is_common := sampled / looked_at > common;
    if not is_common and is_of_some_days then
      select count(*) filter (where s.words @@ looked_for), count(*) into sampled, of_days from (
        select * from search_suspects where happened_on >= coalesce(earliest, '-infinity') and happened_on <= coalesce(latest, 'infinity')
        order by happened_on desc limit 1000) s;
      is_of_days := of_days < 1000 or on_any_day / looked_at * everything > 8000 or sampled / 1000 > common;
    end if;
  end if;
  if is_common then
    with newest as materialized (
      select s.place, s.sort_key, s.categories from (select ctid as place, * from search_suspects order by sort_key desc limit 20000) s
      where s.words @@ wanted and (earliest is null or s.happened_on >= earliest) and (latest is null or s.happened_on <= latest)
      limit most
    ) 
  select coalesce(array_agg(n.place order by n.sort_key desc), '{}'), case when with_counts then (
      select coalesce(jsonb_object_agg(c.type, c.hits), '{}') from (
        select t.type, count(*) as hits from (select unnest(n.categories) as type from newest n) t group by t.type) c) end
    into places, counts from newest n
;
  elsif is_of_days then
    with newest as materialized (
      select s.place, s.sort_key, s.categories from (
        select ctid as place, * from search_suspects
        where happened_on >= coalesce(earliest, '-infinity') and happened_on <= coalesce(latest, 'infinity')
        order by happened_on desc limit 20000) s
      where s.words @@ wanted limit most
    ) 
  select coalesce(array_agg(n.place order by n.sort_key desc), '{}'), case when with_counts then (
      select coalesce(jsonb_object_agg(c.type, c.hits), '{}') from (
        select t.type, count(*) as hits from (select unnest(n.categories) as type from newest n) t group by t.type) c) end
    into places, counts from newest n
;
  else
    with hits as materialized (
      select s.place, s.sort_key, s.categories from (
        select ctid as place, sort_key, happened_on, categories, words from search_suspects where words @@ looked_for limit 20000) s
      where (not is_narrowed or s.words @@ wanted) and (earliest is null or s.happened_on >= earliest) and (latest is null or s.happened_on <= latest)
    ), newest as materialized (
      select * from hits order by sort_key desc limit most
    ) 
  select coalesce(array_agg(n.place order by n.sort_key desc), '{}'), case when with_counts then (
      select coalesce(jsonb_object_agg(c.type, c.hits), '{}') from (
        select t.type, count(*) as hits from (select unnest(n.categories) as type from newest n) t group by t.type) c) end
    into places, counts from newest n
;
  end if;

  total := cardinality(places);
  if tiers[1] is null or not by_fit then
    chosen := places[:enough];
  elsif total > 0 then
    -- Each tier holds those before it, so that whoever has enough looks no further.
    for tier in 1..10 loop
      continue when tiers[tier] = tiers[tier - 2];
      compared := tiers[tier]::tsquery;
      better := array(
        select p.place from unnest(places) with ordinality p (place, number) join search_suspects s on s.ctid = p.place
        where s.words @@ compared order by p.number limit enough - cardinality(chosen));
      chosen := chosen || better;
      exit when cardinality(chosen) >= least(enough, total);
      if cardinality(better) > 0 then
        places := array(
          select p.place from unnest(places) with ordinality p (place, number) where p.place <> all (better) order by p.number);
      end if;
    end loop;
  end if;
  ids := case when cardinality(chosen) <= skipped then '{}' else array(
    select s.id from unnest(chosen) with ordinality p (place, number) join search_suspects s on s.ctid = p.place
    where p.number > skipped order by p.number) end;
end $$;

-- Whether a word stands anywhere now: the dictionary keeps those of what was taken down until the night.
create or replace function is_searchable_word(word text) returns boolean language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return exists (select from search_posts where words @@ quote_literal(word)::tsquery)
    or exists (select from search_suspects where words @@ quote_literal(word)::tsquery);
end $$;

create or replace function weighted(words text[], weight "char") returns tsvector language sql immutable parallel safe as $$
  select coalesce(string_agg(format('''%s'':1%s', word, $2), ' '), '')::tsvector
  from (select distinct unnest(words) as word) each
$$;

-- The words of a text in their order, as `wordsOf` of the contract makes those of a query; the two are held to each other by
-- search/words.test.ts. PostgreSQL's own parser would cut Bengali words at their vowel signs.
create or replace function words_in(text) returns text[] language sql immutable parallel safe as $$
  select array(
    select left(word, 60) from regexp_split_to_table(
      translate(lower(normalize($1)), E'০১২৩৪৫৬৭৮৯\u200c\u200d', '0123456789'),
      '[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff!-/:-@\[-`{-~।॥‘’“”–—…]+'
    ) word where word <> '')
$$;
