-- What people are told: one row for one person, and one row for a whole audience, however many belong to it.
create table notifications (
  id uuid primary key,
  user_id uuid references users on delete cascade,
  audience text check (audience in ('all', 'users', 'admins')),
  kind text not null,
  -- Of a message, which a super admin has written.
  sender_id uuid references users on delete set null,
  title text,
  description text,
  link text,
  -- Of what the product itself says: what it is about, with which it goes, and what else its words need.
  post_id uuid references posts on delete cascade,
  timeline_id uuid references timelines on delete cascade,
  data jsonb not null default '{}',
  created_at timestamptz(3) not null,
  check (num_nonnulls(user_id, audience) = 1),
  check ((kind = 'message') = (num_nonnulls(title, description) = 2))
);
create index notifications_of_user on notifications (user_id, id desc) where user_id is not null;
create index notifications_of_audience on notifications (audience, id desc) where audience is not null;
create index notifications_messages on notifications (id desc) where kind = 'message';
create index notifications_of_sender on notifications (sender_id) where sender_id is not null;
create index notifications_about_post on notifications (post_id) where post_id is not null;
create index notifications_about_timeline on notifications (timeline_id) where timeline_id is not null;

-- Everything up to this id counts as read; ids sort by time. Until somebody marks all as read, their own id stands for it:
-- what was sent before the account existed is not unread.
create table notification_marks (
  user_id uuid primary key references users on delete cascade,
  read_up_to uuid not null
);

-- What a person has read beyond their mark. `notification_id` keeps no foreign key: everybody who reads what went to a
-- million people would hold the same row, and deleting it would wait for a million others. A daily job clears up.
create table notification_reads (
  user_id uuid not null references users on delete cascade,
  notification_id uuid not null,
  primary key (user_id, notification_id)
);
