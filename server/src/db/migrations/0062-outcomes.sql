-- 'What became of it?': on which day a public report is looked at next, to see whether somebody is to be asked.
create table outcome_looks (
  post_id uuid primary key references posts on delete cascade,
  look_on text not null check (look_on ~ '^\d{4}-\d\d-\d\d$')
);
create index outcome_looks_due on outcome_looks (look_on);

-- What was asked. Of the author nothing stands here: they are whoever wrote the report.
create table outcome_questions (
  post_id uuid not null references posts on delete cascade,
  -- The follower's digest of somebody who follows the report and has added to it; nobody's id for the author.
  who uuid not null,
  question text not null,
  is_answered boolean not null default false,
  primary key (post_id, who, question)
);
create index outcome_questions_open on outcome_questions (who) where not is_answered;

create function day_in_bangladesh(at timestamptz) returns text language sql stable as $$
  select to_char(at at time zone 'Asia/Dhaka', 'YYYY-MM-DD')
$$;

-- Which questions there are, and when, is a rule of the contract (rules/outcomes.ts): here stands only that it is to be asked again.
create function look_at_outcome(changed uuid, at timestamptz) returns void language sql as $$
  insert into outcome_looks values (changed, day_in_bangladesh(at))
  on conflict (post_id) do update set look_on = least(outcome_looks.look_on, excluded.look_on)
$$;

create function look_when_published() returns trigger language plpgsql as $$
begin
  perform look_at_outcome(new.id, new.published_at + interval '14 days');
  return null;
end $$;
create trigger look_when_published after update of published_at on posts
  for each row when (old.published_at is null and new.published_at is not null) execute function look_when_published();

create function look_when_case_goes_on() returns trigger language plpgsql as $$
begin
  perform look_at_outcome(new.post_id, now());
  return null;
end $$;
create trigger look_when_case_goes_on after update of case_steps on post_counts
  for each row when (old.case_steps is distinct from new.case_steps) execute function look_when_case_goes_on();

-- Whoever tells by themselves what became of it has answered.
create function answer_by_entry() returns trigger language plpgsql as $$
begin
  update outcome_questions q set is_answered = true
  where q.post_id = new.post_id and not q.is_answered and q.who = '00000000-0000-0000-0000-000000000000'
    and (new.by_author or exists (select from posts p where p.id = new.post_id and p.user_id = new.user_id));
  return null;
end $$;
create trigger answer_by_entry after insert on timelines for each row execute function answer_by_entry();

insert into outcome_looks select id, day_in_bangladesh(now()) from posts where published_at is not null;
