create or replace function count_changed_audit_log() returns trigger language plpgsql as $$
begin
  perform count_entries(list, step) from (
    select list, count(*) * case tg_op when 'INSERT' then 1 else -1 end as step
    from changed, unnest(lists_of(changed::audit_log)) list group by list) steps;
  return null;
end $$;

create or replace trigger count_new after insert on audit_log
  referencing new table as changed for each statement execute function count_changed_audit_log();
create or replace trigger count_old after delete on audit_log
  referencing old table as changed for each statement execute function count_changed_audit_log();

create or replace function count_changed_blogs() returns trigger language plpgsql as $$
begin
  perform count_entries(list, step) from (
    select list, count(*) * case tg_op when 'INSERT' then 1 else -1 end as step
    from changed, unnest(lists_of(changed::blogs)) list group by list) steps;
  return null;
end $$;

create or replace trigger count_new after insert on blogs
  referencing new table as changed for each statement execute function count_changed_blogs();
create or replace trigger count_old after delete on blogs
  referencing old table as changed for each statement execute function count_changed_blogs();

create or replace function count_changed_notifications() returns trigger language plpgsql as $$
begin
  perform count_entries(list, step) from (
    select list, count(*) * case tg_op when 'INSERT' then 1 else -1 end as step
    from changed, unnest(lists_of(changed::notifications)) list group by list) steps;
  return null;
end $$;

create or replace trigger count_new after insert on notifications
  referencing new table as changed for each statement execute function count_changed_notifications();
create or replace trigger count_old after delete on notifications
  referencing old table as changed for each statement execute function count_changed_notifications();

create or replace function count_changed_posts() returns trigger language plpgsql as $$
begin
  perform count_entries(list, step) from (
    select list, count(*) * case tg_op when 'INSERT' then 1 else -1 end as step
    from changed, unnest(lists_of(changed::posts)) list group by list) steps;
  return null;
end $$;

create or replace trigger count_new after insert on posts
  referencing new table as changed for each statement execute function count_changed_posts();
create or replace trigger count_old after delete on posts
  referencing old table as changed for each statement execute function count_changed_posts();

create or replace function count_changed_support_requests() returns trigger language plpgsql as $$
begin
  perform count_entries(list, step) from (
    select list, count(*) * case tg_op when 'INSERT' then 1 else -1 end as step
    from changed, unnest(lists_of(changed::support_requests)) list group by list) steps;
  return null;
end $$;

create or replace trigger count_new after insert on support_requests
  referencing new table as changed for each statement execute function count_changed_support_requests();
create or replace trigger count_old after delete on support_requests
  referencing old table as changed for each statement execute function count_changed_support_requests();

create or replace function count_changed_suspects() returns trigger language plpgsql as $$
begin
  perform count_entries(list, step) from (
    select list, count(*) * case tg_op when 'INSERT' then 1 else -1 end as step
    from changed, unnest(lists_of(changed::suspects)) list group by list) steps;
  return null;
end $$;

create or replace trigger count_new after insert on suspects
  referencing new table as changed for each statement execute function count_changed_suspects();
create or replace trigger count_old after delete on suspects
  referencing old table as changed for each statement execute function count_changed_suspects();

create or replace function count_changed_timelines() returns trigger language plpgsql as $$
begin
  perform count_entries(list, step) from (
    select list, count(*) * case tg_op when 'INSERT' then 1 else -1 end as step
    from changed, unnest(lists_of(changed::timelines)) list group by list) steps;
  return null;
end $$;

create or replace trigger count_new after insert on timelines
  referencing new table as changed for each statement execute function count_changed_timelines();
create or replace trigger count_old after delete on timelines
  referencing old table as changed for each statement execute function count_changed_timelines();

create or replace function count_changed_users() returns trigger language plpgsql as $$
begin
  perform count_entries(list, step) from (
    select list, count(*) * case tg_op when 'INSERT' then 1 else -1 end as step
    from changed, unnest(lists_of(changed::users)) list group by list) steps;
  return null;
end $$;

create or replace trigger count_new after insert on users
  referencing new table as changed for each statement execute function count_changed_users();
create or replace trigger count_old after delete on users
  referencing old table as changed for each statement execute function count_changed_users();

create or replace function count_entries(counted text, step bigint) returns void language plpgsql as $$
begin
  update list_counts set entries = entries + step
  where list = counted
    and slot = (select slot from list_counts where list = counted limit 1 for no key update skip locked);
  if not found then
    insert into list_counts (list, entries) values (counted, step);
  end if;
end $$;

