-- Reports of one kind of crime, asked for without a word, were looked for among the newest twenty thousand documents, whose words all
-- had to be read, and not found beyond them. Which kinds a report or a suspect is of stands in a list of its own, the newest first.
-- Without a foreign key, as place_posts: it follows the row of the search index.
create table kind_posts (
  kind text collate "C" not null,
  sort_key uuid not null,
  post_id uuid not null,
  primary key (kind, sort_key, post_id)
);
create table kind_suspects (
  kind text collate "C" not null,
  sort_key uuid not null,
  suspect_id uuid not null,
  primary key (kind, sort_key, suspect_id)
);

-- A row of these belongs to one of the index, which is held by whoever writes it: nobody waits here for anybody else.
do $do$
begin
  for each in 1..2 loop
    execute format($create$
      create function list_kinds_of_%2$s() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then
          delete from kind_%1$s where kind = any (old.categories) and sort_key = old.sort_key and %2$s_id = old.id;
        end if;
        if tg_op <> 'DELETE' then
          insert into kind_%1$s select distinct kind, new.sort_key, new.id from unnest(new.categories) kind;
        end if;
        return null;
      end $$;
      create trigger list_kinds_of_new_%2$s after insert or delete on search_%1$s
        for each row execute function list_kinds_of_%2$s();
      create trigger list_kinds_of_%2$s after update on search_%1$s
        for each row when ((old.sort_key, old.categories) is distinct from (new.sort_key, new.categories))
        execute function list_kinds_of_%2$s();
      insert into kind_%1$s select distinct kind, sort_key, id from search_%1$s, unnest(categories) kind
      $create$, (array['posts', 'suspects'])[each], (array['post', 'suspect'])[each]);
  end loop;
end $do$;
analyze kind_posts, kind_suspects;

-- A page of a kind, the newest first, and what there is besides; what search_page says of it, without asking what is searched.
create function page_of_kind(
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

-- As 0065 made it, but for a kind without anything else.
create or replace function search_page(
  wanted jsonb, with_typos boolean, narrowed tsquery, everywhere tsquery, earliest date, latest date, by_fit boolean,
  skipped integer, want integer, most integer, with_posts boolean,
  out posts uuid[], out suspects uuid[], out "totalPosts" integer, out "totalSuspects" integer, out counts jsonb,
  out "hasUnheard" boolean
) language plpgsql stable as $$
declare
  tiers record;
  found record;
  kind constant text := substring(narrowed::text from '^''#c:([^'']+)''$');
begin
  "hasUnheard" := exists (select from search_words where sound is null);
  if kind is not null and wanted = '[]' and (everywhere is null or not with_posts) and earliest is null and latest is null then
    select of_kind.posts, of_kind.suspects, of_kind.total_posts, of_kind.total_suspects, of_kind.counts
      into posts, suspects, "totalPosts", "totalSuspects", counts
      from page_of_kind(kind, skipped, want, most, with_posts) of_kind;
    return;
  end if;
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
end $$;
