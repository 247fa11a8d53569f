-- Where what a search costs goes was measured (decision 0086). Most of it was one thing: the words of a report that are more than
-- two thousand bytes long were stored compressed, which is nothing to the index, but whoever compares them one after the other spends four
-- fifths of the time on unpacking them. Words stay as they are now, up to what fits a page.
alter table search_posts set (toast_tuple_target = 8160);

-- Of what is stored already only the newest are written anew, which are compared one after the other most: the same words, so that nothing
-- else changes, and of a million reports no more than of ten thousand. What comes is stored like that, and soon is what is compared.
update search_posts set words = words || ''::tsvector
where id in (select id from search_posts order by sort_key desc limit 2000) and pg_column_compression(words) is not null;

-- What is looked for, as texts of queries from the best kind of match to the weakest, of which most are never asked for: search_tiers_of
-- (0065) made queries of all of them. What begins with another way of the same word is found by that, and left away.
create function search_texts_of(wanted jsonb, with_typos boolean, out posts text[], out suspects text[])
language plpgsql stable set plan_cache_mode = force_generic_plan set pg_trgm.similarity_threshold = 0.3 as $$
declare
  asked record;
  alike text[];
  ways text[];
  marked text[];
  of_titles text[] := array_fill(null::text, array[5]);
  of_names text[] := array_fill(null::text, array[5]);
  anywhere text[] := array_fill(null::text, array[5]);
begin
  for asked in select * from jsonb_to_recordset(wanted)
    as w (word text, stem text, sound text, "stemSound" text, "isUnfinished" boolean, "hasBeginnings" boolean, "hasTypos" boolean)
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
      elsif tier = 4 and (asked.sound <> '' or asked."stemSound" <> '') then
        alike := array(
          select w.word from search_words w where w.sound <> '' and w.sound in (asked.sound, asked."stemSound")
          union select w.word from search_words w where w.stem_sound <> '' and w.stem_sound in (asked.sound, asked."stemSound")
          union select typed.word from (
            select w.word from search_words w where asked."isUnfinished" and length(asked.sound) > 1 and w.sound <> ''
              and w.sound > asked.sound and w.sound < asked.sound || '~'
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
  end loop;
  if anywhere[1] is not null then
    for tier in 1..5 loop
      posts[2 * tier - 1] := of_titles[tier];
      posts[2 * tier] := anywhere[tier];
      suspects[2 * tier - 1] := of_names[tier];
      suspects[2 * tier] := anywhere[tier];
    end loop;
  end if;
end $$;

-- A page of what matches, the best first or the newest, and how many there are and of which categories, of at most so many, the newest. It
-- finds what places_of_posts and page_of_posts (0065) have found together. The choice between the index and a walk from the newest on is
-- theirs, by what both cost now: a hit of the index, which lies anywhere, costs what two rows of a walk do.
do $do$
begin
  for kind in 1..2 loop
    execute format($create$
      create function searched_%1$s(
        tiers text[], by_fit boolean, narrowed tsquery, earliest date, latest date, skipped integer, want integer, most integer, with_counts boolean,
        out ids uuid[], out total integer, out counts jsonb)
      language plpgsql stable
      set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_sort = off set enable_hashjoin = off
      set enable_mergejoin = off set max_parallel_workers_per_gather = 0 set jit = off as $$
      declare
        everything constant real := greatest(1, (select reltuples from pg_class where oid = 'search_%1$s'::regclass));
        is_of_some_days constant boolean := earliest is not null or latest is not null;
        -- The share of all from which on a walk is cheaper, or the index would give out more than it may. Of some days a walk takes others
        -- than the index, those that happened last: there nothing has changed since 0037.
        common constant real := least(8000, sqrt(case when is_of_some_days then 1.0 / 3 else 0.5 end * most * everything)) / everything;
        looked_at constant integer := case when is_of_some_days then 1000 else greatest(100, least(1000, 20 / common)) end;
        enough constant integer := skipped + want;
        wanted constant tsquery := coalesce(tiers[10]::tsquery && narrowed, tiers[10]::tsquery, narrowed, '''#'''::tsquery);
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

        total := cardinality(places);
        if tiers[1] is null or not by_fit then
          chosen := places[:enough];
        elsif total > 0 then
          -- Each tier holds those before it, so that whoever has enough looks no further.
          for tier in 1..10 loop
            continue when tiers[tier] = tiers[tier - 2];
            compared := tiers[tier]::tsquery;
            better := array(
              select p.place from unnest(places) with ordinality p (place, number) join search_%1$s s on s.ctid = p.place
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
          select s.id from unnest(chosen) with ordinality p (place, number) join search_%1$s s on s.ctid = p.place
          where p.number > skipped order by p.number) end;
      end $$ $create$,
      (array['posts', 'suspects'])[kind],
      $counted$
        select coalesce(array_agg(n.place order by n.sort_key desc), '{}'), case when with_counts then (
            select coalesce(jsonb_object_agg(c.type, c.hits), '{}') from (
              select t.type, count(*) as hits from (select unnest(n.categories) as type from newest n) t group by t.type) c) end
          into places, counts from newest n
      $counted$);
  end loop;
end $do$;

-- The best suspects alone, where nobody asks how many there are: those that have the very words in their names, the newest first. When
-- enough of these for the page are among the newest of all, of which no more than `most` are compared, no others could stand on it.
-- Nothing when they are not.
create function newest_suspects_named(tiers text[], narrowed tsquery, enough integer, most integer) returns uuid[] language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_sort = off set max_parallel_workers_per_gather = 0
set jit = off as $$
declare
  wanted constant tsquery := coalesce(tiers[1]::tsquery && narrowed, tiers[1]::tsquery);
  found uuid[];
begin
  found := array(
    select s.id from (select * from search_suspects order by sort_key desc limit least(20 * enough, most)) s
    where s.words @@ wanted limit enough);
  return case when cardinality(found) = enough then found end;
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
    found := searched_posts(tiers.posts, by_fit, narrowed, earliest, latest, skipped, want, most, true);
    posts := found.ids;
    "totalPosts" := found.total;
    counts := found.counts;
    if narrowed is distinct from everywhere then
      found := searched_posts(tiers.posts, false, everywhere, earliest, latest, 0, 0, most, true);
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
  found := searched_suspects(tiers.suspects, by_fit, narrowed, earliest, latest, skipped, want, most, false);
  suspects := found.ids;
  "totalSuspects" := found.total;
end $$;
drop function places_of_posts, places_of_suspects, page_of_posts, page_of_suspects, search_tiers_of;