-- What comes or goes by one statement is counted at once: of a row that one transaction has changed ten thousand times, all versions are
-- looked through until it ends. What moves from list to list does so one by one, and is told by its columns from what only changes.
create or replace function count_moved() returns trigger language plpgsql as $$
begin
  perform count_entries(list, -1) from unnest(lists_of(old)) list where list <> all (lists_of(new));
  perform count_entries(list, 1) from unnest(lists_of(new)) list where list <> all (lists_of(old));
  return null;
end $$;

create or replace trigger count_moved after update of is_published on blogs
  for each row when (old.is_published <> new.is_published) execute function count_moved();
create or replace trigger count_moved after update of audience on notifications
  for each row when (old.audience is distinct from new.audience) execute function count_moved();
create or replace trigger count_moved after update of review_state, report_count, published_at on posts
  for each row when (
    (old.review_state, old.report_count > 0, old.published_at) is distinct from (new.review_state, new.report_count > 0, new.published_at))
  execute function count_moved();
create or replace trigger count_moved after update of status on support_requests
  for each row when (old.status <> new.status) execute function count_moved();
create or replace trigger count_moved after update of status, visibility on suspects
  for each row when ((old.status, old.visibility) is distinct from (new.status, new.visibility)) execute function count_moved();
create or replace trigger count_moved after update of is_approved on timelines
  for each row when (old.is_approved <> new.is_approved) execute function count_moved();

-- What the lists have as they stand; of an empty one nothing.
create or replace function counted_lists() returns table (list text, entries integer) language sql stable as $$
  select list, count(*)::integer from users u, unnest(lists_of(u)) list group by 1
  union all
  select list, count(*)::integer from support_requests r, unnest(lists_of(r)) list group by 1
  union all
  select list, count(*)::integer from suspects s, unnest(lists_of(s)) list group by 1
  union all
  select list, count(*)::integer from audit_log a, unnest(lists_of(a)) list group by 1
  union all
  select list, count(*)::integer from posts p, unnest(lists_of(p)) list group by 1
  union all
  select list, count(*)::integer from blogs b, unnest(lists_of(b)) list group by 1
  union all
  select list, count(*)::integer from timelines t, unnest(lists_of(t)) list where not is_approved group by 1
  union all
  select list, count(*)::integer from notifications n, unnest(lists_of(n)) list where audience is not null group by 1
$$;

create or replace function day_in_bangladesh(at timestamptz) returns text language sql stable as $$
  select to_char(at at time zone 'Asia/Dhaka', 'YYYY-MM-DD')
$$;

-- The beginning of the day in Bangladesh.
create or replace function day_of(timestamptz) returns timestamptz language sql immutable parallel safe as $$
  select date_trunc('day', $1 at time zone 'Asia/Dhaka') at time zone 'Asia/Dhaka'
$$;

-- Puts together what nobody holds; returns how many rows it has put together.
create or replace function join_list_counts() returns integer language plpgsql as $$
declare
  joined integer;
begin
  with gone as (
    delete from list_counts where ctid = any (array(select ctid from list_counts for update skip locked))
    returning list, entries
  ), put as (
    insert into list_counts (list, entries) select list, sum(entries) from gone group by list
  )
  select count(*) into joined from gone;
  return joined;
end $$;

-- On which of the lists a row stands: each table has its own.
create or replace function lists_of(one audit_log) returns text[] language sql immutable as $$
  select array['audit']
$$;

-- The public ones, by day, for the sitemap.
create or replace function lists_of(one blogs) returns text[] language sql stable as $$
  select case when one.is_published then array['blogs:' || day_in_bangladesh(one.created_at)] else '{}'::text[] end
$$;

-- What one person is told is counted when they ask: that does not grow with what all the others are told.
create or replace function lists_of(one notifications) returns text[] language sql immutable as $$
  select case when one.audience is null then '{}'::text[] else array['told:' || one.audience] end
$$;

-- The public ones are counted by day as well, for the sitemap.
create or replace function lists_of(one posts) returns text[] language sql stable as $$
  select array_remove(array[
    case one.review_state when 'waiting' then 'posts:waiting' when 'approved' then 'posts:public' end,
    case when one.review_state = 'approved' then 'posts:' || day_in_bangladesh(coalesce(one.published_at, one.created_at)) end,
    case when one.report_count > 0 then 'posts:reported' end], null)
$$;

create or replace function lists_of(one support_requests) returns text[] language sql immutable as $$
  select array['support', 'support:' || one.status]
$$;

create or replace function lists_of(one suspects) returns text[] language sql immutable as $$
  select case when one.visibility = 'shown' then array['suspects', 'suspects:' || one.status] else '{}'::text[] end
$$;

