-- A suspect is proposed until a moderator shows it, alone or with the report that names it; only a shown one is public.
-- `shown_with` is the report whose approval made it public: it leaves the public together with that report, unless another public
-- report names it. `is_returned` is set while a proposed one waits for its creator and not for a moderator.
alter table suspects
  add column visibility text not null default 'shown' check (visibility in ('proposed', 'shown', 'hidden', 'removed')),
  add column is_returned boolean not null default false check (not is_returned or visibility = 'proposed'),
  add column review_reason text not null default '',
  add column shown_with uuid references posts on delete set null,
  add column is_minor boolean not null generated always as (coalesce(age < 18, false)) stored;
create index suspects_shown_with on suspects (shown_with) where shown_with is not null;

-- What anybody may know of a suspect: of a person under 18 neither the name nor the face, the age or a place finer than the district.
-- Whatever is public reads this view and not the table.
create view public_suspects as
  select s.id, s.sort_key, s.created_at, s.gender, s.danger_level, s.status, s.crime_types, s.version, s.is_minor,
    case when s.is_minor then 'A person under 18' else s.name end as name,
    case when not s.is_minor then s.age end as age,
    case when not s.is_minor then s.location else coalesce(
      (select string_agg(distinct p.district, ', ') from places_in(s.location) p), '') end as location,
    case when not s.is_minor then s.photo_id end as photo_id
  from suspects s where s.visibility = 'shown';

-- A change by anybody but an admin waits for a moderator; until it is confirmed, the suspect stays as it is. Only confirmed changes are
-- numbered by the versions of the suspect.
alter table suspect_revisions
  add column state text not null default 'confirmed' check (state in ('proposed', 'confirmed', 'refused')),
  add column reason text not null default '',
  add column sealed_editor bytea,
  add column sort_key uuid not null generated always as (sort_key_of(created_at, id)) stored,
  alter column number drop not null,
  add constraint suspect_revisions_number check ((state = 'confirmed') = (number is not null));
create index suspect_revisions_proposed on suspect_revisions (desk_place(false, sort_key)) where state = 'proposed';
create index suspect_revisions_newest on suspect_revisions (sort_key desc);
create index suspect_revisions_open on suspect_revisions (suspect_id) where state <> 'confirmed';
create trigger leave_desk after delete on suspect_revisions for each row execute function leave_desk();

drop index suspects_newest, suspects_by_status;
create index suspects_newest on suspects (sort_key desc) where visibility = 'shown';
create index suspects_by_status on suspects (status, sort_key desc) where visibility = 'shown';
create index suspects_at_desk on suspects (desk_place(false, sort_key)) where visibility = 'proposed' and not is_returned;

create or replace function lists_of(one suspects) returns text[] language sql immutable as $$
  select case when one.visibility = 'shown' then array['suspects', 'suspects:' || one.status] else '{}'::text[] end
$$;
drop trigger count_moved on suspects;
create trigger count_moved after update of status, visibility on suspects
  for each row when ((old.status, old.visibility) is distinct from (new.status, new.visibility)) execute function count_moved();

create or replace function recount_crimes(changed uuid[]) returns void language plpgsql as $$
begin
  lock table crime_counts in share row exclusive mode;
  with current as (
    select p.id as post_id, unnest(p.kinds) as type
    from posts p where p.id = any(changed) and p.is_allowed
    union
    select p.id, unnest(s.crime_types)
    from posts p join post_suspects ps on ps.post_id = p.id join public_suspects s on s.id = ps.suspect_id
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
drop trigger recount_suspect on suspects;
create constraint trigger recount_suspect after update on suspects
  deferrable initially deferred for each row
  when ((old.crime_types, old.visibility = 'shown') is distinct from (new.crime_types, new.visibility = 'shown'))
  execute function recount_suspect();

create or replace function topics_of_report(report uuid) returns text[] language sql stable as $$
  select array(
    select topic from (
      select 1 as width, s.id::text as topic from post_suspects ps join public_suspects s on s.id = ps.suspect_id where ps.post_id = report
      union all
      select case left(lexeme, 3) when '#u:' then 2 when '#d:' then 3 else 4 end, lexeme
      from search_posts, unnest(tsvector_to_array(words)) lexeme
      where id = report and lexeme ~ '^#[duc]:'
    ) each order by width, topic)
$$;

create or replace function documents_of_suspects(changed uuid[]) returns setof search_suspects language sql stable as $$
  select s.id, s.sort_key, null::date, s.crime_types,
    weighted(words_in(case when s.is_minor then '' else s.name end), 'A') || weighted(words_in(s.location), 'B') || array_to_tsvector(
      array['#', '#s:' || s.status] || array(select '#c:' || type from unnest(s.crime_types) type)
      || place_facets(s.location))
  from public_suspects s where s.id = any (changed)
$$;

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
drop trigger index_new_suspect on suspects;
create trigger index_new_suspect after insert on suspects for each row when (new.visibility = 'shown') execute function index_suspect();
drop trigger index_suspect on suspects;
create trigger index_suspect after update of name, age, status, location, crime_types, created_at, visibility on suspects
  for each row when (
    (old.visibility = 'shown' or new.visibility = 'shown') and
    (old.name, old.is_minor, old.status, old.location, old.crime_types, old.created_at, old.visibility) is distinct from
    (new.name, new.is_minor, new.status, new.location, new.crime_types, new.created_at, new.visibility))
  execute function index_suspect();

-- What nobody may see yet changes nothing that guests are shown; nor does its arrival drop what is cached for them.
drop trigger tell_lists_changed on suspects;
create trigger tell_lists_changed after insert on suspects
  for each row when (new.visibility = 'shown') execute function tell_lists_changed();
drop trigger tell_all_changed on suspects;
create trigger tell_all_changed after update on suspects
  for each row when (old.visibility = 'shown' or new.visibility = 'shown') execute function tell_all_changed();
create trigger tell_all_gone_suspect after delete on suspects
  for each row when (old.visibility = 'shown') execute function tell_all_changed();

-- Admins are called for suspects and their changes as for everything else that waits.
alter table waiting_calls drop constraint waiting_calls_kind_check;
alter table waiting_calls add check (kind in ('post', 'timeline', 'flag', 'support', 'appeal', 'suspect'));
insert into waiting_calls values ('suspect', 'epoch', false);
alter table waiting_days drop constraint waiting_days_kind_check;
alter table waiting_days add check (kind in ('post', 'timeline', 'flag', 'support', 'appeal', 'suspect'));
alter table audit_log drop constraint audit_log_decided_check;
alter table audit_log add check (decided in ('post', 'timeline', 'flag', 'support', 'appeal', 'suspect'));
drop index notifications_waiting;
create unique index notifications_waiting on notifications (kind)
  where kind in ('post_waiting', 'timeline_waiting', 'flag_waiting', 'support_waiting', 'appeal_waiting', 'suspect_waiting');

-- Those that a public report names have been looked at with it; the others wait. The triggers above take them out of all lists.
alter table suspects alter column visibility set default 'proposed';
update suspects s set visibility = 'proposed'
  where not exists (select from post_suspects ps join posts p on p.id = ps.post_id where ps.suspect_id = s.id and p.is_allowed);
-- The deferred triggers run now: with their events pending, no later migration of the same transaction could alter the table.
set constraints all immediate;
set constraints all deferred;
