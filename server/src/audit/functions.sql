-- The audit log is added to, never changed; also not by whoever finds a way to run a statement. Only the name of an
-- admin whose account goes is taken out.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is only ever added to';
end $$;

create or replace trigger audit_log_stays before delete or truncate on audit_log
  for each statement execute function refuse_change();

-- The audit log says of a decision that the admin took it on their own thing. It forgets that with what else names the author: when
-- the thing becomes anonymous, and when the account is deleted.
create or replace function refuse_change_but_of_name() returns trigger language plpgsql as $$
begin
  if new.actor_name = '' then
    old.actor_name := '';
  end if;
  if new.waited_seconds is null then
    old.waited_seconds := null;
  end if;
  if not new.detail ? 'isOwn' then
    old.detail := old.detail - 'isOwn';
  end if;
  old.sort_key := new.sort_key;
  if new is distinct from old then
    raise exception 'the audit log is only ever added to';
  end if;
  return new;
end $$;

create or replace trigger audit_log_keeps before update on audit_log
  for each row execute function refuse_change_but_of_name();

comment on column audit_log.actor_id is 'null for the operator, who has no account.';
comment on column audit_log.decided is 'The kind of waiting item that this action decided on; null if it was not such a decision.';
comment on column audit_log.waited_seconds is 'How long the item had waited; null where only its day is known.';
comment on column audit_log.reason_code is 'The code of the ready-made reason, or ''own'' for one that the admin wrote.';
