-- What anybody may know of a suspect: of a person under 18 neither the name nor the face, the age or a place finer than the district.
-- Whatever is public reads this view and not the table.
create or replace view public_suspects as
  select s.id, s.sort_key, s.created_at, s.gender, s.danger_level, s.status, s.crime_types, s.version, s.is_minor,
    case when s.is_minor then 'A person under 18' else s.name end as name,
    case when not s.is_minor then s.age end as age,
    case when not s.is_minor then s.location else coalesce(
      (select string_agg(distinct p.district, ', ') from places_in(s.location) p), '') end as location,
    case when not s.is_minor then s.photo_id end as photo_id
  from suspects s where s.visibility = 'shown';

-- Makes the counts right for some posts, whatever became of them. Only one transaction at a time comes past the lock,
-- and sees what all before it have done; it waits for nothing afterwards.
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

create or replace function recount_link() returns trigger language plpgsql as $$
begin
  perform recount_crimes(array[coalesce(new.post_id, old.post_id)]);
  return null;
end $$;

drop trigger if exists recount_link on post_suspects;
create constraint trigger recount_link after insert or delete on post_suspects
  deferrable initially deferred for each row execute function recount_link();

-- A post that goes without suspects has no link whose going would tell.
create or replace function recount_post() returns trigger language plpgsql as $$
begin
  perform recount_crimes(array[coalesce(new.id, old.id)]);
  return null;
end $$;

drop trigger if exists recount_new_post on posts;
create constraint trigger recount_new_post after insert on posts
  deferrable initially deferred for each row
  when (new.is_allowed and new.kinds <> '{}') execute function recount_post();
drop trigger if exists recount_old_post on posts;
create constraint trigger recount_old_post after delete on posts
  deferrable initially deferred for each row
  when (old.is_allowed and old.kinds <> '{}') execute function recount_post();
drop trigger if exists recount_post on posts;
create constraint trigger recount_post after update on posts
  deferrable initially deferred for each row
  when (old.is_allowed <> new.is_allowed or old.kinds <> new.kinds) execute function recount_post();

create or replace function recount_suspect() returns trigger language plpgsql as $$
begin
  lock table crime_counts in share row exclusive mode;
  perform recount_crimes(array(select post_id from post_suspects where suspect_id = new.id));
  return null;
end $$;

drop trigger if exists recount_suspect on suspects;
create constraint trigger recount_suspect after update on suspects
  deferrable initially deferred for each row
  when ((old.crime_types, old.visibility = 'shown') is distinct from (new.crime_types, new.visibility = 'shown'))
  execute function recount_suspect();

-- Of what moderators had not decided on nothing stays.
create or replace trigger keep_deleted_id after delete on suspects
  for each row when (old.visibility <> 'proposed') execute function keep_deleted_id('deleted_suspects');

comment on table deleted_suspects is 'The ids of deleted suspects that were public or removed.';
comment on column suspects.creator_id is 'Empty: `sealed_creator` has who added it.';
comment on column suspects.idempotency_key is 'For servers of the release before; the table `idempotency_keys` counts.';
comment on column suspects.created_at is 'The beginning of the day: the exact time could reveal who added the suspect.';
comment on column suspects.is_returned is 'Whether a proposed one waits for its creator to correct it.';
comment on column suspects.review_reason is 'Why it was sent back, hidden or removed.';
comment on column suspects.shown_with is 'The report whose approval made it public, and with which it leaves the public again.';
comment on column suspects.is_minor is 'Under 18.';
comment on column suspect_revisions.editor_id is 'Only set for an admin who acts as one.';
comment on column suspect_revisions.editor_digest is 'Set for everybody else: the same for all changes of one person to one suspect.';
comment on column suspect_revisions.contributor is 'null for an admin who acts as one.';
comment on column suspect_revisions.number is 'The version of the suspect that the change was made to; null unless confirmed.';
comment on column suspect_revisions.reason is 'Why it was refused.';
comment on column suspect_revisions.sealed_editor is 'Who proposed it, encrypted; only until it is decided on.';
comment on column suspect_revisions.created_at is 'The beginning of the day, except for an admin who acts as one.';
