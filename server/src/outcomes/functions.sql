-- Which questions there are, and when, is a rule of the contract (rules/outcomes.ts): here stands only that it is to be asked again.
create or replace function schedule_outcome_reminder(changed uuid, at timestamptz) returns void language sql as $$
  insert into outcome_looks values (changed, day_in_bangladesh(at))
  on conflict (post_id) do update set look_on = least(outcome_looks.look_on, excluded.look_on)
$$;

create or replace function schedule_outcome_reminder_of_case() returns trigger language plpgsql as $$
begin
  perform schedule_outcome_reminder(new.post_id, now());
  return null;
end $$;

create or replace trigger schedule_outcome_reminder after update of case_steps on post_counts
  for each row when (old.case_steps is distinct from new.case_steps) execute function schedule_outcome_reminder_of_case();

create or replace function schedule_outcome_reminder_of_post() returns trigger language plpgsql as $$
begin
  perform schedule_outcome_reminder(new.id, new.published_at + interval '14 days');
  return null;
end $$;

create or replace trigger schedule_outcome_reminder after update of published_at on posts
  for each row when (old.published_at is null and new.published_at is not null) execute function schedule_outcome_reminder_of_post();

-- Whoever tells by themselves what became of it has answered.
create or replace function answer_by_entry() returns trigger language plpgsql as $$
begin
  update outcome_questions q set is_answered = true
  where q.post_id = new.post_id and not q.is_answered and q.who = '00000000-0000-0000-0000-000000000000'
    and (new.by_author or exists (select from posts p where p.id = new.post_id and p.user_id = new.user_id));
  return null;
end $$;

create or replace trigger answer_by_entry after insert on timelines for each row execute function answer_by_entry();

comment on table outcome_looks is '`look_on`, the day of the next check, is YYYY-MM-DD.';
comment on column outcome_questions.who is 'The follower tag of a person who has added to the report; the nil UUID for the author.';
