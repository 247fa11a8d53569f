-- A role that may read what guests are shown, and nothing else: neither phone numbers nor who reacted to what is to be had with it, and no
-- author of what is anonymous. Run it on the primary, in Bichar's database, as the owner of its tables; the standby has it with the log
-- of changes. Run it again after an upgrade: what a release has added is read from the primary until then, and the log says so.
--   psql -v ON_ERROR_STOP=1 -f replica-reader.sql postgres://...
-- Then give it a password (\password bichar_reader), and DATABASE_READ_URL=postgres://bichar_reader:...@standby.internal/bichar
do $$ begin
  if not exists (select from pg_roles where rolname = 'bichar_reader') then
    create role bichar_reader login;
  end if;
end $$;

grant select on
  posts, post_counts, post_media, post_suspects, suspects, comments, timelines, timeline_media, blogs, stories,
  crime_counts, counted_crimes, counted_reports, report_counts, place_counts, place_posts, place_suspects,
  list_counts
  to bichar_reader;
grant select (id, name, avatar) on users to bichar_reader;
grant select (id, name, kind, alt, width, height, duration, bytes, thumbnail_name, thumbnail_bytes, widths) on media
  to bichar_reader;
-- Whether somebody has reacted or voted is asked of nobody in particular: guests are nobody.
grant select (post_id, user_id) on reactions to bichar_reader;
grant select (comment_id, user_id, is_up) on comment_votes to bichar_reader;
-- How long reports have waited, for the public numbers.
grant select (decided, waited_seconds, sort_key) on audit_log to bichar_reader;
