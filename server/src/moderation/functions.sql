-- A report that is sent back changes nothing else that guests are shown.
create or replace function notify_review() returns trigger language plpgsql as $$
begin
  perform notify_guest_caches('lists');
  return null;
end $$;

create or replace trigger notify_new_review after insert on audit_log
  for each row when (new.decided = 'post' and new.waited_seconds is not null) execute function notify_review();
create or replace trigger notify_unmeasured_review after update on audit_log
  for each row when (old.decided = 'post' and old.waited_seconds is distinct from new.waited_seconds)
  execute function notify_review();
