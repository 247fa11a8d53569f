-- What an export of another installation brings is imported once, however often the same file is read.
create table imported_things (
  source text not null,
  source_id uuid not null,
  id uuid not null,
  primary key (source, source_id)
);
