-- The public numbers (decision 0070): in which month and district each public report is counted, and on which day its case came how
-- far. Without a foreign key, as counted_crimes: a post may go before its count does.
create table counted_reports (
  post_id uuid primary key,
  reported_on date not null,
  -- '' where none is known, or more than one.
  district text not null,
  filed_on date,
  arrested_on date,
  court_on date,
  verdict_on date,
  closed_on date
);
create index counted_reports_by_day on counted_reports (reported_on);

-- How many of these there are of each month, each district and each step, and of each step how many days after the report it came:
-- a step's own name with a number of days. Reading costs the same however many reports there are.
create table report_counts (
  what text not null,
  value text not null,
  reports integer not null,
  primary key (what, value)
) with (fillfactor = 60);

-- Where the search index places a report. The one way from a report to its district.
create function district_of(words tsvector) returns text language sql immutable parallel safe as $$
  select coalesce(case when count(*) = 1 then min(substr(word, 4)) end, '') from unnest(tsvector_to_array(words)) word
  where word like '#d:%'
$$;

-- What one report is counted as. What came before the report was known by then, and says nothing of how long it takes.
create function counts_of(one counted_reports) returns table (what text, value text) language sql stable as $$
  select 'month', to_char(one.reported_on, 'YYYY-MM')
  union all
  select 'district', one.district
  union all
  select counted.* from (values
    ('filed', one.filed_on), ('arrested', one.arrested_on), ('court', one.court_on), ('verdict', one.verdict_on),
    ('closed', one.closed_on)
  ) steps (step, day), lateral (values
    ('step', step), (case when day >= one.reported_on then step end, (day - one.reported_on)::text)
  ) counted (what, value)
  where day is not null and counted.what is not null
$$;

-- As public posts stand now; of each step the first entry.
create function reports_to_count(changed uuid[]) returns setof counted_reports language sql stable as $$
  select p.id, (p.created_at at time zone 'Asia/Dhaka')::date, district_of(s.words), steps.*
  from posts p join search_posts s on s.id = p.id
  cross join lateral (
    select min(day) filter (where step = 'filed'), min(day) filter (where step = 'arrested'),
      min(day) filter (where step = 'court'), min(day) filter (where step = 'verdict'), min(day) filter (where step = 'closed')
    from (select t.step, t.happened_on::date as day from timelines t where t.post_id = p.id and t.is_approved and t.step <> '') told
  ) steps
  where p.id = any (changed) and p.is_allowed
$$;

-- Makes the numbers right for some posts, whatever became of them. Behind the same lock as the counts of crimes, which is taken at the end
-- of a transaction alone: who holds it waits for nothing more, and sees what all before have done.
create function recount_reports(changed uuid[]) returns void language plpgsql as $$
begin
  lock table crime_counts in share row exclusive mode;
  with gone as (
    delete from counted_reports where post_id = any (changed) returning *
  )
  update report_counts c set reports = c.reports - fewer.reports
  from (
    select each.what, each.value, count(*)::integer as reports
    from gone, lateral counts_of(gone::counted_reports) each group by 1, 2
  ) fewer
  where c.what = fewer.what and c.value = fewer.value;
  with come as (
    insert into counted_reports select * from reports_to_count(changed) returning *
  )
  insert into report_counts as c
    select each.what, each.value, count(*) from come, lateral counts_of(come::counted_reports) each group by 1, 2
  on conflict (what, value) do update set reports = c.reports + excluded.reports;
end $$;

create function recount_report() returns trigger language plpgsql as $$
begin
  perform recount_reports(array[coalesce(new.id, old.id)]);
  return null;
end $$;
create function recount_report_of_entry() returns trigger language plpgsql as $$
begin
  perform recount_reports(array_remove(array[new.post_id, old.post_id], null));
  return null;
end $$;

-- A row of the search index comes when a post becomes public and goes when that ends.
create constraint trigger recount_public_report after insert or delete on search_posts
  deferrable initially deferred for each row execute function recount_report();
create constraint trigger recount_placed_report after update on search_posts
  deferrable initially deferred for each row
  when (district_of(old.words) <> district_of(new.words)) execute function recount_report();
create constraint trigger recount_dated_report after update on posts
  deferrable initially deferred for each row
  when (new.is_allowed and old.created_at <> new.created_at) execute function recount_report();
create constraint trigger recount_new_step after insert on timelines
  deferrable initially deferred for each row
  when (new.is_approved and new.step <> '') execute function recount_report_of_entry();
create constraint trigger recount_old_step after delete on timelines
  deferrable initially deferred for each row
  when (old.is_approved and old.step <> '') execute function recount_report_of_entry();
create constraint trigger recount_step after update on timelines
  deferrable initially deferred for each row
  when ((old.is_approved or new.is_approved) and (old.step <> '' or new.step <> '')
    and (old.post_id, old.is_approved, old.happened_on, old.step) is distinct from
      (new.post_id, new.is_approved, new.happened_on, new.step))
  execute function recount_report_of_entry();

select recount_reports(array(select id from posts where is_allowed));

-- How long the latest reports waited until somebody had looked at them.
create index audit_log_reviews on audit_log (sort_key desc) include (waited_seconds)
  where decided = 'post' and waited_seconds is not null;
-- A report that is sent back changes nothing else that guests are shown.
create function tell_review() returns trigger language plpgsql as $$
begin
  perform tell_guest_cache('lists');
  return null;
end $$;
create trigger tell_new_review after insert on audit_log
  for each row when (new.decided = 'post' and new.waited_seconds is not null) execute function tell_review();
create trigger tell_unmeasured_review after update on audit_log
  for each row when (old.decided = 'post' and old.waited_seconds is distinct from new.waited_seconds)
  execute function tell_review();
analyze counted_reports, report_counts;
