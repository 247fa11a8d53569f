-- What was written since the last shuffling is found by an index, instead of by the transaction ids of all rows.
do $$
declare
  today constant integer := (now() at time zone 'Asia/Dhaka')::date - '1970-01-01'::date;
  last constant shuffles := (select s from shuffles s, pg_control_system() where period = 'day' and cluster = system_identifier::text);
  -- What is left of a day that is over goes with the next run.
  day constant integer := least(today, (last.at at time zone 'Asia/Dhaka')::date - '1970-01-01'::date);
  target text;
begin
  foreach target in array array[
    'author_index', 'posts', 'deleted_posts', 'post_counts', 'post_media', 'post_suspects', 'approved_versions',
    'post_messages', 'follow_up_codes', 'media', 'flags', 'comments', 'comment_votes', 'reactions', 'added_reactions',
    'timelines', 'timeline_media', 'suspects', 'suspect_revisions', 'notifications', 'untold_comments',
    'untold_replies', 'departures', 'author_pauses', 'follows', 'outcome_questions', 'search_posts', 'place_posts',
    'kind_posts', 'search_suspects', 'kind_suspects', 'search_words', 'counted_reports', 'list_counts', 'place_names',
    'idempotency_keys'
  ] loop
    execute format('alter table %I add unshuffled integer', target);
    execute format('create index on %I (unshuffled) where unshuffled is not null', target);
    -- Of tables that the start has still to seal, the rows are in part against their checks; it writes them anew.
    continue when exists (select from pg_constraint where conrelid = target::regclass and not convalidated);
    execute format('alter table %I disable trigger user', target);
    execute format(
      'update %I set unshuffled = -$1 where age(xmin) <= age($2) and not xmin = any($3)', target
    ) using day, last.since::xid, last.shuffled_by::xid[];
    execute format('alter table %I enable trigger user', target);
  end loop;
end $$;

drop table shuffles;
drop function if exists rewrite_rows(regclass, tid[]);
