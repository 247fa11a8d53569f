create or replace function make_post_counts() returns trigger language plpgsql as $$
begin
  insert into post_counts (post_id) values (new.id);
  return null;
end $$;

create or replace trigger make_post_counts after insert on posts for each row execute function make_post_counts();

-- Of what was never public nothing stays.
create or replace trigger keep_deleted_id after delete on posts
  for each row when (old.published_at is not null) execute function keep_deleted_id('deleted_posts');

comment on table deleted_posts is 'The ids of deleted posts that were public.';
comment on column posts.user_id is 'null for an anonymous post.';
comment on column posts.sealed_author is 'Author of an anonymous post.';
comment on column posts.idempotency_key is 'For servers of the release before; the table `idempotency_keys` counts.';
comment on column posts.has_threat is 'Whether the text has a threat to kill, which makes it urgent for moderators.';
comment on column posts.is_deferred is 'Whether it waits behind everything else: a report without an account that came while there were too many of them, or an imported one.';
comment on column posts.created_at is 'For an anonymous post the beginning of the day, like `updated_at`.';
comment on column posts.published_at is 'When the post became public for the first time.';
comment on column posts.sort_key is 'Ordered by the first publication, before that by filing.';
comment on table post_counts is 'One row per post, created with it and maintained by triggers.';
comment on column post_counts.thread_count is 'The number of comments that are not answers.';
comment on column post_counts.author_reacted is 'For an anonymous post, whether its author has reacted; included in `reaction_count`.';
comment on column post_counts.update_count is 'The number of approved timeline entries, maintained by a trigger on them.';
comment on table approved_versions is 'A post as it was approved last, while that is not what it is now.';
