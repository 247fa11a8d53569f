-- A search was 11 to 13 ms of the processor: what is looked for was built twice, a thousand rows were read to see how common it is, and
-- every hit was looked up a second time and compared with ten tiers, of which a page shows ten hits. Now it is built once, as few rows
-- say how common it is as can say it, hits are remembered by where they lie, and only so many are compared as a page needs.

-- What is looked for, as search_tiers (0037) says it, for posts, for suspects, and wherever the words stand. What begins with another
-- way of the same word is found by that, and left away.
create function search_tiers_of(wanted jsonb, with_typos boolean, out posts tsquery[], out suspects tsquery[])
language plpgsql stable set pg_trgm.similarity_threshold = 0.3 as $$
declare
  asked record;
  number integer := 0;
  words integer[] := '{}';
  levels integer[] := '{}';
  ways text[] := '{}';
begin
  for asked in select * from jsonb_to_recordset(wanted)
    as w (word text, stem text, sound text, "stemSound" text, "isUnfinished" boolean, "hasBeginnings" boolean, "hasTypos" boolean)
  loop
    number := number + 1;
    ways := ways || asked.word;
    levels := levels || 1;
    if asked."hasBeginnings" then
      ways := ways || (asked.word || '*');
      levels := levels || 2;
      if asked.stem <> asked.word then
        ways := ways || (asked.stem || '*');
        levels := levels || 3;
      end if;
    end if;
    if asked.sound <> '' or asked."stemSound" <> '' then
      ways := ways || array(
        select alike.word from (
          select w.word from search_words w where w.sound <> '' and w.sound in (asked.sound, asked."stemSound")
          union select w.word from search_words w where w.stem_sound <> '' and w.stem_sound in (asked.sound, asked."stemSound")
          union select typed.word from (
            select w.word from search_words w where asked."isUnfinished" and length(asked.sound) > 1 and w.sound <> ''
              and w.sound > asked.sound and w.sound < asked.sound || '~'
            order by w.sound limit 12) typed
          order by 1 limit 24) alike);
      levels := levels || array_fill(4, array[cardinality(ways) - cardinality(levels)]);
    end if;
    if with_typos and asked."hasTypos" then
      ways := ways || array(
        select w.word from search_words w
        where w.word % asked.word and abs(length(w.word) - length(asked.word)) <= 2
          and similarity(w.word, asked.word) >= case when length(asked.word) < 5 then 0.3 else 0.4 end
        order by similarity(w.word, asked.word) desc, w.word limit 8);
      levels := levels || array_fill(5, array[cardinality(ways) - cardinality(levels)]);
    end if;
    words := words || array_fill(number, array[cardinality(ways) - cardinality(words)]);
  end loop;

  select array_agg(every.tier order by every.place), array_agg(every.tier_of_names order by every.place)
    into posts, suspects
  from (
    select 2 * tier + part as place,
      string_agg('(' || case part when -1 then of_titles else anywhere end || ')', ' & ')::tsquery as tier,
      string_agg('(' || case part when -1 then of_names else anywhere end || ')', ' & ')::tsquery as tier_of_names
    from (
      select tier, word, string_agg(way || 'AB', ' | ') as of_titles, string_agg(way || 'A', ' | ') as of_names,
        string_agg(rtrim(way, ':'), ' | ') as anywhere
      from generate_series(1, 5) tier, lateral (
        select w.word, case when w.way like '%*' then format('''%s'':*', rtrim(w.way, '*')) else format('''%s'':', w.way) end as way
        from unnest(words, levels, ways) w (word, level, way)
        where w.level <= tier and not exists (
          select from unnest(words, levels, ways) other (word, level, way)
          where other.word = w.word and other.level in (2, 3) and other.level <= tier and other.way <> w.way
            and starts_with(w.way, rtrim(other.way, '*')))
      ) each
      group by tier, word
    ) of_words, (values (-1), (0)) parts (part)
    group by tier, part
  ) every;
end $$;

-- Where the newest that match lie, the newest first, at most so many, and how many of them are of each category. The choice is that of
-- 0037, by fewer rows: a hit of the index costs a third of what a row of a walk does, because no words have to be read for it. In so few rows that
-- nothing can be common enough for a walk the index is always asked; else as many of the newest are looked at as tell what is common from
-- what is not, at most a thousand.
do $do$
begin
  for kind in 1..2 loop
    execute format($create$
      create function places_of_%1$s(wanted tsquery, earliest date, latest date, most integer, with_counts boolean,
        out places tid[], out counts jsonb)
      language plpgsql stable
      set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_sort = off
      set max_parallel_workers_per_gather = 0 set jit = off as $$
      declare
        everything constant real := greatest(1, (select reltuples from pg_class where oid = 'search_%1$s'::regclass));
        is_of_some_days constant boolean := earliest is not null or latest is not null;
        -- The share of all from which on a walk is cheaper, or the index would give out more than it may. Of some days a walk takes others
        -- than the index, those that happened last: there nothing has changed since 0037.
        common constant real := least(8000, sqrt(case when is_of_some_days then 1.0 / 3 else 3 end * most * everything)) / everything;
        looked_at constant integer := case when is_of_some_days then 1000 else greatest(100, least(1000, 20 / common)) end;
        sampled real := 0;
        on_any_day real := 0;
        of_days integer;
        is_common boolean := false;
        is_of_days boolean := false;
      begin
        if common < 0.5 or is_of_some_days then
          select count(*) filter (where (earliest is null or s.happened_on >= earliest) and (latest is null or s.happened_on <= latest)),
              count(*) into sampled, on_any_day
            from (select * from search_%1$s order by sort_key desc limit looked_at) s where s.words @@ wanted;
          is_common := sampled / looked_at > common;
          if not is_common and is_of_some_days then
            select count(*) filter (where s.words @@ wanted), count(*) into sampled, of_days from (
              select * from search_%1$s where happened_on >= coalesce(earliest, '-infinity') and happened_on <= coalesce(latest, 'infinity')
              order by happened_on desc limit 1000) s;
            is_of_days := of_days < 1000 or on_any_day / looked_at * everything > 8000 or sampled / 1000 > common;
          end if;
        end if;
        if is_common then
          with newest as materialized (
            select s.place, s.sort_key, s.categories from (select ctid as place, * from search_%1$s order by sort_key desc limit 20000) s
            where s.words @@ wanted and (earliest is null or s.happened_on >= earliest) and (latest is null or s.happened_on <= latest)
            limit most
          ) %2$s;
        elsif is_of_days then
          with newest as materialized (
            select s.place, s.sort_key, s.categories from (
              select ctid as place, * from search_%1$s
              where happened_on >= coalesce(earliest, '-infinity') and happened_on <= coalesce(latest, 'infinity')
              order by happened_on desc limit 20000) s
            where s.words @@ wanted limit most
          ) %2$s;
        else
          with hits as materialized (
            select s.place, s.sort_key, s.categories from (
              select ctid as place, sort_key, happened_on, categories from search_%1$s where words @@ wanted limit 20000) s
            where (earliest is null or s.happened_on >= earliest) and (latest is null or s.happened_on <= latest)
          ), newest as materialized (
            select * from hits order by sort_key desc limit most
          ) %2$s;
        end if;
      end $$ $create$,
      (array['posts', 'suspects'])[kind],
      $counted$
        select coalesce(array_agg(n.place order by n.sort_key desc), '{}'), case when with_counts then (
            select coalesce(jsonb_object_agg(c.type, c.hits), '{}') from (
              select t.type, count(*) as hits from (select unnest(n.categories) as type from newest n) t group by t.type) c) end
          into places, counts from newest n
      $counted$);

    -- Those of a page, the best matches first, of the same kind the newest. Each tier holds those before it, so that whoever
    -- has enough looks no further.
    execute format($create$
      create function page_of_%1$s(places tid[], tiers tsquery[], skipped integer, want integer) returns uuid[] language plpgsql stable
      set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_sort = off set enable_hashjoin = off
      set enable_mergejoin = off set max_parallel_workers_per_gather = 0 set jit = off as $$
      declare
        chosen tid[] := '{}';
        better tid[];
        enough constant integer := skipped + want;
      begin
        if tiers[1] is null then
          chosen := places[:enough];
        else
          for tier in 1..10 loop
            -- As texts: as queries a word and a beginning are the same.
            continue when tiers[tier]::text = tiers[tier - 2]::text;
            better := array(
              select p.place from unnest(places) with ordinality p (place, number) join search_%1$s s on s.ctid = p.place
              where s.words @@ tiers[tier] order by p.number limit enough - cardinality(chosen));
            chosen := chosen || better;
            exit when cardinality(chosen) >= enough;
            if cardinality(better) > 0 then
              places := array(
                select p.place from unnest(places) with ordinality p (place, number) where p.place <> all (better) order by p.number);
            end if;
          end loop;
        end if;
        return array(
          select s.id from unnest(chosen) with ordinality p (place, number) join search_%1$s s on s.ctid = p.place
          where p.number > skipped order by p.number);
      end $$ $create$, (array['posts', 'suspects'])[kind]);
  end loop;
end $do$;

-- A page of posts and one of suspects, and what there is besides. `narrowed` is what is asked of both but words, a category among it;
-- `everywhere` the same without the category, of which posts are counted. Without `by_fit` the newest come first.
create function search_page(
  wanted jsonb, with_typos boolean, narrowed tsquery, everywhere tsquery, earliest date, latest date, by_fit boolean,
  skipped integer, want integer, most integer, with_posts boolean,
  out posts uuid[], out suspects uuid[], out "totalPosts" integer, out "totalSuspects" integer, out counts jsonb,
  out "hasUnheard" boolean
) language plpgsql stable as $$
declare
  tiers record;
  found record;
begin
  tiers := search_tiers_of(wanted, with_typos);
  if with_posts then
    found := places_of_posts(coalesce(tiers.posts[10] && narrowed, tiers.posts[10], narrowed, '''#'''::tsquery), earliest, latest, most, true);
    posts := page_of_posts(found.places, case when by_fit then tiers.posts end, skipped, want);
    "totalPosts" := cardinality(found.places);
    counts := found.counts;
    if narrowed is distinct from everywhere then
      found := places_of_posts(coalesce(tiers.posts[10] && everywhere, tiers.posts[10], everywhere, '''#'''::tsquery), earliest, latest, most, true);
      counts := found.counts;
    end if;
  end if;
  found := places_of_suspects(coalesce(tiers.suspects[10] && narrowed, tiers.suspects[10], narrowed, '''#'''::tsquery), earliest, latest, most, false);
  suspects := page_of_suspects(found.places, case when by_fit then tiers.suspects end, skipped, want);
  "totalSuspects" := cardinality(found.places);
  "hasUnheard" := exists (select from search_words where sound is null);
end $$;
