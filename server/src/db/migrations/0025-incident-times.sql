-- When it happened, in the author's own word: YYYY-MM-DD, or YYYY-MM-DDTHH:mm with the time of day, by the clock of Bangladesh;
-- empty when not said. A text, because a timestamp would make up the time of those that have a day only, and could shift
-- it. By bytes it sorts as time does, a day before the times of that day: `>= day and < day after` finds both kinds.
alter table posts add column incident_at text collate "C" not null default ''
  check (incident_at ~ '^(\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?)?$');
create index posts_by_incident on posts (incident_at desc, id desc) where is_allowed and incident_at <> '';
