-- In seconds, of what is played. Not known of recordings that were uploaded before.
alter table media add column duration double precision check (duration >= 0);

-- Whoever files a suspect need not say it.
alter table suspects alter column gender drop not null;
