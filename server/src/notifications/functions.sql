comment on column notifications.author_of is
  'The recipient is the anonymous author of what has this id, or the follower or the paused author with this tag; then `user_id` is null.';
comment on column notifications.sealed_user is 'The id of the recipient of `author_of`, sealed.';
comment on column notifications.was_read is 'Whether an anonymous recipient has read it, in place of a row of `notification_reads`.';
comment on column notifications.is_kept is
  'It is older than notifications are kept, and the person `user_id` had not read it yet when that was looked at.';
comment on column notifications.comment_id is 'The comment, for notifications about its answers.';
comment on column notifications.suspect_id is 'The suspect, for notifications about a followed one.';
comment on table notification_marks is
  'Read are notifications with a `sort_key` up to `read_up_to`, and those to an anonymous author from up to `marked_at`.';
comment on table untold_comments is 'Comments of which the author of the post has not been notified yet.';
comment on table untold_replies is 'Answers to a comment of which its author has not been notified yet.';
comment on table waiting_calls is 'When admins were last called because of a new item of this kind, and whether more have come since.';
comment on table waiting_days is 'How many items waited at the last hourly check of each day in Bangladesh.';

-- A foreign key would lock a message to everybody for each of its readers, so that deleting it would wait for all of them.
create or replace function delete_reads() returns trigger language plpgsql as $$
begin
  delete from notification_reads where notification_id = any(array(select id from gone));
  return null;
end $$;
create or replace trigger delete_reads after delete on notifications
  referencing old table as gone for each statement execute function delete_reads();
