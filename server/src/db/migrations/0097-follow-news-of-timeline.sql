-- The deletion of an entry looks for its news by timeline_id alone, for which follow_news_of_entry, of one kind of news, does not serve.
create index follow_news_of_timeline on follow_news (timeline_id) where timeline_id is not null;
