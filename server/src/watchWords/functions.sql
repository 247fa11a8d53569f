create or replace function bump_watch_list_version() returns trigger language plpgsql as $$
begin
  update watch_list set version = gen_random_uuid();
  return null;
end $$;

-- Who added a word is no part of the list: somebody who leaves changes that alone.
create or replace trigger bump_watch_list_version after insert or update of word or delete or truncate on watch_words
  for each statement execute function bump_watch_list_version();

comment on column watch_words.compared is 'The normalised words of the entry, which are unique.';
comment on column watch_words.added_by is 'null if the account was deleted.';
comment on table watch_list is 'One row, whose version changes with every change of the words.';
