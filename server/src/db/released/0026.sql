-- A row in every table as it was when this migration was the last, and where it matters one of each kind.
insert into users (id, name, phone, password_hash, avatar, address, role, created_at) values
  ('00000000-0000-4000-8000-0000000000a1', 'Rahima Begum', '8801700000001', repeat('x', 97), null, 'Khulna', 'user', '2026-01-05T10:00:00Z'),
  ('00000000-0000-4000-8000-0000000000a2', 'নাসরিন আক্তার', '8801700000002', repeat('y', 97), 'https://example.invalid/a.jpg', '', 'admin', '2026-01-06T10:00:00Z');
insert into super_admins (seat, user_id) values (2, '00000000-0000-4000-8000-0000000000a2');
insert into devices (user_id, device_id, verified_at) values ('00000000-0000-4000-8000-0000000000a1', 'dev_1', '2026-01-05T10:01:00Z');
insert into sessions (id, user_id, device_id, device_label, cookie_hash, created_at, last_used_at, expires_at) values
  ('00000000-0000-4000-8000-0000000000b1', '00000000-0000-4000-8000-0000000000a1', 'dev_1', 'Firefox', '\x01', '2026-01-05T10:01:00Z', '2026-01-07T10:00:00Z', '2099-01-01T00:00:00Z');
insert into push_tokens (id, session_id, address_hash, token, language, registered_at) values
  ('00000000-0000-4000-8000-0000000000b2', '00000000-0000-4000-8000-0000000000b1', '\x02', '{}', 'bn', '2026-01-07T10:00:00Z');
insert into challenges (id, purpose, phone, device_id, name, password_hash, code_hash, created_at, expires_at) values
  ('00000000-0000-4000-8000-0000000000b3', 'register', '8801700000003', 'dev_2', 'Sufia', repeat('z', 97), '\x03', '2026-01-07T10:00:00Z', '2026-01-07T10:10:00Z');
insert into rate_limits (key, points, expire) values ('code-phone-3600:hash', 2, 1767780000000);
insert into media (id, name, storage_key, kind, content_type, bytes, alt, width, height, thumbnail_name, thumbnail_key, thumbnail_bytes, created_at, is_private, duration) values
  ('00000000-0000-4000-8000-0000000000c1', 'p1.jpg', 'k1', 'image', 'image/jpeg', 1000, 'A gate', 640, 480, 't1.jpg', 'tk1', 100, '2026-01-08T10:00:00Z', false, null),
  ('00000000-0000-4000-8000-0000000000c2', 'v1.mp4', 'k2', 'video', 'video/mp4', 2000, '', 640, 480, null, null, null, '2026-01-08T10:00:00Z', true, 12.5),
  ('00000000-0000-4000-8000-0000000000c3', 'p2.jpg', 'k3', 'image', 'image/jpeg', 1000, '', 640, 480, null, null, null, '2026-01-08T10:00:00Z', false, null);
update users set avatar_id = '00000000-0000-4000-8000-0000000000c3' where name = 'Rahima Begum';
insert into suspects (id, creator_id, name, age, gender, danger_level, status, location, crime_types, photo_id, version, created_at, idempotency_key) values
  ('00000000-0000-4000-8000-0000000000d1', '00000000-0000-4000-8000-0000000000a1', 'Karim Uddin', 40, 'male', 'high', 'wanted', 'Khulna', '{Theft,Robbery}', null, 2, '2026-01-08T11:00:00Z', 'suspect'),
  ('00000000-0000-4000-8000-0000000000d2', null, 'Unknown', null, null, 'low', 'released', '', '{Theft}', null, 1, '2026-01-08T12:00:00Z', null);
insert into suspect_revisions (id, suspect_id, editor_id, contributor, changes, changed_photo, created_at) values
  ('00000000-0000-4000-8000-0000000000d3', '00000000-0000-4000-8000-0000000000d1', '00000000-0000-4000-8000-0000000000a1', 1, '{}', false, '2026-01-08T11:30:00Z'),
  ('00000000-0000-4000-8000-0000000000d4', '00000000-0000-4000-8000-0000000000d1', '00000000-0000-4000-8000-0000000000a2', null, '{}', false, '2026-01-08T11:40:00Z');
insert into posts (id, user_id, title, description, source, location, is_anonymous, review_state, review_reason, version, idempotency_key, created_at, updated_at, goes_at, incident_at) values
  ('00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000a1', 'A bag was snatched', 'At the bus stop.', 'example.com', 'Dhaka', false, 'approved', '', 3, 'post', '2026-01-09T10:00:00Z', '2026-01-09T11:00:00Z', null, '2026-01-08T19:40'),
  ('00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-0000000000a1', 'রাতে চুরি', 'ঘর থেকে।', '', 'খুলনা', true, 'approved', '', 1, 'secret', '2026-01-09T12:00:00Z', '2026-01-09T12:00:00Z', null, ''),
  ('00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-0000000000a1', 'Waits', 'Nobody has read it.', '', '', false, 'waiting', '', 1, null, '2026-01-09T13:00:00Z', '2026-01-09T13:00:00Z', null, '2026-01-08'),
  ('00000000-0000-4000-8000-0000000000e4', null, 'Sent back', 'Its author has left.', '', '', true, 'returned', 'No place', 1, null, '2026-01-09T14:00:00Z', '2026-01-09T14:00:00Z', '2026-01-10T00:00:00Z', '');
