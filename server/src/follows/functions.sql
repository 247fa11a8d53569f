-- What followers were told goes with the statement that takes its subject down: the title may be why.
create or replace function retract_follow_notifications() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'posts' then
    delete from notifications where post_id = new.id and kind like 'followed\_%';
  else
    delete from notifications where timeline_id = new.id and kind like 'followed\_%';
  end if;
  return null;
end $$;

create or replace trigger retract_follow_notifications after update of review_state on posts
  for each row when (old.is_allowed and not new.is_allowed) execute function retract_follow_notifications();
create or replace trigger retract_follow_notifications after update of is_approved on timelines
  for each row when (old.is_approved and not new.is_approved) execute function retract_follow_notifications();

comment on table follows is 'Exactly one of a post, a suspect and a search facet is followed.';
comment on column follows.follower is 'A keyed digest of the user''s id, which identifies nobody without the server''s key.';
comment on column follows.sealed_user is 'The user''s id, encrypted.';
