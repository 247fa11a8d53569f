-- Who wrote a comment is told of answers with the title of the post. Like what followers were told (0061), that goes with the statement
-- that takes the post down: the title may be why. It stays when the author edits the post: the title is then the one that was approved.
create or replace function untell_followers() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'posts' then
    delete from notifications where post_id = new.id
      and (kind like 'followed\_%' or (kind = 'comment_replied' and new.review_state = 'returned'));
  else
    delete from notifications where timeline_id = new.id and kind like 'followed\_%';
  end if;
  return null;
end $$;

-- Until now, some were told with a title that no moderator had approved.
delete from notifications n using posts p where p.id = n.post_id and not p.is_allowed and n.kind = 'comment_replied';

-- Until now, these lists left out what their reader had written anonymously, and named its author by that.
update notifications set data = data - 'comments' where kind in ('post_commented', 'comment_replied') and data ? 'comments';

-- Until now, a notification that was sealed kept the mark by which its reader had read it, with the reader's id.
update notifications n set was_read = true
  where n.author_of is not null and not n.was_read
    and exists (select from notification_reads r where r.notification_id = n.id);
delete from notification_reads r using notifications n where n.id = r.notification_id and n.author_of is not null;
