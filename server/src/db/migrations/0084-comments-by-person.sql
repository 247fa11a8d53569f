-- By person, for moderators who look at somebody and for the deletion of an account, which would read all comments. Those that are
-- anonymous name nobody here.
create index comments_of_user on comments (user_id, sort_key desc) where user_id is not null;
