-- What one report is counted as. What came before the report was known by then, and says nothing of how long it takes.
create or replace function counts_of(one counted_reports) returns table (what text, value text) language sql stable as $$
  select 'month', to_char(one.reported_on, 'YYYY-MM')
  union all
  select 'district', one.district
  union all
  select counted.* from (values
    ('diary', one.diary_on), ('filed', one.filed_on), ('arrested', one.arrested_on), ('court', one.court_on),
    ('verdict', one.verdict_on), ('closed', one.closed_on)
  ) steps (step, day), lateral (values
    ('step', step), (case when day >= one.reported_on then step end, (day - one.reported_on)::text)
  ) counted (what, value)
  where day is not null and counted.what is not null
$$;

create or replace function recount_report() returns trigger language plpgsql as $$
begin
  perform recount_reports(array[coalesce(new.id, old.id)]);
  return null;
end $$;

drop trigger if exists recount_dated_report on posts;
create constraint trigger recount_dated_report after update on posts
  deferrable initially deferred for each row
  when (new.is_allowed and old.created_at <> new.created_at) execute function recount_report();
drop trigger if exists recount_placed_report on search_posts;
create constraint trigger recount_placed_report after update on search_posts
  deferrable initially deferred for each row
  when (district_of(old.words) <> district_of(new.words)) execute function recount_report();
-- A row of the search index comes when a post becomes public and goes when that ends.
drop trigger if exists recount_public_report on search_posts;
create constraint trigger recount_public_report after insert or delete on search_posts
  deferrable initially deferred for each row execute function recount_report();

create or replace function recount_report_of_entry() returns trigger language plpgsql as $$
begin
  perform recount_reports(array_remove(array[new.post_id, old.post_id], null));
  return null;
end $$;

drop trigger if exists recount_new_step on timelines;
create constraint trigger recount_new_step after insert on timelines
  deferrable initially deferred for each row
  when (new.is_approved and new.step <> '') execute function recount_report_of_entry();
drop trigger if exists recount_old_step on timelines;
create constraint trigger recount_old_step after delete on timelines
  deferrable initially deferred for each row
  when (old.is_approved and old.step <> '') execute function recount_report_of_entry();
drop trigger if exists recount_step on timelines;
create constraint trigger recount_step after update on timelines
  deferrable initially deferred for each row
  when ((old.is_approved or new.is_approved) and (old.step <> '' or new.step <> '')
    and (old.post_id, old.is_approved, old.happened_on, old.step) is distinct from
      (new.post_id, new.is_approved, new.happened_on, new.step))
  execute function recount_report_of_entry();

-- Makes the numbers right for some posts, whatever became of them. Behind the same lock as the counts of crimes, which is taken at the end
-- of a transaction alone: who holds it waits for nothing more, and sees what all before have done.
create or replace function recount_reports(changed uuid[]) returns void language plpgsql as $$
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

-- As public posts stand now; of each step the first entry.
create or replace function reports_to_count(changed uuid[]) returns setof counted_reports language sql stable as $$
  select p.id, (p.created_at at time zone 'Asia/Dhaka')::date, district_of(s.words), steps.*, null::integer
  from posts p join search_posts s on s.id = p.id
  cross join lateral (
    select min(day) filter (where step = 'filed'), min(day) filter (where step = 'arrested'),
      min(day) filter (where step = 'court'), min(day) filter (where step = 'verdict'), min(day) filter (where step = 'closed'),
      min(day) filter (where step = 'diary')
    from (select t.step, t.happened_on::date as day from timelines t where t.post_id = p.id and t.is_approved and t.step <> '') told
  ) steps
  where p.id = any (changed) and p.is_allowed
$$;

-- What a public report is about, beside itself: the suspects, and the places and categories by which it is found.
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
