-- What people report to the admins about a post; open until an admin clears it.
create table post_reports (
  id uuid primary key,
  post_id uuid not null references posts on delete cascade,
  reporter_id uuid references users on delete set null,
  reason text not null,
  state text not null default 'open' check (state in ('open', 'cleared')),
  created_at timestamptz(3) not null
);
create unique index post_reports_one_open on post_reports (post_id, reporter_id) where state = 'open';
create index post_reports_of_post on post_reports (post_id, id desc);
create index post_reports_of_reporter on post_reports (reporter_id);

-- The count on the post is of open reports.
create function count_post_reports() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.state = 'open' then
    update posts set report_count = report_count - 1 where id = old.post_id;
  end if;
  if tg_op <> 'DELETE' and new.state = 'open' then
    update posts set report_count = report_count + 1 where id = new.post_id;
  end if;
  return null;
end $$;
create trigger count_post_reports after insert or delete or update of state on post_reports
  for each row execute function count_post_reports();
