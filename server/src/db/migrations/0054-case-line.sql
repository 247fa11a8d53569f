-- How far a case has come: an entry may be one of its steps, known from a court, the police, a newspaper or a witness. The table of the
-- steps stands in the contract (rules/caseSteps.ts).
alter table timelines
  add column step text not null default ''
    check (step in ('', 'filed', 'arrested', 'court', 'verdict', 'closed')),
  add column origin text not null default ''
    check (origin in ('', 'court', 'police', 'newspaper', 'witness'));

-- What every card says of it is kept with the other counts of the post, in the transaction that lets an entry through, changes it or
-- takes it away: no list counts entries when it is read. Of each step the latest, by their days.
alter table post_counts
  add column update_count integer not null default 0,
  add column case_steps jsonb not null default '[]';

create function keep_case_line(changed uuid) returns void language plpgsql as $$
begin
  -- Two entries that change at once do so one after the other, and the statement behind the lock sees what the first has left. Not the
  -- post: whoever holds that may be waiting for the entry.
  perform from post_counts where post_id = changed for no key update;
  update post_counts set
    update_count = (select count(*) from timelines where post_id = changed and is_approved),
    case_steps = coalesce((
      select jsonb_agg(jsonb_build_object('step', step, 'date', happened_on, 'origin', origin)
        order by happened_on, array_position(array['filed', 'arrested', 'court', 'verdict', 'closed'], step))
      from (
        select distinct on (step) step, happened_on, origin from timelines
        where post_id = changed and is_approved and step <> ''
        order by step, happened_on desc, sort_key desc
      ) latest
    ), '[]')
  where post_id = changed;
end $$;

create function keep_case_lines() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.is_approved then
    perform keep_case_line(old.post_id);
  end if;
  if tg_op <> 'DELETE' and new.is_approved and (tg_op = 'INSERT' or not old.is_approved or old.post_id <> new.post_id) then
    perform keep_case_line(new.post_id);
  end if;
  return null;
end $$;
create trigger keep_new_case_lines after insert or delete on timelines
  for each row execute function keep_case_lines();
create trigger keep_case_lines after update of post_id, is_approved, happened_on, step, origin on timelines
  for each row
  when ((old.post_id, old.is_approved, old.happened_on, old.step, old.origin)
    is distinct from (new.post_id, new.is_approved, new.happened_on, new.step, new.origin))
  execute function keep_case_lines();

update post_counts n set update_count = counted.entries
  from (select post_id, count(*) as entries from timelines where is_approved group by post_id) counted
  where counted.post_id = n.post_id;
