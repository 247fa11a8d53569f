-- What somebody sends twice under one key of theirs is made once.
alter table suspects add column idempotency_key text, add unique (creator_id, idempotency_key);
alter table timelines add column idempotency_key text, add unique (user_id, post_id, idempotency_key);
alter table blogs add column idempotency_key text, add unique (author_id, idempotency_key);

alter table notifications add column idempotency_key text;
-- Most are the product's own, which have none.
create unique index notifications_by_key on notifications (sender_id, idempotency_key)
  where idempotency_key is not null;

alter table stories
  add column author_id uuid references users on delete set null,
  add column idempotency_key text,
  add unique (author_id, idempotency_key);

alter table added_reactions
  add column admin_id uuid references users on delete set null,
  add column idempotency_key text,
  add unique (admin_id, post_id, idempotency_key);
