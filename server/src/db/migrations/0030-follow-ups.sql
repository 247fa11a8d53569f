-- Of a report that was filed without an account, or is kept without a link to the person, nothing leads to an author: it has none here.
alter table posts
  add column without_account boolean not null default false,
  add constraint posts_without_account
    check (not without_account or (is_anonymous and user_id is null and sealed_author is null));

-- By what whoever filed such a report comes back to it. Of the code itself there is only a keyed digest: without the server's
-- key nobody can try codes on a stolen database.
create table follow_up_codes (
  code_digest text primary key,
  post_id uuid not null unique references posts on delete cascade
);

-- What moderators ask the author of an anonymous report, and the answers. Neither side is in it, and of the time only the day.
create table post_messages (
  post_id uuid not null references posts on delete cascade,
  position integer not null,
  from_author boolean not null,
  text text not null,
  day date not null,
  primary key (post_id, position)
);
