create table reactions (
  post_id uuid not null references posts on delete cascade,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz(3) not null,
  primary key (post_id, user_id)
);
create index reactions_of_post on reactions (post_id, created_at desc, user_id);
create index reactions_of_user on reactions (user_id);

-- Counted here and not by whoever writes a row, so that the count stays right when an account goes away with its rows.
create function count_reactions() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update posts set reaction_count = reaction_count + 1 where id = new.post_id;
  else
    update posts set reaction_count = reaction_count - 1 where id = old.post_id;
  end if;
  return null;
end $$;
create trigger count_reactions after insert or delete on reactions
  for each row execute function count_reactions();
