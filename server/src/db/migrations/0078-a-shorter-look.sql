-- How common something is was told by up to a thousand of the newest rows, also where none of them had it (0075): with a million reports that
-- was most of what a word cost that stands in few or nowhere. Now the rest of them is looked at only when one of the first has it. All else
-- of these functions is as it was.
do $do$
begin
  for kind in 1..2 loop
    execute format($create$
      create or replace function searched_%1$s(
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
        -- As many as have one, but for one time in four hundred, of what stands in more than the twenty thousand that the index may give out.
        looked_at_first constant integer :=
          case when is_of_some_days then looked_at else least(looked_at, greatest(100, everything * 6 / 20000)) end;
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
            from (select * from search_%1$s order by sort_key desc limit looked_at_first) s where s.words @@ wanted;
          if sampled > 0 and looked_at_first < looked_at then
            sampled := sampled + (
              select count(*) from (
                select * from search_%1$s order by sort_key desc offset looked_at_first limit looked_at - looked_at_first) s
              where s.words @@ wanted);
          end if;
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
