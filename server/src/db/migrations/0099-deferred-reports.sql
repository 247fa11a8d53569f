-- Reports without an account that come while there are more of them than moderators can handle wait behind everything else.
alter table posts add column is_deferred boolean not null default false;

drop index posts_at_desk, posts_waiting;
create index posts_waiting on posts (is_deferred, updated_at, id) where review_state = 'waiting';
create index posts_at_desk on posts ((
  case when is_deferred then overlay(sort_key_of(updated_at, id)::text placing 'f' from 1 for 1)::uuid
    else desk_place(has_threat, sort_key_of(updated_at, id)) end
)) where review_state = 'waiting';
