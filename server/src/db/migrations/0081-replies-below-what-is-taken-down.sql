-- Who wrote a comment is told of answers with the title of the post. Like what followers were told (0061), that goes with the statement
-- that takes the post out of public view: the title may be why, and the link leads nowhere.
create or replace function untell_followers() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'posts' then
    delete from notifications where post_id = new.id and (kind like 'followed\_%' or kind = 'comment_replied');
  else
    delete from notifications where timeline_id = new.id and kind like 'followed\_%';
  end if;
  return null;
end $$;
