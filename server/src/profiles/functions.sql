comment on table departures is 'What is still to be deleted of people who have left.';
comment on column departures.sealed_subject is 'The id of what is to be deleted, encrypted; for a vote, the comment''s.';
comment on column departures.subject_id is 'The id of what is to be deleted, unencrypted, for people who left before it was encrypted.';
