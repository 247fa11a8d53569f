comment on column support_requests.has_threat is 'Whether the description has a threat to kill.';
comment on column support_requests.created_at is 'The beginning of the hour. Within an hour `sort_key` is random.';
