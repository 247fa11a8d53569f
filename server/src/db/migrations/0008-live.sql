-- Events too long for a NOTIFY, on their way from one process to the others; cleared away every half minute.
create table live_attachments (
  id bigserial primary key,
  created_at timestamptz not null default now(),
  payload bytea not null
);
create index live_attachments_by_age on live_attachments (created_at);

-- Whatever ends a session - the app, the operator's command line, an account that goes away - every process hears
-- of it and disconnects its sockets.
create function tell_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', json_build_object('sessionId', old.id)::text);
  return null;
end $$;
create trigger tell_session_ended after delete on sessions
  for each row execute function tell_session_ended();

-- Numbers the changes of a count, taken while the counted row is held: of two events the higher is the later one, in
-- whatever order they arrive.
create sequence live_order;
