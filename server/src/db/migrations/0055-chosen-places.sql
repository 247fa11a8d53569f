-- Where it happened, beside the words of the report: a district, or an upazila within one, by their English names in
-- places/bangladesh.json, to which the server holds them; '' when none was chosen.
alter table posts
  add column district text not null default '',
  add column upazila text not null default '',
  add constraint posts_upazila_check check (upazila = '' or district <> '');

create index place_spellings_of on place_spellings (district, upazila);

-- Of a district that was chosen as a whole, the words may name a part.
create function chosen_facets(district text, upazila text, location text) returns text[] language sql stable as $$
  select array['#d:' || district] || case
    when upazila <> '' then array['#u:' || district || '/' || upazila]
    else array(select facet from unnest(place_facets(location)) facet where starts_with(facet, '#u:' || district || '/')) end
$$;

-- A report is where its author has said; only where nothing was chosen do its words say where, as before. No row changes by this.
create or replace function documents_of_posts(changed uuid[]) returns setof search_posts language plpgsql stable
set plan_cache_mode = force_generic_plan as $$
begin
  return query select p.id, p.sort_key, day.at, coalesce(kinds.found, '{}'),
    weighted(words_in(p.title), 'A') || weighted(words_in(concat_ws(' . ', p.location, chosen.names)), 'B') || array_to_tsvector(
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
drop trigger index_post on posts;
create trigger index_post after update of title, description, location, district, upazila, incident_at, kinds, review_state, created_at,
  published_at on posts
  for each row when (
    (old.is_allowed or new.is_allowed) and
    (old.is_allowed, old.title, old.description, old.location, old.district, old.upazila, old.incident_at, old.kinds, old.created_at,
      old.published_at)
    is distinct from
    (new.is_allowed, new.title, new.description, new.location, new.district, new.upazila, new.incident_at, new.kinds, new.created_at,
      new.published_at))
  execute function index_post();

drop trigger tell_post_changed on posts;
create trigger tell_post_changed after insert or delete or update of
  id, user_id, title, description, source, location, district, upazila, is_anonymous, review_state, review_reason, version, created_at,
  updated_at, incident_at, kinds, published_at, sealed_author, without_account
  on posts for each row execute function tell_post_changed();
