-- What is limited over all processes together: a row for each call that counts (docs/decisions/0047). Its key is made with the
-- server's key, and all rows of one stretch of time end at the same moment: without that key neither they nor what PostgreSQL
-- notes beside them say whose they are, or which are of one person. Not logged, so that none waits for the disk; after a
-- crash the limits begin anew.
create unlogged table spent_calls (
  slot uuid primary key,
  until timestamptz not null
);