insert into post_media (post_id, position, media_id) values
  ('00000000-0000-4000-8000-0000000000e1', 0, '00000000-0000-4000-8000-0000000000c1'), ('00000000-0000-4000-8000-0000000000e2', 0, '00000000-0000-4000-8000-0000000000c2');
insert into post_suspects (post_id, suspect_id, position) values
  ('00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000d1', 0), ('00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-0000000000d1', 0);
insert into reactions (post_id, user_id, created_at) values ('00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000a2', '2026-01-09T15:00:00Z');
insert into added_reactions (id, post_id, amount, created_at, admin_id, idempotency_key) values
  ('00000000-0000-4000-8000-0000000000e5', '00000000-0000-4000-8000-0000000000e1', 10, '2026-01-09T15:00:00Z', '00000000-0000-4000-8000-0000000000a2', 'added');
insert into comments (id, post_id, user_id, text, is_anonymous, idempotency_key, created_at, goes_at) values
  ('00000000-0000-4000-8000-0000000000f1', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000a2', 'Seen', false, 'comment', '2026-01-09T16:00:00Z', null),
  ('00000000-0000-4000-8000-0000000000f2', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000a1', 'Me too', true, 'hidden', '2026-01-09T17:00:00Z', null),
  ('00000000-0000-4000-8000-0000000000f3', '00000000-0000-4000-8000-0000000000e1', null, 'Gone soon', true, null, '2026-01-09T18:00:00Z', '2026-01-10T00:00:00Z');
insert into comment_votes (comment_id, user_id, is_up) values ('00000000-0000-4000-8000-0000000000f2', '00000000-0000-4000-8000-0000000000a2', true);
insert into timelines (id, post_id, user_id, title, description, happened_on, source, location, is_approved, created_at, idempotency_key) values
  ('00000000-0000-4000-8000-0000000000f5', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000a2', 'Arrested', '', '2026-01-10', '', '', true, '2026-01-10T10:00:00Z', 'entry'),
  ('00000000-0000-4000-8000-0000000000f6', '00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-0000000000a1', 'Own entry', '', '2026-01-10', '', '', false, '2026-01-10T11:00:00Z', null);
insert into timeline_media (timeline_id, position, media_id) values ('00000000-0000-4000-8000-0000000000f5', 0, '00000000-0000-4000-8000-0000000000c3');
insert into post_reports (id, post_id, reporter_id, reason, state, created_at) values
  ('00000000-0000-4000-8000-0000000000f7', '00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000a2', 'Wrong place', 'open', '2026-01-10T12:00:00Z');
insert into notifications (id, user_id, audience, kind, sender_id, title, description, post_id, data, created_at) values
  ('00000000-0000-4000-8000-000000000101', null, 'users', 'message', '00000000-0000-4000-8000-0000000000a2', 'Court day', 'Tomorrow', null, '{}', '2026-01-10T13:00:00Z'),
  ('00000000-0000-4000-8000-000000000102', '00000000-0000-4000-8000-0000000000a1', null, 'report_reviewed', null, null, null, '00000000-0000-4000-8000-0000000000e1', '{}', '2026-01-10T14:00:00Z');
insert into notification_reads (user_id, notification_id) values ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000000101');
insert into notification_marks (user_id, read_up_to) values ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000000101');
insert into support_requests (id, user_id, name, phone, description, status, idempotency_key, created_at) values
  ('00000000-0000-4000-8000-000000000103', '00000000-0000-4000-8000-0000000000a1', 'Rahima', '8801700000001', 'Help', 'pending', 'help', '2026-01-10T15:04:05.678Z');
insert into support_media (request_id, position, media_id) values ('00000000-0000-4000-8000-000000000103', 0, '00000000-0000-4000-8000-0000000000c2');
insert into blogs (id, author_id, title, content, category, hashtags, image_id, is_published, created_at, updated_at, idempotency_key) values
  ('00000000-0000-4000-8000-000000000104', '00000000-0000-4000-8000-0000000000a2', 'Safe roads', 'Look both ways.', '{Crime}', '{roads}', '00000000-0000-4000-8000-0000000000c1', true, '2026-01-10T16:00:00Z', '2026-01-10T16:00:00Z', 'blog');
insert into stories (id, post_id, title, description, is_published, created_at, updated_at, author_id, idempotency_key) values
  ('00000000-0000-4000-8000-000000000105', '00000000-0000-4000-8000-0000000000e1', 'Found', 'He is safe.', true, '2026-01-10T17:00:00Z', '2026-01-10T17:00:00Z', '00000000-0000-4000-8000-0000000000a2', 'story');
insert into audit_log (id, actor_id, actor_name, action, subject_kind, subject_id, detail, at) values
  ('00000000-0000-4000-8000-000000000106', '00000000-0000-4000-8000-0000000000a2', 'Nasrin', 'post.approve', 'post', '00000000-0000-4000-8000-0000000000e1', '{}', '2026-01-10T18:00:00Z');
insert into place_names (latitude, longitude, language, name, asked_at) values (24100, 90100, 'en', 'Somewhere', '2026-01-10T19:00:00Z');
insert into live_attachments (payload) values ('\x04');
