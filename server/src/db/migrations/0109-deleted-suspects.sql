-- An installation that imports an export of its own knows whom it had and has deleted.
create table deleted_suspects (id uuid primary key, unshuffled integer);
create index on deleted_suspects (unshuffled) where unshuffled is not null;
