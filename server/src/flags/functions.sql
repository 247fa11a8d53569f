create or replace function count_post_flags() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.state = old.state then
    return null;
  end if;
  if tg_op <> 'INSERT' and old.post_id is not null and old.state = 'open' then
    update posts set report_count = report_count - 1 where id = old.post_id;
  end if;
  if tg_op <> 'DELETE' and new.post_id is not null and new.state = 'open' then
    update posts set report_count = report_count + 1 where id = new.post_id;
  end if;
  return null;
end $$;

create or replace trigger count_post_flags after insert or delete or update of state on flags
  for each row execute function count_post_flags();

comment on column flags.post_id is
  'Exactly one of `post_id`, `comment_id`, `timeline_id`, `suspect_id` and `person_id` is set; `kind` and `subject_id` are generated from it.';
comment on column flags.reporter_id is 'null if the account was deleted, and for automatic flags.';
