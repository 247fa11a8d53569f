comment on column post_messages.position is 'Counts from 1, in the order of writing.';
comment on column post_messages.day is 'YYYY-MM-DD in Bangladesh.';
