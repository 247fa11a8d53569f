-- Idempotency keys were unique for each person, and become unique for all. Of those that several have used, which no app of ours
-- does, one stays.
update posts p set idempotency_key = null
  where exists (select from posts q where q.idempotency_key = p.idempotency_key and q.id < p.id);
update comments c set idempotency_key = null
  where exists (select from comments d where d.idempotency_key = c.idempotency_key and d.id < c.id);
update timelines t set idempotency_key = null
  where exists (select from timelines u where u.idempotency_key = t.idempotency_key and u.id < t.id);
update suspects s set idempotency_key = null
  where exists (select from suspects r where r.idempotency_key = s.idempotency_key and r.id < s.id);

-- Of what is anonymous, the id of its author stands here only as a ciphertext under the server's key: never twice the same,
-- and worth nothing without that key.
alter table posts
  add column sealed_author bytea,
  add constraint posts_author_sealed check (not is_anonymous or user_id is null) not valid,
  add constraint posts_author_named check (is_anonymous or sealed_author is null);
alter table comments
  add column sealed_author bytea,
  add constraint comments_author_sealed check (not is_anonymous or user_id is null) not valid,
  add constraint comments_author_named check (is_anonymous or sealed_author is null);
-- On one's own anonymous post an entry is its author's, whoever that is.
alter table timelines add column by_author boolean not null default false;

-- By what authors find what they wrote anonymously. A tag is a keyed digest of the author and a number, so no row shares
-- anything with another. Rows outlive what they lead to: without gaps, the numbers are found without being stored.
create table author_index (
  tag bytea primary key,
  subject_id uuid not null
);

-- An idempotency key is kept as a keyed digest that covers the person and the place: it names nobody.
alter table posts
  drop constraint posts_user_id_idempotency_key_key,
  add constraint posts_idempotency_key unique (idempotency_key);
alter table comments
  drop constraint comments_user_id_post_id_idempotency_key_key,
  add constraint comments_idempotency_key unique (idempotency_key);
alter table timelines
  drop constraint timelines_user_id_post_id_idempotency_key_key,
  add constraint timelines_idempotency_key unique (idempotency_key);

-- What authors are told of their own anonymous things is addressed to whoever wrote the thing, and found by its id. It must not
-- touch a row of the person, whose transaction would tell who that is: so it carries itself whether it was read.
alter table notifications
  add column author_of uuid,
  add column sealed_user bytea,
  add column was_read boolean not null default false,
  drop constraint notifications_check,
  add constraint notifications_addressee check (num_nonnulls(user_id, audience, author_of) = 1),
  add constraint notifications_sealed check ((author_of is null) = (sealed_user is null));
create index notifications_of_author on notifications (author_of) where author_of is not null;
alter table notification_marks add column marked_at timestamptz(3) not null default '-infinity';

-- Who made a suspect, or changed one without being an admin, is told to that person alone, and often has filed the report about
-- them as well. A digest for each suspect is enough to number those who contributed.
alter table suspects
  add column sealed_creator bytea,
  add constraint suspects_creator_sealed check (creator_id is null) not valid,
  drop constraint suspects_creator_id_idempotency_key_key,
  add constraint suspects_idempotency_key unique (idempotency_key);
alter table suspect_revisions
  add column editor_digest text,
  add constraint suspect_revisions_editor_sealed check (contributor is null or editor_id is null) not valid;

-- By what a start notices that it has another key than the one with which this data was sealed: one row.
create table server_key_check (
  is_only boolean primary key default true check (is_only),
  digest text not null
);

-- Where nothing was written before, there is nothing that the first start has to seal.
do $$
begin
  if exists (select from posts) or exists (select from comments) or exists (select from suspects) then
    return;
  end if;
  alter table posts validate constraint posts_author_sealed;
  alter table comments validate constraint comments_author_sealed;
  alter table suspects validate constraint suspects_creator_sealed;
  alter table suspect_revisions validate constraint suspect_revisions_editor_sealed;
end $$;
