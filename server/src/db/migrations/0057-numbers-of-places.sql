-- How many public reports there are of each place, by kind and by day, and the list of them: counted along with every change of what is
-- searched, so that no page counts reports. Where something is, is what it is found by (0037), and this is the one place that asks.
create function places_of(words tsvector) returns text[] language sql immutable parallel safe as $$
  select array(select substr(lexeme, 4) from unnest(words) where lexeme like '#d:%' or lexeme like '#u:%')
$$;

-- A place is 'Khulna', or 'Khulna/Rupsa' within it. Without a foreign key: a report may go before its count does.
create table place_posts (
  post_id uuid not null,
  place text collate "C" not null,
  sort_key uuid not null,
  primary key (post_id, place)
);
create index place_posts_newest on place_posts (place, sort_key desc);

-- By kind, where '' is any, and by day, where '-infinity' is any; of places within a district only of any kind and any day.
create table place_counts (
  place text collate "C" not null,
  kind text not null,
  day date not null,
  posts integer not null,
  primary key (place, kind, day)
) with (fillfactor = 70);
create index place_counts_by_day on place_counts (kind, day) include (place, posts);

create table place_suspects (
  place text collate "C" primary key,
  suspects integer not null
) with (fillfactor = 70);

create function add_place_counts(places text[], kinds text[], happened_on date, step integer) returns void language sql as $$
  insert into place_counts as c (place, kind, day, posts)
    select place, kind, day, step
    from unnest(places) place, unnest(array_prepend('', kinds)) kind, unnest(array['-infinity', happened_on]) day
    where position('/' in place) = 0 or (kind = '' and day = '-infinity')
    -- One order for all.
    order by place, kind, day
  on conflict (place, kind, day) do update set posts = c.posts + excluded.posts
$$;

-- At the end of the transaction, behind the lock of the other counts (0021): whoever comes past it waits for nothing afterwards.
create function count_place_of_post() returns trigger language plpgsql as $$
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
create constraint trigger count_place_of_new_post after insert or delete on search_posts
  deferrable initially deferred for each row execute function count_place_of_post();
create constraint trigger count_place_of_post after update on search_posts
  deferrable initially deferred for each row
  when ((places_of(old.words), old.categories, old.happened_on, old.sort_key)
    is distinct from (places_of(new.words), new.categories, new.happened_on, new.sort_key))
  execute function count_place_of_post();

create function count_place_of_suspect() returns trigger language plpgsql as $$
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
create constraint trigger count_place_of_new_suspect after insert or delete on search_suspects
  deferrable initially deferred for each row execute function count_place_of_suspect();
create constraint trigger count_place_of_suspect after update on search_suspects
  deferrable initially deferred for each row
  when (places_of(old.words) is distinct from places_of(new.words)) execute function count_place_of_suspect();

-- What there is already.
insert into place_posts select id, place, sort_key from search_posts, unnest(places_of(words)) place;
insert into place_counts
  select place, kind, day, count(*)
  from search_posts, unnest(places_of(words)) place, unnest(array_prepend('', categories)) kind, unnest(array['-infinity', happened_on]) day
  where position('/' in place) = 0 or (kind = '' and day = '-infinity')
  group by place, kind, day;
insert into place_suspects
  select place, count(*) from search_suspects, unnest(places_of(words)) place group by place;
analyze place_posts, place_counts, place_suspects;
