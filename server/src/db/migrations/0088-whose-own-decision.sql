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

-- The entries about what belongs to a post.
create index audit_log_of_post on audit_log ((detail->>'postId')) where detail ? 'postId';
