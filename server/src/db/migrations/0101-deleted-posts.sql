-- Whoever follows a link to a report that was public and has been deleted is told so, and search engines forget it.
create table deleted_posts (id uuid primary key);
