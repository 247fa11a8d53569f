-- A threat to kill is urgent. Whether a text has one is found by the app when the text is written, so that the queue can be ordered by it.
alter table posts add column has_threat boolean not null default false;
alter table timelines add column has_threat boolean not null default false;
alter table support_requests add column has_threat boolean not null default false;

drop index posts_at_desk, timelines_at_desk, support_at_desk;
create index posts_at_desk on posts (desk_place(has_threat, sort_key_of(updated_at, id))) where review_state = 'waiting';
create index timelines_at_desk on timelines (desk_place(has_threat, sort_key)) where not is_approved;
create index support_at_desk on support_requests (desk_place(has_threat, sort_key)) where status = 'pending';

alter table flags
  drop constraint flags_reason_check,
  add constraint flags_reason_check check (reason in (
    'danger', 'namesVictim', 'untrue', 'privateData', 'hate', 'spam', 'copyright', 'other',
    'link', 'number', 'idNumber', 'address', 'threat', 'watchWord', 'firstComments'
  ));
