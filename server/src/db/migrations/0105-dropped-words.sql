-- Words that a document had and has no longer. At first it is unknown which these are, so that the first night looks at all.
create table dropped_words (word text collate "C" not null, unshuffled integer);
create index on dropped_words (word);
create index on dropped_words (unshuffled) where unshuffled is not null;
insert into dropped_words (word) select word from search_words order by random();
