-- What each migration said when it was run, so that an edit of one that has been run is noticed.
create table migration_checksums (
  name text primary key,
  sha256 text not null
);
