create or replace function keep_case_line(changed uuid) returns void language plpgsql as $$
begin
  -- Two entries that change at once do so one after the other, and the statement behind the lock sees what the first has left. Not the
  -- post: whoever holds that may be waiting for the entry.
  perform from post_counts where post_id = changed for no key update;
  update post_counts set
    update_count = (select count(*) from timelines where post_id = changed and is_approved),
    case_steps = coalesce((
      select jsonb_agg(jsonb_build_object('step', step, 'date', happened_on, 'origin', origin)
        order by happened_on, array_position(array['diary', 'filed', 'arrested', 'court', 'verdict', 'closed'], step))
      from (
        select distinct on (step) step, happened_on, origin from timelines
        where post_id = changed and is_approved and step <> ''
        order by step, happened_on desc, sort_key desc
      ) latest
    ), '[]')
  where post_id = changed;
end $$;

create or replace function keep_case_lines() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.is_approved then
    perform keep_case_line(old.post_id);
  end if;
  if tg_op <> 'DELETE' and new.is_approved and (tg_op = 'INSERT' or not old.is_approved or old.post_id <> new.post_id) then
    perform keep_case_line(new.post_id);
  end if;
  return null;
end $$;

create or replace trigger keep_case_lines after update of post_id, is_approved, happened_on, step, origin on timelines
  for each row
  when ((old.post_id, old.is_approved, old.happened_on, old.step, old.origin)
    is distinct from (new.post_id, new.is_approved, new.happened_on, new.step, new.origin))
  execute function keep_case_lines();
create or replace trigger keep_new_case_lines after insert or delete on timelines
  for each row execute function keep_case_lines();

comment on column timelines.user_id is 'null for an entry by the author of an anonymous post.';
comment on column timelines.by_author is
  'Whether the author of the post has added it, whoever that is; not what they have added as an admin while the post was hidden from them, which bears their name.';
comment on column timelines.step is 'Empty if it is not given, like `origin`.';
comment on column timelines.has_threat is 'Whether the text has a threat to kill.';
comment on column timelines.idempotency_key is 'For servers of the release before; the table `idempotency_keys` counts.';
comment on column timelines.created_at is 'For an entry by the author of an anonymous post the beginning of the day.';
