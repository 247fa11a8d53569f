-- Everything can be flagged, not posts alone: what people report to the admins about a thing, and what Bichar itself wants them to
-- look at. Open until an admin decides.
alter table post_reports rename to flags;
alter table flags rename column reason to text;
alter table flags
  alter column post_id drop not null,
  add column comment_id uuid references comments on delete cascade,
  add column timeline_id uuid references timelines on delete cascade,
  add column suspect_id uuid references suspects on delete cascade,
  add column person_id uuid references users on delete cascade,
  add constraint flags_of_one_thing check (num_nonnulls(post_id, comment_id, timeline_id, suspect_id, person_id) = 1),
  add column kind text not null generated always as (
    case
      when post_id is not null then 'post'
      when comment_id is not null then 'comment'
      when timeline_id is not null then 'timeline'
      when suspect_id is not null then 'suspect'
      else 'person'
    end
  ) stored,
  add column subject_id uuid not null generated always as
    (coalesce(post_id, comment_id, timeline_id, suspect_id, person_id)) stored,
  -- What was said before there was a list is in words of one's own.
  add column reason text not null default 'other' check (reason in (
    'danger', 'namesVictim', 'untrue', 'privateData', 'hate', 'spam', 'copyright', 'other',
    'link', 'number', 'watchWord', 'firstComments'
  )),
  -- Raised by Bichar. Else a flag without a reporter is of somebody who has left.
  add column is_automatic boolean not null default false,
  add constraint flags_automatic_by_nobody check (not is_automatic or reporter_id is null);
alter table flags alter column reason drop default;

alter table flags rename constraint post_reports_pkey to flags_pkey;
alter table flags rename constraint post_reports_post_id_fkey to flags_post_id_fkey;
alter table flags rename constraint post_reports_reporter_id_fkey to flags_reporter_id_fkey;
alter table flags rename constraint post_reports_state_check to flags_state_check;
alter index post_reports_open rename to flags_open;
alter index post_reports_of_reporter rename to flags_of_reporter;
drop index post_reports_one_open, post_reports_of_post;
create unique index flags_one_open on flags (subject_id, reporter_id) where state = 'open';
-- Of nobody's flags, each would be another one to the index above.
create unique index flags_one_automatic on flags (subject_id, reason) where state = 'open' and is_automatic;
create index flags_of_subject on flags (subject_id, sort_key desc);
-- What goes looks for its flags by its own column.
create index flags_of_post on flags (post_id) where post_id is not null;
create index flags_of_comment on flags (comment_id) where comment_id is not null;
create index flags_of_timeline on flags (timeline_id) where timeline_id is not null;
create index flags_of_suspect on flags (suspect_id) where suspect_id is not null;
create index flags_of_person on flags (person_id) where person_id is not null;

-- Posts alone have a count: their list stands by it. What is written anew as it is, as by shuffling, changes none.
drop trigger count_post_reports on flags;
drop function count_post_reports();
create function count_post_flags() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.state = old.state then
    return null;
  end if;
  if tg_op <> 'INSERT' and old.post_id is not null and old.state = 'open' then
    update posts set report_count = report_count - 1 where id = old.post_id;
  end if;
  if tg_op <> 'DELETE' and new.post_id is not null and new.state = 'open' then
    update posts set report_count = report_count + 1 where id = new.post_id;
  end if;
  return null;
end $$;
create trigger count_post_flags after insert or delete or update of state on flags
  for each row execute function count_post_flags();
