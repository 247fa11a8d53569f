comment on table author_index is 'Rows are kept when their subject is deleted, so that the numbers of an author have no gaps.';
comment on table follow_up_codes is 'For reports without an author: a keyed digest of the follow-up code.';
comment on table server_key_check is 'A single row.';
