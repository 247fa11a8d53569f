-- The desk marks what has been imported, which it looks up by the id here.
create index imported_things_by_id on imported_things (id);
