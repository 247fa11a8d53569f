-- What is kept for a limited time is found by an index of when it is due.
create index logins_by_age on logins (logged_in_on);
create index author_pauses_by_end on author_pauses (until);
create index suspended_numbers_by_end on suspended_numbers (until);
create index follow_news_by_age on follow_news (at);

alter table sanctions add ended_at timestamptz(3) generated always as (
  case kind when 'warning' then created_at else least(lifted_at, until::timestamp at time zone 'UTC') end
) stored;
create index sanctions_by_end on sanctions (ended_at);

alter table notifications add is_kept boolean not null default false;
create index notifications_by_age on notifications (created_at) where kind <> 'message' and not (is_kept and user_id is not null);
create index notifications_kept on notifications (user_id) where is_kept;

-- Reads go with what was read; these are left from before they did. Those of notifications to anonymous authors name the author.
create index notification_reads_of_notification on notification_reads (notification_id);
delete from notification_reads r where not exists (
  select from notifications n where n.id = r.notification_id and n.author_of is null);
