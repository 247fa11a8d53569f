-- `users.avatar` is the address that everybody reads; this is the picture behind it.
alter table users add column avatar_id uuid references media;
create index users_by_avatar on users (avatar_id) where avatar_id is not null;
