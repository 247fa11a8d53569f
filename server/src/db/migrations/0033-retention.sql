-- One job clears away what has been kept long enough; the three that each did a part of it are not asked for any more.
do $$
begin
  if to_regclass('boss.schedule') is not null then
    delete from boss.schedule where name in ('accounts.expire', 'notifications.expire', 'places.expire');
  end if;
end $$;