create or replace function lists_of(one timelines) returns text[] language sql immutable as $$
  select case when one.is_approved then '{}'::text[] else array['timelines:waiting'] end
$$;

create or replace function lists_of(one users) returns text[] language sql immutable as $$
  select array['people']
$$;

-- Ids are random, so that none tells when something was filed, or what was filed next to it. Lists run along this key instead: the
-- milliseconds of a time in front, and behind them bits of the id, so that it is unique and things of the same time stand in no order
-- that means anything.
create or replace function sort_key_of(at timestamptz, id uuid) returns uuid language sql immutable parallel safe as $$
  select (
    lpad(to_hex((extract(epoch from $1) * 1000)::bigint), 12, '0') || right(replace($2::text, '-', ''), 20)
  )::uuid
$$;

-- Its argument is the table of ids that the id of a row goes to, however the row is deleted.
create or replace function keep_deleted_id() returns trigger language plpgsql as $$
begin
  execute format('insert into %I values ($1) on conflict do nothing', tg_argv[0]) using old.id;
  return null;
end $$;

-- An idempotency key goes with what was created under it, whoever deletes that and however.
create or replace function delete_idempotency_key() returns trigger language plpgsql as $$
begin
  delete from idempotency_keys where subject_id = old.id;
  return null;
end $$;

create or replace trigger delete_idempotency_key after delete on added_reactions
  for each row execute function delete_idempotency_key();
create or replace trigger delete_idempotency_key after delete on blogs
  for each row execute function delete_idempotency_key();
create or replace trigger delete_idempotency_key after delete on comments
  for each row execute function delete_idempotency_key();
create or replace trigger delete_idempotency_key after delete on notifications
  for each row when (old.kind = 'message') execute function delete_idempotency_key();
create or replace trigger delete_idempotency_key after delete on posts
  for each row execute function delete_idempotency_key();
create or replace trigger delete_idempotency_key after delete on stories
  for each row execute function delete_idempotency_key();
create or replace trigger delete_idempotency_key after delete on support_requests
  for each row execute function delete_idempotency_key();
create or replace trigger delete_idempotency_key after delete on suspects
  for each row execute function delete_idempotency_key();
create or replace trigger delete_idempotency_key after delete on timelines
  for each row execute function delete_idempotency_key();

-- A server of the release before knows the columns alone, and sealing what is older writes them: both have one key find what the other has
-- created. The next release drops the columns, and these functions.
create or replace function share_idempotency_key() returns trigger language plpgsql as $$
begin
  if new.idempotency_key is not null then
    insert into idempotency_keys (key, subject_id, day)
      values (new.idempotency_key, new.id, (now() at time zone 'Asia/Dhaka')::date) on conflict do nothing;
  elsif tg_op = 'INSERT' then
    select key into new.idempotency_key from idempotency_keys where subject_id = new.id;
  end if;
  return new;
end $$;

create or replace trigger share_idempotency_key before insert or update of idempotency_key on comments
  for each row execute function share_idempotency_key();
create or replace trigger share_idempotency_key before insert or update of idempotency_key on posts
  for each row execute function share_idempotency_key();
create or replace trigger share_idempotency_key before insert or update of idempotency_key on suspects
  for each row execute function share_idempotency_key();
create or replace trigger share_idempotency_key before insert or update of idempotency_key on timelines
  for each row execute function share_idempotency_key();

create or replace function clear_idempotency_columns() returns trigger language plpgsql as $$
begin
  update comments set idempotency_key = null where id in (select subject_id from gone) and idempotency_key is not null;
  update posts set idempotency_key = null where id in (select subject_id from gone) and idempotency_key is not null;
  update suspects set idempotency_key = null where id in (select subject_id from gone) and idempotency_key is not null;
  update timelines set idempotency_key = null where id in (select subject_id from gone) and idempotency_key is not null;
  return null;
end $$;

create or replace trigger clear_idempotency_columns after delete on idempotency_keys
  referencing old table as gone for each statement execute function clear_idempotency_columns();

comment on table idempotency_keys is 'A row leads neither to whoever sent the request nor to another row: key and request are keyed digests.';
comment on column idempotency_keys.request is 'null for a key from before requests were kept: any is taken for the same.';
comment on column idempotency_keys.subject_id is 'What was created, in one of eleven tables.';
comment on column idempotency_keys.day is 'In Bangladesh. The time could be compared with when somebody was online.';

-- Lists that are new here get what is on them; behind the locks that the triggers above take, so that nothing is missed or counted twice.
insert into list_counts (list, entries)
  select list, entries from counted_lists() counted where not exists (select from list_counts where list = counted.list);
