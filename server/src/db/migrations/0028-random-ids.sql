-- Ids are random from now on, so that none tells when something was filed, or what was filed next to it. Lists run along this key
-- instead: the milliseconds of a time in front, and behind them bits of the id, so that it is unique and things of the same time
-- stand in no order that means anything.
create function sort_key_of(at timestamptz, id uuid) returns uuid language sql immutable parallel safe as $$
  select (
    lpad(to_hex((extract(epoch from $1) * 1000)::bigint), 12, '0') || right(replace($2::text, '-', ''), 20)
  )::uuid
$$;

-- The beginning of the day in Bangladesh.
create function day_of(timestamptz) returns timestamptz language sql immutable parallel safe as $$
  select date_trunc('day', $1 at time zone 'Asia/Dhaka') at time zone 'Asia/Dhaka'
$$;

-- What the first start with a key has not sealed yet must not stand in the way of what follows, and what it has is not to be
-- sealed again.
create temporary table sealed_before on commit drop as
  select convalidated as is_sealed from pg_constraint where conname = 'posts_author_sealed';
alter table posts drop constraint posts_author_sealed;
alter table comments drop constraint comments_author_sealed;
alter table suspects drop constraint suspects_creator_sealed;
alter table suspect_revisions drop constraint suspect_revisions_editor_sealed;

-- The feed is ordered by first publication, which tells nothing of when something was filed; what has never been public stands by
-- the time of filing. What was public before has the time of the decision, as far as it is known.
alter table posts add column published_at timestamptz(3);
update posts p set published_at = coalesce(
  (select min(at) from audit_log where action = 'post.approve' and subject_id = p.id), p.created_at)
where is_allowed or exists (select from audit_log where action = 'post.approve' and subject_id = p.id);

-- Of what is anonymous, the day is all that is kept.
update posts set created_at = day_of(created_at), updated_at = day_of(updated_at) where is_anonymous;
update comments set created_at = day_of(created_at) where is_anonymous;
update timelines set created_at = day_of(created_at) where by_author;
update suspects set created_at = day_of(created_at);
update suspect_revisions set created_at = day_of(created_at) where contributor is not null;
update notifications set created_at = day_of(created_at)
where kind in ('post_waiting', 'timeline_waiting', 'post_commented');

-- What was changed last is said by the number of the change: those of one day stand in the order in which they happened.
alter table suspect_revisions add column number integer;
update suspect_revisions r set number = n.number
from (select id, row_number() over (partition by suspect_id order by id) as number from suspect_revisions) n
where n.id = r.id;
alter table suspect_revisions alter column number set not null;

alter table users add column sort_key uuid not null generated always as (sort_key_of(created_at, id)) stored;
alter table posts add column sort_key uuid not null
  generated always as (sort_key_of(coalesce(published_at, created_at), id)) stored;
alter table comments add column sort_key uuid not null generated always as (sort_key_of(created_at, id)) stored;
alter table post_reports add column sort_key uuid not null generated always as (sort_key_of(created_at, id)) stored;
alter table suspects add column sort_key uuid not null generated always as (sort_key_of(created_at, id)) stored;
alter table timelines add column sort_key uuid not null generated always as (sort_key_of(created_at, id)) stored;
alter table notifications add column sort_key uuid not null generated always as (sort_key_of(created_at, id)) stored;
alter table support_requests add column sort_key uuid not null generated always as (sort_key_of(created_at, id)) stored;
alter table audit_log add column sort_key uuid not null generated always as (sort_key_of(at, id)) stored;
alter table blogs add column sort_key uuid not null generated always as (sort_key_of(created_at, id)) stored;
alter table stories add column sort_key uuid not null generated always as (sort_key_of(created_at, id)) stored;

-- What a trigger is given has no generated columns yet.
create or replace function refuse_change_but_of_name() returns trigger language plpgsql as $$
begin
  old.actor_name := '';
  old.sort_key := new.sort_key;
  if new is distinct from old then
    raise exception 'the audit log is only ever added to';
  end if;
  return new;
end $$;

drop index posts_public, posts_not_public, posts_of_user, posts_of_suspect, posts_by_incident, comments_of_post,
  post_reports_of_post, post_reports_open, suspects_by_status, suspect_revisions_of_suspect, timelines_of_post, timelines_waiting,
  notifications_of_user, notifications_of_audience, notifications_messages, support_requests_by_status, support_requests_of_user,
  audit_log_by_action, audit_log_by_actor, blogs_public, stories_public, stories_not_public;
create index users_newest on users (sort_key desc);
create index posts_public on posts (sort_key desc) where is_allowed;
create index posts_not_public on posts (sort_key desc) where not is_allowed;
create index posts_of_user on posts (user_id, sort_key desc);
create index posts_of_suspect on post_suspects (suspect_id, post_id);
create index posts_by_incident on posts (incident_at desc, sort_key desc) where is_allowed and incident_at <> '';
create index comments_of_post on comments (post_id, sort_key desc);
create index post_reports_of_post on post_reports (post_id, sort_key desc);
create index post_reports_open on post_reports (sort_key) where state = 'open';
create index suspects_newest on suspects (sort_key desc);
create index suspects_by_status on suspects (status, sort_key desc);
create unique index suspect_revisions_of_suspect on suspect_revisions (suspect_id, number desc);
create index timelines_of_post on timelines (post_id, happened_on desc, sort_key desc);
create index timelines_waiting on timelines (sort_key) where not is_approved;
create index notifications_of_user on notifications (user_id, sort_key desc) where user_id is not null;
create index notifications_of_audience on notifications (audience, sort_key desc) where audience is not null;
create index notifications_messages on notifications (sort_key desc) where kind = 'message';
create index support_requests_newest on support_requests (sort_key desc);
create index support_requests_by_status on support_requests (status, sort_key);
create index support_requests_of_user on support_requests (user_id, sort_key desc);
create index audit_log_newest on audit_log (sort_key desc);
create index audit_log_by_action on audit_log (action, sort_key desc);
create index audit_log_by_actor on audit_log (actor_id, sort_key desc);
create index blogs_newest on blogs (sort_key desc);
create index blogs_public on blogs (sort_key desc) where is_published;
create index stories_public on stories (sort_key desc) where is_published;
create index stories_not_public on stories (sort_key desc) where not is_published;
create index stories_newest on stories (sort_key desc);

-- As they were. The tables have been written anew with their new column, and with the old files go the times that stood in them.
alter table posts add constraint posts_author_sealed check (not is_anonymous or user_id is null) not valid;
alter table comments add constraint comments_author_sealed check (not is_anonymous or user_id is null) not valid;
alter table suspects add constraint suspects_creator_sealed check (creator_id is null) not valid;
alter table suspect_revisions
  add constraint suspect_revisions_editor_sealed check (contributor is null or editor_id is null) not valid;
do $$
begin
  if not (select is_sealed from sealed_before) then
    return;
  end if;
  alter table posts validate constraint posts_author_sealed;
  alter table comments validate constraint comments_author_sealed;
  alter table suspects validate constraint suspects_creator_sealed;
  alter table suspect_revisions validate constraint suspect_revisions_editor_sealed;
end $$;
