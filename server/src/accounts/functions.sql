-- Whatever ends a session - the app, the operator's command line, an account that goes away - every process hears
-- of it and disconnects its sockets.
create or replace function notify_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', json_build_object('sessionId', old.id)::text);
  return null;
end $$;

create or replace trigger notify_session_ended after delete on sessions
  for each row execute function notify_session_ended();

-- A function, so that its query is planned once per connection. A prepared statement would be planned for every call, because PostgreSQL
-- expects the plan for the number of sessions asked for to be cheaper than the general one, and planning takes ten times as long as running.
create or replace function find_signed_in(session_ids uuid[], pause_tags text[], at timestamptz, today date)
returns table (
  "position" bigint, "userId" uuid, role text, "sessionId" uuid, "isSuperAdmin" boolean, "hasOtherAdmins" boolean,
  "anonymousShownUntil" timestamptz, "pausedUntil" text, "anonymousHidden" boolean
)
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return query
    select asked.place, u.id, u.role, s.id,
      u.role = 'admin' and a.seat is not null,
      u.role = 'admin' and exists (
        select from users other where other.role = 'admin' and other.id <> u.id
          and not exists (select from sanctions n where n.user_id = other.id and n.kind = 'suspension'
            and n.lifted_at is null and (n.until is null or n.until > today))
      ),
      case when p.user_id is not null then s.unlocked_until end,
      greatest(
        (select max(n.until) from sanctions n where n.user_id = u.id and n.kind = 'pause'
          and n.lifted_at is null and n.until > today),
        (select max(n.until) from author_pauses n
          where n.tag = any(asked.tags::bytea[]) and n.lifted_on is null and n.until > today)
      )::text,
      r.user_id is not null or (p.user_id is not null and coalesce(s.unlocked_until <= at, true))
    from unnest(session_ids, pause_tags) with ordinality as asked (session_id, tags, place)
      join sessions s on s.id = asked.session_id
      join users u on u.id = s.user_id
      left join super_admins a on a.user_id = u.id
      left join password_resets r on r.user_id = u.id
      left join second_passwords p on p.user_id = u.id and (p.void_at is null or p.void_at > at)
    where s.expires_at > at;
end $$;

comment on column users.avatar is 'The address of the picture `avatar_id`.';
comment on column devices.known_since is 'When the device was first verified, whether or not that verification has ended since.';
comment on column devices.ended_at is 'When a reset ended its verification.';
comment on column sessions.unlocked_until is 'Until when its person''s anonymous content is shown without the second password.';
comment on column password_resets.since is 'The time of the earliest unconfirmed reset.';
comment on column password_resets.old_password_hash is 'The hash of the password before the earliest unconfirmed reset.';
comment on column password_resets.device_ids is
  'The devices on which the password was reset since the earliest unconfirmed reset; an empty text for a reset by the operator.';
comment on column password_resets.is_objected_to is 'Whether the owner has said on an older device that it was somebody else.';
comment on column password_resets.hidden_until is 'For the release before only.';
comment on column logins.logged_in_on is 'YYYY-MM-DD, in Asia/Dhaka.';
