-- Whether an author had posts approved before told a moderator, who took the posts of a suspected person out of public
-- view, which anonymous posts were theirs. Of a named author it follows from the posts under that name.
alter table posts drop column author_approved_before;

-- When what somebody had written anonymously, or voted, goes, who has left and wanted it gone. By then it has no author: it
-- is cut from the account when that goes. A moment of its own for each, and nothing that they have in common.
alter table posts add column goes_at timestamptz(3);
create index posts_going on posts (goes_at) where goes_at is not null;
alter table comments add column goes_at timestamptz(3);
create index comments_going on comments (goes_at) where goes_at is not null;

-- A vote that waits for its moment is nobody's; it counts until then.
alter table comment_votes
  drop constraint comment_votes_pkey,
  alter column user_id drop not null,
  add unique (comment_id, user_id),
  add column goes_at timestamptz(3);
create index comment_votes_going on comment_votes (goes_at) where goes_at is not null;

-- Only another vote is another count.
drop trigger count_comment_votes on comment_votes;
create trigger count_comment_votes after insert or delete or update of is_up on comment_votes
  for each row execute function count_comment_votes();
