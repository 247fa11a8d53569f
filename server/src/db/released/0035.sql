-- A row in every table that has come since the release before.
insert into author_index (tag, subject_id) values ('\x0a', '00000000-0000-4000-8000-0000000000e2');
insert into server_key_check (digest) values ('digest');
insert into posts (id, title, description, source, location, is_anonymous, without_account, created_at, updated_at) values
  ('00000000-0000-4000-8000-0000000000e6', 'Without an account', 'In the lane.', '', '', true, true, '2026-01-11T18:00:00Z', '2026-01-11T18:00:00Z');
insert into follow_up_codes (code_digest, post_id) values ('code', '00000000-0000-4000-8000-0000000000e6');
insert into post_messages (post_id, position, from_author, text, day) values
  ('00000000-0000-4000-8000-0000000000e6', 1, false, 'Where was it?', '2026-01-12');
insert into password_resets (user_id, since, hidden_until, old_password_hash, device_ids) values
  ('00000000-0000-4000-8000-0000000000a1', '2026-01-12T10:00:00Z', '2099-01-19T10:00:00Z', repeat('o', 97), '{dev_1}');
insert into second_passwords (user_id, password_hash) values ('00000000-0000-4000-8000-0000000000a1', repeat('s', 97));
insert into logins (user_id, session_id, device_label, logged_in_on) values
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-0000000000b1', 'Firefox', '2026-01-12');
