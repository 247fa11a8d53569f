-- Every process knows for at most a second whom a session stands for (accounts/knownSessions.ts). Whatever changes that says so here, on
-- the line on which is told what guests may see, and arrives with its commit: a session that ends, another role, what is hidden
-- from a person or shown to them again. That a session lives longer than was known is no change.
create function tell_actors_changed() returns trigger language plpgsql as $$
begin
  perform tell_guest_cache('actors');
  return null;
end $$;
create trigger tell_actors_gone after delete on sessions for each row execute function tell_actors_changed();
create trigger tell_actors_changed after update on sessions for each row
  when (old.user_id <> new.user_id or old.expires_at > new.expires_at or old.unlocked_until is distinct from new.unlocked_until)
  execute function tell_actors_changed();
create trigger tell_actors_emptied after truncate on sessions execute function tell_actors_changed();
create trigger tell_actors_role after update of role on users for each row
  when (old.role <> new.role) execute function tell_actors_changed();
create trigger tell_actors_role after insert or update or delete on super_admins
  for each row execute function tell_actors_changed();
create trigger tell_actors_hidden after insert or update or delete on password_resets
  for each row execute function tell_actors_changed();
create trigger tell_actors_hidden after insert or update or delete on second_passwords
  for each row execute function tell_actors_changed();
