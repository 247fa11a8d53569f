create table added_reactions (
  admin_id uuid,
  amount smallint not null,
  created_at timestamp(3) with time zone not null,
  id uuid not null,
  idempotency_key text,
  post_id uuid not null,
  unshuffled integer,
  constraint added_reactions_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint added_reactions_admin_id_post_id_idempotency_key_key UNIQUE (admin_id, post_id, idempotency_key),
  constraint added_reactions_amount_check CHECK (((amount >= 1) AND (amount <= 1000))),
  constraint added_reactions_pkey PRIMARY KEY (id),
  constraint added_reactions_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE
);
create index added_reactions_of_post on added_reactions USING btree (post_id);
create index added_reactions_unshuffled_idx on added_reactions USING btree (unshuffled) WHERE (unshuffled IS NOT NULL);

create table approved_versions (
  alts text[] not null default '{}'::text[],
  fields jsonb not null,
  is_anonymous boolean not null,
  media_ids uuid[] not null,
  post_id uuid not null,
  suspect_ids uuid[] not null,
  unshuffled integer,
  constraint approved_versions_pkey PRIMARY KEY (post_id),
  constraint approved_versions_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE
);
create index approved_versions_unshuffled_idx on approved_versions USING btree (unshuffled) WHERE (unshuffled IS NOT NULL);
comment on table approved_versions is 'A post as it was approved last, while that is not what it is now.';

create table audit_log (
  action text not null,
  actor_id uuid,
  actor_name text not null,
  at timestamp(3) with time zone not null,
  decided text,
  detail jsonb not null default '{}'::jsonb,
  id uuid not null,
  reason_code text,
  sort_key uuid not null generated always as (sort_key_of(at, id)) stored,
  subject_id uuid not null,
  subject_kind text not null,
  waited_seconds integer,
  was_sent_back boolean not null default false,
  constraint audit_log_decided_check CHECK ((decided = ANY (ARRAY['post'::text, 'timeline'::text, 'flag'::text, 'support'::text, 'appeal'::text, 'suspect'::text]))),
  constraint audit_log_pkey PRIMARY KEY (id)
);
create index audit_log_by_action on audit_log USING btree (action, sort_key DESC);
create index audit_log_by_actor on audit_log USING btree (actor_id, sort_key DESC);
create index audit_log_decided on audit_log USING btree (sort_key) WHERE (decided IS NOT NULL);
create index audit_log_newest on audit_log USING btree (sort_key DESC);
create index audit_log_of_post on audit_log USING btree (((detail ->> 'postId'::text))) WHERE (detail ? 'postId'::text);
create index audit_log_of_subject on audit_log USING btree (subject_id, sort_key DESC);
create index audit_log_reviews on audit_log USING btree (sort_key DESC) INCLUDE (waited_seconds) WHERE ((decided = 'post'::text) AND (waited_seconds IS NOT NULL));
comment on column audit_log.actor_id is 'null for the operator, who has no account.';
comment on column audit_log.decided is 'The kind of waiting item that this action decided on; null if it was not such a decision.';
comment on column audit_log.reason_code is 'The code of the ready-made reason, or ''own'' for one that the admin wrote.';
comment on column audit_log.waited_seconds is 'How long the item had waited; null where only its day is known.';

create table author_index (
  subject_id uuid not null,
  tag bytea not null,
  unshuffled integer,
  constraint author_index_pkey PRIMARY KEY (tag)
);
create index author_index_unshuffled_idx on author_index USING btree (unshuffled) WHERE (unshuffled IS NOT NULL);
comment on table author_index is 'Rows are kept when their subject is deleted, so that the numbers of an author have no gaps.';

create table author_pauses (
  answer text not null default ''::text,
  appeal text,
  appealed_on date,
  by_id uuid,
  created_on date not null,
  id uuid not null,
  judged_on date,
  lifted_on date,
  outcome text,
  post_id uuid,
  reason text not null,
  sealed_user bytea not null,
  tag bytea not null,
  thing_id uuid not null,
  thing_kind text not null,
  unshuffled integer,
  until date not null,
  constraint author_pauses_by_id_fkey FOREIGN KEY (by_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint author_pauses_check CHECK (((appeal IS NULL) = (appealed_on IS NULL))),
  constraint author_pauses_check1 CHECK (((outcome IS NULL) = (judged_on IS NULL))),
  constraint author_pauses_outcome_check CHECK ((outcome = ANY (ARRAY['upheld'::text, 'lifted'::text]))),
  constraint author_pauses_pkey PRIMARY KEY (id),
  constraint author_pauses_tag_key UNIQUE (tag),
  constraint author_pauses_thing_kind_check CHECK ((thing_kind = ANY (ARRAY['post'::text, 'comment'::text, 'suspect'::text])))
);
create index author_pauses_appealed on author_pauses USING btree (appealed_on) WHERE ((outcome IS NULL) AND (appeal IS NOT NULL));
create index author_pauses_by on author_pauses USING btree (by_id);
create index author_pauses_by_end on author_pauses USING btree (until);
create index author_pauses_of_thing on author_pauses USING btree (thing_id);
create index author_pauses_unshuffled_idx on author_pauses USING btree (unshuffled) WHERE (unshuffled IS NOT NULL);
comment on table author_pauses is 'Pauses of authors of something anonymous; without the server''s key nobody knows whose they are.';
comment on column author_pauses.post_id is 'The post itself, or the one that the comment belongs to.';
comment on column author_pauses.sealed_user is 'The author''s user id, encrypted.';

create table blogs (
  author_id uuid,
  category text[] not null,
  content text not null,
  created_at timestamp(3) with time zone not null,
  hashtags text[] not null,
  headline text not null generated always as (searchable(((title || ' '::text) || join_words(hashtags)))) stored,
  id uuid not null,
  idempotency_key text,
  image_id uuid,
  is_published boolean not null default false,
  sort_key uuid not null generated always as (sort_key_of(created_at, id)) stored,
  tags text not null generated always as (searchable(join_words(hashtags))) stored,
  title text not null,
  updated_at timestamp(3) with time zone not null,
  words text not null generated always as (searchable(((((title || ' '::text) || content) || ' '::text) || join_words(hashtags)))) stored,
  constraint blogs_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint blogs_author_id_idempotency_key_key UNIQUE (author_id, idempotency_key),
  constraint blogs_category_check CHECK ((cardinality(category) > 0)),
  constraint blogs_image_id_fkey FOREIGN KEY (image_id) REFERENCES media(id),
  constraint blogs_image_id_key UNIQUE (image_id),
  constraint blogs_pkey PRIMARY KEY (id)
);
create index blogs_by_category on blogs USING gin (category);
create index blogs_by_headline on blogs USING gin (headline gin_trgm_ops);
create index blogs_by_tags on blogs USING gin (tags gin_trgm_ops);
create index blogs_by_words on blogs USING gin (words gin_trgm_ops);
create index blogs_newest on blogs USING btree (sort_key DESC);
create index blogs_of_author on blogs USING btree (author_id);
create index blogs_public on blogs USING btree (sort_key DESC) WHERE is_published;

create table challenges (
  code_hash bytea not null,
  created_at timestamp(3) with time zone not null default now(),
  device_id text not null,
  expires_at timestamp(3) with time zone not null,
  id uuid not null,
  name text,
  password_hash text,
  phone text not null,
  purpose text not null,
  resends smallint not null default 0,
  used_at timestamp(3) with time zone,
  wrong_tries smallint not null default 0,
  constraint challenges_pkey PRIMARY KEY (id),
  constraint challenges_purpose_check CHECK ((purpose = ANY (ARRAY['register'::text, 'login'::text, 'reset'::text])))
);
create index challenges_by_expiry on challenges USING btree (expires_at);
create index challenges_of_device on challenges USING btree (phone, device_id, created_at DESC, id DESC);

create table comment_votes (
  comment_id uuid not null,
  is_up boolean not null,
  unshuffled integer,
  user_id uuid,
  constraint comment_votes_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES comments(id) ON DELETE CASCADE,
  constraint comment_votes_comment_id_user_id_key UNIQUE (comment_id, user_id),
  constraint comment_votes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
create index comment_votes_of_user on comment_votes USING btree (user_id);
create index comment_votes_unshuffled_idx on comment_votes USING btree (unshuffled) WHERE (unshuffled IS NOT NULL);
comment on table comment_votes is 'The vote of a deleted account has no user until it is removed.';

create table comments (
  author_vote boolean,
  created_at timestamp(3) with time zone not null,
  downvote_count integer not null default 0,
  id uuid not null,
  idempotency_key text,
  is_anonymous boolean not null,
  parent_id uuid,
  post_id uuid not null,
  reply_count integer not null default 0,
  sealed_author bytea,
  sort_key uuid not null generated always as (sort_key_of(created_at, id)) stored,
  state text not null default 'shown'::text,
  text text not null,
  unshuffled integer,
  upvote_count integer not null default 0,
  user_id uuid,
  constraint comments_author_named CHECK ((is_anonymous OR (sealed_author IS NULL))),
  constraint comments_author_sealed CHECK (((NOT is_anonymous) OR (user_id IS NULL))),
  constraint comments_idempotency_key UNIQUE (idempotency_key),
  constraint comments_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES comments(id),
  constraint comments_pkey PRIMARY KEY (id),
  constraint comments_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE,
  constraint comments_state_check CHECK ((state = ANY (ARRAY['shown'::text, 'held'::text, 'hidden'::text]))),
  constraint comments_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
create index comments_of_post on comments USING btree (post_id, ((parent_id IS NULL)), sort_key DESC);
create index comments_of_user on comments USING btree (user_id, sort_key DESC) WHERE (user_id IS NOT NULL);
create index comments_replies on comments USING btree (parent_id, sort_key) WHERE (parent_id IS NOT NULL);
create index comments_unseen on comments USING btree (post_id, sort_key DESC) WHERE (state <> 'shown'::text);
create index comments_unshuffled_idx on comments USING btree (unshuffled) WHERE (unshuffled IS NOT NULL);
comment on column comments.author_vote is 'The vote of the author of an anonymous comment: true for up, false for down. The counts include it.';
comment on column comments.created_at is 'For an anonymous comment the beginning of the day.';
comment on column comments.idempotency_key is 'For servers of the release before; the table `idempotency_keys` counts.';
comment on column comments.parent_id is 'The comment that it answers.';
comment on column comments.reply_count is 'The number of its answers that are shown, maintained by a trigger.';
comment on column comments.sealed_author is 'Author of an anonymous comment.';
comment on column comments.state is '''held'' has waited for a moderator since it was written, ''hidden'' since people flagged it.';
comment on column comments.user_id is 'null for an anonymous comment.';

create table counted_crimes (
  post_id uuid not null,
  type text not null,
  constraint counted_crimes_pkey PRIMARY KEY (post_id, type)
);

create table counted_reports (
  arrested_on date,
  closed_on date,
  court_on date,
  diary_on date,
  district text not null,
  filed_on date,
  post_id uuid not null,
  reported_on date not null,
  unshuffled integer,
  verdict_on date,
  constraint counted_reports_pkey PRIMARY KEY (post_id)
);
create index counted_reports_by_day on counted_reports USING btree (reported_on);
create index counted_reports_unshuffled_idx on counted_reports USING btree (unshuffled) WHERE (unshuffled IS NOT NULL);

create table crime_counts (
  posts integer not null,
  type text not null,
  constraint crime_counts_pkey PRIMARY KEY (type)
);

create table daily_followers (
  follower uuid not null,
  told_up_to timestamp(3) with time zone not null,
  constraint daily_followers_pkey PRIMARY KEY (follower)
);

create table deleted_posts (
  id uuid not null,
  unshuffled integer,
  constraint deleted_posts_pkey PRIMARY KEY (id)
);
create index deleted_posts_unshuffled_idx on deleted_posts USING btree (unshuffled) WHERE (unshuffled IS NOT NULL);
comment on table deleted_posts is 'The ids of deleted posts that were public.';

create table deleted_suspects (
  id uuid not null,
  unshuffled integer,
  constraint deleted_suspects_pkey PRIMARY KEY (id)
);
create index deleted_suspects_unshuffled_idx on deleted_suspects USING btree (unshuffled) WHERE (unshuffled IS NOT NULL);
comment on table deleted_suspects is 'The ids of deleted suspects that were public or removed.';

create table departures (
  due_at timestamp(3) with time zone not null,
  id uuid not null,
  kind text not null,
  sealed_subject bytea,
  subject_id uuid,
  unshuffled integer,
  constraint departures_check CHECK ((num_nonnulls(sealed_subject, subject_id) = 1)),
  constraint departures_kind_check CHECK ((kind = ANY (ARRAY['post'::text, 'comment'::text, 'upvote'::text, 'downvote'::text]))),
  constraint departures_pkey PRIMARY KEY (id)
);
create index departures_by_time on departures USING btree (due_at);
create index departures_unshuffled_idx on departures USING btree (unshuffled) WHERE (unshuffled IS NOT NULL);
comment on table departures is 'What is still to be deleted of people who have left.';
comment on column departures.sealed_subject is 'The id of what is to be deleted, encrypted; for a vote, the comment''s.';
comment on column departures.subject_id is 'The id of what is to be deleted, unencrypted, for people who left before it was encrypted.';

create table desk_claims (
  admin_id uuid not null,
  kind text not null,
  subject_id uuid not null,
  until timestamp(3) with time zone not null,
  constraint desk_claims_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint desk_claims_pkey PRIMARY KEY (subject_id, kind)
);
create index desk_claims_of_admin on desk_claims USING btree (admin_id);
create index desk_claims_until on desk_claims USING btree (until);

create table desk_decisions (
  action text not null,
  admin_id uuid not null,
  due_at timestamp(3) with time zone not null,
  id uuid not null,
  is_pending boolean not null default true,
  kind text not null,
  left_out uuid[] not null default '{}'::uuid[],
  reason text not null,
  subject_id uuid not null,
  version text not null,
  constraint desk_decisions_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint desk_decisions_pkey PRIMARY KEY (id),
  constraint desk_decisions_subject_id_kind_key UNIQUE (subject_id, kind)
);
create index desk_decisions_due on desk_decisions USING btree (due_at);
create index desk_decisions_of_admin on desk_decisions USING btree (admin_id);
comment on column desk_decisions.left_out is 'The proposed suspects of a post who are not shown with it.';

create table desk_notes (
  author_id uuid,
  created_at timestamp(3) with time zone not null,
  id uuid not null,
  idempotency_key text,
  subject_id uuid not null,
  text text not null,
  constraint desk_notes_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint desk_notes_pkey PRIMARY KEY (id)
);
create unique index desk_notes_idempotency on desk_notes USING btree (author_id, idempotency_key);
create index desk_notes_of_subject on desk_notes USING btree (subject_id, created_at, id);

create table devices (
  device_id text not null,
  ended_at timestamp(3) with time zone,
  known_since timestamp(3) with time zone not null default now(),
  user_id uuid not null,
  verified_at timestamp(3) with time zone not null default now(),
  constraint devices_pkey PRIMARY KEY (user_id, device_id),
  constraint devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
comment on column devices.ended_at is 'When a reset ended its verification.';
comment on column devices.known_since is 'When the device was first verified, whether or not that verification has ended since.';

create table dropped_words (
  unshuffled integer,
  word text collate "C" not null
);
create index dropped_words_unshuffled_idx on dropped_words USING btree (unshuffled) WHERE (unshuffled IS NOT NULL);
create index dropped_words_word_idx on dropped_words USING btree (word);

create table flags (
  comment_id uuid,
  created_at timestamp(3) with time zone not null,
  id uuid not null,
  is_automatic boolean not null default false,
  kind text not null generated always as (
CASE
    WHEN (post_id IS NOT NULL) THEN 'post'::text
    WHEN (comment_id IS NOT NULL) THEN 'comment'::text
    WHEN (timeline_id IS NOT NULL) THEN 'timeline'::text
    WHEN (suspect_id IS NOT NULL) THEN 'suspect'::text
    ELSE 'person'::text
END) stored,
  person_id uuid,
  post_id uuid,
  reason text not null,
  reporter_id uuid,
  sort_key uuid not null generated always as (sort_key_of(created_at, id)) stored,
  state text not null default 'open'::text,
  subject_id uuid not null generated always as (COALESCE(post_id, comment_id, timeline_id, suspect_id, person_id)) stored,
  suspect_id uuid,
  text text not null,
  timeline_id uuid,
  unshuffled integer,
  constraint flags_automatic_by_nobody CHECK (((NOT is_automatic) OR (reporter_id IS NULL))),
  constraint flags_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES comments(id) ON DELETE CASCADE,
  constraint flags_of_one_thing CHECK ((num_nonnulls(post_id, comment_id, timeline_id, suspect_id, person_id) = 1)),
  constraint flags_person_id_fkey FOREIGN KEY (person_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint flags_pkey PRIMARY KEY (id),
  constraint flags_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE,
  constraint flags_reason_check CHECK ((reason = ANY (ARRAY['danger'::text, 'namesVictim'::text, 'untrue'::text, 'privateData'::text, 'hate'::text, 'spam'::text, 'copyright'::text, 'other'::text, 'link'::text, 'number'::text, 'idNumber'::text, 'address'::text, 'threat'::text, 'watchWord'::text, 'firstComments'::text]))),
  constraint flags_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint flags_state_check CHECK ((state = ANY (ARRAY['open'::text, 'cleared'::text]))),
  constraint flags_suspect_id_fkey FOREIGN KEY (suspect_id) REFERENCES suspects(id) ON DELETE CASCADE,
  constraint flags_timeline_id_fkey FOREIGN KEY (timeline_id) REFERENCES timelines(id) ON DELETE CASCADE
);
create index flags_of_comment on flags USING btree (comment_id) WHERE (comment_id IS NOT NULL);
create index flags_of_person on flags USING btree (person_id) WHERE (person_id IS NOT NULL);
create index flags_of_post on flags USING btree (post_id) WHERE (post_id IS NOT NULL);
create index flags_of_reporter on flags USING btree (reporter_id);
create index flags_of_subject on flags USING btree (subject_id, sort_key DESC);
create index flags_of_suspect on flags USING btree (suspect_id) WHERE (suspect_id IS NOT NULL);
create index flags_of_timeline on flags USING btree (timeline_id) WHERE (timeline_id IS NOT NULL);
create unique index flags_one_automatic on flags USING btree (subject_id, reason) WHERE ((state = 'open'::text) AND is_automatic);
create unique index flags_one_open on flags USING btree (subject_id, reporter_id) WHERE (state = 'open'::text);
create index flags_open on flags USING btree (sort_key) WHERE (state = 'open'::text);
create index flags_open_besides on flags USING btree (subject_id) WHERE ((state = 'open'::text) AND (post_id IS NULL));
create index flags_unshuffled_idx on flags USING btree (unshuffled) WHERE (unshuffled IS NOT NULL);
comment on column flags.post_id is 'Exactly one of `post_id`, `comment_id`, `timeline_id`, `suspect_id` and `person_id` is set; `kind` and `subject_id` are generated from it.';
comment on column flags.reporter_id is 'null if the account was deleted, and for automatic flags.';

create table follow_news (
  at timestamp(3) with time zone not null,
  by_digest text,
  id uuid not null,
  is_told boolean not null default false,
  kind text not null,
  post_id uuid,
  suspect_id uuid,
  timeline_id uuid,
  told_at timestamp(3) with time zone,
  told_to uuid,
  topics text[],
  constraint follow_news_check CHECK (((kind = 'status'::text) = (suspect_id IS NOT NULL))),
  constraint follow_news_check1 CHECK (((kind = 'entry'::text) = (timeline_id IS NOT NULL))),
  constraint follow_news_kind_check CHECK ((kind = ANY (ARRAY['entry'::text, 'report'::text, 'status'::text]))),
  constraint follow_news_pkey PRIMARY KEY (id),
  constraint follow_news_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE,
  constraint follow_news_suspect_id_fkey FOREIGN KEY (suspect_id) REFERENCES suspects(id) ON DELETE CASCADE,
  constraint follow_news_timeline_id_fkey FOREIGN KEY (timeline_id) REFERENCES timelines(id) ON DELETE CASCADE
);
create index follow_news_by_age on follow_news USING btree (at);
create unique index follow_news_of_entry on follow_news USING btree (timeline_id) WHERE (kind = 'entry'::text);
create index follow_news_of_post on follow_news USING btree (post_id) WHERE (post_id IS NOT NULL);
create unique index follow_news_of_report on follow_news USING btree (post_id) WHERE (kind = 'report'::text);
create unique index follow_news_of_status on follow_news USING btree (suspect_id) WHERE ((kind = 'status'::text) AND (NOT is_told));
create index follow_news_of_suspect on follow_news USING btree (suspect_id) WHERE (suspect_id IS NOT NULL);
create index follow_news_of_timeline on follow_news USING btree (timeline_id) WHERE (timeline_id IS NOT NULL);
create index follow_news_told on follow_news USING btree (told_at);
create index follow_news_untold on follow_news USING btree (at) WHERE (NOT is_told);

create table follow_up_codes (
  code_digest text not null,
  post_id uuid not null,
  unshuffled integer,
  constraint follow_up_codes_pkey PRIMARY KEY (code_digest),
  constraint follow_up_codes_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE,
  constraint follow_up_codes_post_id_key UNIQUE (post_id)
);
create index follow_up_codes_unshuffled_idx on follow_up_codes USING btree (unshuffled) WHERE (unshuffled IS NOT NULL);
comment on table follow_up_codes is 'For reports without an author: a keyed digest of the follow-up code.';

create table follows (
  facet text collate "C",
  follower uuid not null,
  id uuid not null,
  post_id uuid,
  sealed_user bytea not null,
  suspect_id uuid,
  topic text collate "C" not null generated always as (COALESCE((post_id)::text, (suspect_id)::text, facet)) stored,
  unshuffled integer,
  constraint follows_check CHECK ((num_nonnulls(post_id, suspect_id, facet) = 1)),
  constraint follows_facet_check CHECK ((facet ~ '^#[duc]:.'::text)),
  constraint follows_follower_topic_key UNIQUE (follower, topic),
  constraint follows_pkey PRIMARY KEY (id),
  constraint follows_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE,
  constraint follows_suspect_id_fkey FOREIGN KEY (suspect_id) REFERENCES suspects(id) ON DELETE CASCADE
);
create index follows_of_post on follows USING btree (post_id) WHERE (post_id IS NOT NULL);
create index follows_of_suspect on follows USING btree (suspect_id) WHERE (suspect_id IS NOT NULL);
create index follows_of_topic on follows USING btree (topic, id);
create index follows_unshuffled_idx on follows USING btree (unshuffled) WHERE (unshuffled IS NOT NULL);
comment on table follows is 'Exactly one of a post, a suspect and a search facet is followed.';
comment on column follows.follower is 'A keyed digest of the user''s id, which identifies nobody without the server''s key.';
comment on column follows.sealed_user is 'The user''s id, encrypted.';

create table idempotency_keys (
  day date not null,
  key text not null,
  request text,
  subject_id uuid not null,
  unshuffled integer,
  constraint idempotency_keys_pkey PRIMARY KEY (key)
);
create index idempotency_keys_day on idempotency_keys USING btree (day);
create index idempotency_keys_subject_id on idempotency_keys USING btree (subject_id);
create index idempotency_keys_unshuffled_idx on idempotency_keys USING btree (unshuffled) WHERE (unshuffled IS NOT NULL);
comment on table idempotency_keys is 'A row leads neither to whoever sent the request nor to another row: key and request are keyed digests.';
comment on column idempotency_keys.day is 'In Bangladesh. The time could be compared with when somebody was online.';
comment on column idempotency_keys.request is 'null for a key from before requests were kept: any is taken for the same.';
comment on column idempotency_keys.subject_id is 'What was created, in one of eleven tables.';

create table imported_things (
  id uuid not null,
  source text not null,
  source_id uuid not null,
  constraint imported_things_pkey PRIMARY KEY (source, source_id)
);
create index imported_things_by_id on imported_things USING btree (id);
comment on table imported_things is 'What an import has brought from another installation: each thing once, also after it has been deleted here.';
comment on column imported_things.id is 'Its id here, of a report, a suspect or an entry.';
comment on column imported_things.source is 'The name that the operator has given to the other installation.';
comment on column imported_things.source_id is 'Its id there.';

create table kind_posts (
  kind text collate "C" not null,
  post_id uuid not null,
  sort_key uuid not null,
  unshuffled integer,
  constraint kind_posts_pkey PRIMARY KEY (kind, sort_key, post_id)
);
create index kind_posts_unshuffled_idx on kind_posts USING btree (unshuffled) WHERE (unshuffled IS NOT NULL);

create table kind_suspects (
  kind text collate "C" not null,
  sort_key uuid not null,
  suspect_id uuid not null,
  unshuffled integer,
  constraint kind_suspects_pkey PRIMARY KEY (kind, sort_key, suspect_id)
);
create index kind_suspects_unshuffled_idx on kind_suspects USING btree (unshuffled) WHERE (unshuffled IS NOT NULL);

create table list_counts (
  entries integer not null,
  list text collate "C" not null,
  slot uuid not null default gen_random_uuid(),
  unshuffled integer,
  constraint list_counts_pkey PRIMARY KEY (list, slot)
);
create index list_counts_unshuffled_idx on list_counts USING btree (unshuffled) WHERE (unshuffled IS NOT NULL);

create table live_attachments (
  created_at timestamp with time zone not null default now(),
  id bigint not null default nextval('live_attachments_id_seq'::regclass),
  payload bytea not null,
  constraint live_attachments_pkey PRIMARY KEY (id)
);
create index live_attachments_by_age on live_attachments USING btree (created_at);

create table logins (
  device_label text not null,
  logged_in_on date not null,
  number bigint not null generated as identity,
  session_id uuid not null,
  user_id uuid not null,
  constraint logins_pkey PRIMARY KEY (number),
  constraint logins_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
create index logins_by_age on logins USING btree (logged_in_on);
create index logins_of_user on logins USING btree (user_id, number DESC);
comment on column logins.logged_in_on is 'YYYY-MM-DD, in Asia/Dhaka.';

create table media (
  alt text not null default ''::text,
  bytes integer not null,
  content_type text not null,
  duration double precision,
  height integer,
  id uuid not null,
  is_private boolean not null default false,
  kind text not null,
  name text not null,
  original_key text,
  size_bytes integer[],
  sizes_key text,
  storage_key text not null,
  thumbnail_bytes integer,
  thumbnail_key text,
  thumbnail_name text,
  unshuffled integer,
  width integer,
  widths integer[],
  constraint media_duration_check CHECK ((duration >= (0)::double precision)),
  constraint media_kind_check CHECK ((kind = ANY (ARRAY['image'::text, 'video'::text, 'audio'::text]))),
  constraint media_name_key UNIQUE (name),
  constraint media_original_key_key UNIQUE (original_key),
  constraint media_pkey PRIMARY KEY (id),
  constraint media_sizes_key_key UNIQUE (sizes_key),
  constraint media_storage_key_key UNIQUE (storage_key),
  constraint media_thumbnail_key_key UNIQUE (thumbnail_key),
  constraint media_thumbnail_name_key UNIQUE (thumbnail_name)
);
create index media_unshuffled_idx on media USING btree (unshuffled) WHERE (unshuffled IS NOT NULL);
create index media_without_sizes on media USING btree (id) WHERE (widths IS NULL);
comment on column media.original_key is 'The file from which the sizes are still to be drawn, if it is not the one that is shown.';
comment on column media.size_bytes is 'Bytes of each size in `widths`.';
comment on column media.sizes_key is 'Key of the files of the sizes; ''w'' and the width are appended to it.';
comment on column media.widths is 'Widths of the sizes that were drawn of a picture; null while they are still to be drawn.';

create table migration_checksums (
  name text not null,
  sha256 text not null,
  constraint migration_checksums_pkey PRIMARY KEY (name)
);

create table notification_marks (
  marked_at timestamp(3) with time zone not null default '-infinity'::timestamp with time zone,
  read_up_to uuid not null,
  user_id uuid not null,
  constraint notification_marks_pkey PRIMARY KEY (user_id),
  constraint notification_marks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
comment on table notification_marks is 'Read are notifications with a `sort_key` up to `read_up_to`, and those to an anonymous author from up to `marked_at`.';

create table notification_reads (
  notification_id uuid not null,
  user_id uuid not null,
  constraint notification_reads_pkey PRIMARY KEY (user_id, notification_id),
  constraint notification_reads_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
create index notification_reads_of_notification on notification_reads USING btree (notification_id);

create table notifications (
  audience text,
  author_of uuid,
  comment_id uuid,
  created_at timestamp(3) with time zone not null,
  data jsonb not null default '{}'::jsonb,
  description text,
  id uuid not null,
  idempotency_key text,
  is_kept boolean not null default false,
  kind text not null,
  link text,
  post_id uuid,
  sealed_user bytea,
  sender_id uuid,
  sort_key uuid not null generated always as (sort_key_of(created_at, id)) stored,
  suspect_id uuid,
  timeline_id uuid,
  title text,
  unshuffled integer,
  user_id uuid,
  was_read boolean not null default false,
  constraint notifications_addressee CHECK ((num_nonnulls(user_id, audience, author_of) = 1)),
  constraint notifications_audience_check CHECK ((audience = ANY (ARRAY['all'::text, 'users'::text, 'admins'::text]))),
  constraint notifications_check1 CHECK (((kind = 'message'::text) = (num_nonnulls(title, description) = 2))),
  constraint notifications_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES comments(id) ON DELETE CASCADE,
  constraint notifications_pkey PRIMARY KEY (id),
  constraint notifications_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE,
  constraint notifications_sealed CHECK (((author_of IS NULL) = (sealed_user IS NULL))),
  constraint notifications_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint notifications_suspect_id_fkey FOREIGN KEY (suspect_id) REFERENCES suspects(id) ON DELETE CASCADE,
  constraint notifications_timeline_id_fkey FOREIGN KEY (timeline_id) REFERENCES timelines(id) ON DELETE CASCADE,
  constraint notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
create index notifications_about_post on notifications USING btree (post_id) WHERE (post_id IS NOT NULL);
create index notifications_about_suspect on notifications USING btree (suspect_id) WHERE (suspect_id IS NOT NULL);
create index notifications_about_timeline on notifications USING btree (timeline_id) WHERE (timeline_id IS NOT NULL);
create index notifications_by_age on notifications USING btree (created_at) WHERE ((kind <> 'message'::text) AND (NOT (is_kept AND (user_id IS NOT NULL))));
create unique index notifications_by_key on notifications USING btree (sender_id, idempotency_key) WHERE (idempotency_key IS NOT NULL);
create index notifications_kept on notifications USING btree (user_id) WHERE is_kept;
create index notifications_messages on notifications USING btree (sort_key DESC) WHERE (kind = 'message'::text);
create index notifications_of_audience on notifications USING btree (audience, sort_key DESC) WHERE (audience IS NOT NULL);
create index notifications_of_author on notifications USING btree (author_of) WHERE (author_of IS NOT NULL);
create index notifications_of_comment on notifications USING btree (comment_id) WHERE (comment_id IS NOT NULL);
create index notifications_of_sender on notifications USING btree (sender_id) WHERE (sender_id IS NOT NULL);
create index notifications_of_user on notifications USING btree (user_id, sort_key DESC) WHERE (user_id IS NOT NULL);
create index notifications_unshuffled_idx on notifications USING btree (unshuffled) WHERE (unshuffled IS NOT NULL);
create unique index notifications_waiting on notifications USING btree (kind) WHERE (kind = ANY (ARRAY['post_waiting'::text, 'timeline_waiting'::text, 'flag_waiting'::text, 'support_waiting'::text, 'appeal_waiting'::text, 'suspect_waiting'::text]));
comment on column notifications.author_of is 'The recipient is the anonymous author of what has this id, or the follower or the paused author with this tag; then `user_id` is null.';
comment on column notifications.comment_id is 'The comment, for notifications about its answers.';
comment on column notifications.is_kept is 'It is older than notifications are kept, and the person `user_id` had not read it yet when that was looked at.';
comment on column notifications.sealed_user is 'The id of the recipient of `author_of`, sealed.';
comment on column notifications.suspect_id is 'The suspect, for notifications about a followed one.';
comment on column notifications.was_read is 'Whether an anonymous recipient has read it, in place of a row of `notification_reads`.';

create table outcome_looks (
  look_on text not null,
  post_id uuid not null,
  constraint outcome_looks_look_on_check CHECK ((look_on ~ '^\d{4}-\d\d-\d\d$'::text)),
  constraint outcome_looks_pkey PRIMARY KEY (post_id),
  constraint outcome_looks_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE
);
create index outcome_looks_due on outcome_looks USING btree (look_on);
comment on table outcome_looks is '`look_on`, the day of the next check, is YYYY-MM-DD.';

create table outcome_questions (
  is_answered boolean not null default false,
  post_id uuid not null,
  question text not null,
  unshuffled integer,
  who uuid not null,
  constraint outcome_questions_pkey PRIMARY KEY (post_id, who, question),
  constraint outcome_questions_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE
);
create index outcome_questions_open on outcome_questions USING btree (who) WHERE (NOT is_answered);
create index outcome_questions_unshuffled_idx on outcome_questions USING btree (unshuffled) WHERE (unshuffled IS NOT NULL);
comment on column outcome_questions.who is 'The follower tag of a person who has added to the report; the nil UUID for the author.';

create table password_resets (
  device_ids text[] not null,
  hidden_until timestamp(3) with time zone not null default '9999-12-31 00:00:00+00'::timestamp with time zone,
  is_objected_to boolean not null default false,
  old_password_hash text not null,
  since timestamp(3) with time zone not null,
  user_id uuid not null,
  constraint password_resets_pkey PRIMARY KEY (user_id),
  constraint password_resets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
comment on column password_resets.device_ids is 'The devices on which the password was reset since the earliest unconfirmed reset; an empty text for a reset by the operator.';
comment on column password_resets.hidden_until is 'For the release before only.';
comment on column password_resets.is_objected_to is 'Whether the owner has said on an older device that it was somebody else.';
comment on column password_resets.old_password_hash is 'The hash of the password before the earliest unconfirmed reset.';
comment on column password_resets.since is 'The time of the earliest unconfirmed reset.';

create table place_counts (
  day date not null,
  kind text not null,
  place text collate "C" not null,
  posts integer not null,
  constraint place_counts_pkey PRIMARY KEY (place, kind, day)
);
create index place_counts_by_day on place_counts USING btree (kind, day) INCLUDE (place, posts);
create index place_counts_in_all on place_counts USING btree (place, kind) WHERE (day = '-infinity'::date);
comment on table place_counts is 'kind '''' means any kind, and day ''-infinity'' any day.';

create table place_names (
  asked_at timestamp(3) with time zone not null,
  language text not null,
  latitude integer not null,
  longitude integer not null,
  name text not null,
  unshuffled integer,
  constraint place_names_language_check CHECK ((language = ANY (ARRAY['en'::text, 'bn'::text]))),
  constraint place_names_pkey PRIMARY KEY (latitude, longitude, language)
);
create index place_names_by_age on place_names USING btree (asked_at);
create index place_names_unshuffled_idx on place_names USING btree (unshuffled) WHERE (unshuffled IS NOT NULL);
comment on table place_names is 'Latitude and longitude in thousandths of a degree.';

create table place_posts (
  place text collate "C" not null,
  post_id uuid not null,
  sort_key uuid not null,
  unshuffled integer,
  constraint place_posts_pkey PRIMARY KEY (post_id, place)
);
create index place_posts_newest on place_posts USING btree (place, sort_key DESC);
create index place_posts_unshuffled_idx on place_posts USING btree (unshuffled) WHERE (unshuffled IS NOT NULL);
comment on table place_posts is 'A place is ''Khulna'', or ''Khulna/Rupsa'' for one within it. Only triggers write this table, place_counts and place_suspects.';

create table place_spellings (
  district text not null,
  division text not null,
  name text collate "C" not null,
  upazila text not null,
  constraint place_spellings_pkey PRIMARY KEY (name, district, upazila)
);
create index place_spellings_of on place_spellings USING btree (district, upazila);

create table place_suspects (
  place text collate "C" not null,
  suspects integer not null,
  constraint place_suspects_pkey PRIMARY KEY (place)
);

create table post_counts (
  author_reacted boolean not null default false,
  case_steps jsonb not null default '[]'::jsonb,
  comment_count integer not null default 0,
  post_id uuid not null,
  reaction_count integer not null default 0,
  thread_count integer not null default 0,
  unshuffled integer,
  update_count integer not null default 0,
  constraint post_counts_pkey PRIMARY KEY (post_id),
  constraint post_counts_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE
);
create index post_counts_unshuffled_idx on post_counts USING btree (unshuffled) WHERE (unshuffled IS NOT NULL);
comment on table post_counts is 'One row per post, created with it and maintained by triggers.';
comment on column post_counts.author_reacted is 'For an anonymous post, whether its author has reacted; included in `reaction_count`.';
comment on column post_counts.thread_count is 'The number of comments that are not answers.';
comment on column post_counts.update_count is 'The number of approved timeline entries, maintained by a trigger on them.';

create table post_media (
  media_id uuid not null,
  "position" smallint not null,
  post_id uuid not null,
  unshuffled integer,
  constraint post_media_media_id_fkey FOREIGN KEY (media_id) REFERENCES media(id),
  constraint post_media_media_id_key UNIQUE (media_id),
  constraint post_media_pkey PRIMARY KEY (post_id, "position"),
  constraint post_media_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE
);
create index post_media_unshuffled_idx on post_media USING btree (unshuffled) WHERE (unshuffled IS NOT NULL);

create table post_messages (
  day date not null,
  from_author boolean not null,
  "position" integer not null,
  post_id uuid not null,
  text text not null,
  unshuffled integer,
  constraint post_messages_pkey PRIMARY KEY (post_id, "position"),
  constraint post_messages_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE
);
create index post_messages_unshuffled_idx on post_messages USING btree (unshuffled) WHERE (unshuffled IS NOT NULL);
comment on column post_messages.day is 'YYYY-MM-DD in Bangladesh.';
comment on column post_messages."position" is 'Counts from 1, in the order of writing.';

create table post_suspects (
  "position" smallint not null,
  post_id uuid not null,
  suspect_id uuid not null,
  unshuffled integer,
  constraint post_suspects_pkey PRIMARY KEY (post_id, suspect_id),
  constraint post_suspects_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE,
  constraint post_suspects_suspect_id_fkey FOREIGN KEY (suspect_id) REFERENCES suspects(id) ON DELETE CASCADE
);
create index post_suspects_unshuffled_idx on post_suspects USING btree (unshuffled) WHERE (unshuffled IS NOT NULL);
create index posts_of_suspect on post_suspects USING btree (suspect_id, post_id);

create table posts (
  case_number text not null default ''::text,
  created_at timestamp(3) with time zone not null,
  description text not null,
  district text not null default ''::text,
  has_threat boolean not null default false,
  id uuid not null,
  idempotency_key text,
  incident_at text collate "C" not null default ''::text,
  is_allowed boolean not null generated always as ((review_state = 'approved'::text)) stored,
  is_anonymous boolean not null,
  is_deferred boolean not null default false,
  kinds text[] not null default '{}'::text[],
  location text not null,
  published_at timestamp(3) with time zone,
  report_count integer not null default 0,
  review_reason text not null default ''::text,
  review_state text not null default 'waiting'::text,
  sealed_author bytea,
  sort_key uuid not null generated always as (sort_key_of(COALESCE(published_at, created_at), id)) stored,
  source text not null,
  title text not null,
  unshuffled integer,
  upazila text not null default ''::text,
  updated_at timestamp(3) with time zone not null,
  user_id uuid,
  version integer not null default 1,
  without_account boolean not null default false,
  constraint posts_author_named CHECK ((is_anonymous OR (sealed_author IS NULL))),
  constraint posts_author_sealed CHECK (((NOT is_anonymous) OR (user_id IS NULL))),
  constraint posts_idempotency_key UNIQUE (idempotency_key),
  constraint posts_incident_at_check CHECK ((incident_at ~ '^(\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?)?$'::text)),
  constraint posts_kinds_check CHECK ((cardinality(kinds) <= 3)),
  constraint posts_pkey PRIMARY KEY (id),
  constraint posts_review_state_check CHECK ((review_state = ANY (ARRAY['waiting'::text, 'approved'::text, 'returned'::text]))),
  constraint posts_upazila_check CHECK (((upazila = ''::text) OR (district <> ''::text))),
  constraint posts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint posts_without_account CHECK (((NOT without_account) OR (is_anonymous AND (user_id IS NULL) AND (sealed_author IS NULL))))
);
create index posts_at_desk on posts USING btree ((
CASE
    WHEN is_deferred THEN (OVERLAY((sort_key_of(updated_at, id))::text PLACING 'f'::text FROM 1 FOR 1))::uuid
    ELSE desk_place(has_threat, sort_key_of(updated_at, id))
END)) WHERE (review_state = 'waiting'::text);
create index posts_by_incident on posts USING btree (incident_at DESC, sort_key DESC) WHERE (is_allowed AND (incident_at <> ''::text));
create index posts_not_public on posts USING btree (sort_key DESC) WHERE (NOT is_allowed);
create index posts_of_user on posts USING btree (user_id, sort_key DESC);
create index posts_public on posts USING btree (sort_key DESC) WHERE is_allowed;
create index posts_reported on posts USING btree (report_count DESC, id) WHERE (report_count > 0);
create index posts_unshuffled_idx on posts USING btree (unshuffled) WHERE (unshuffled IS NOT NULL);
create index posts_waiting on posts USING btree (is_deferred, updated_at, id) WHERE (review_state = 'waiting'::text);
comment on column posts.created_at is 'For an anonymous post the beginning of the day, like `updated_at`.';
comment on column posts.has_threat is 'Whether the text has a threat to kill, which makes it urgent for moderators.';
comment on column posts.idempotency_key is 'For servers of the release before; the table `idempotency_keys` counts.';
comment on column posts.is_deferred is 'Whether it waits behind everything else: a report without an account that came while there were too many of them, or an imported one.';
comment on column posts.published_at is 'When the post became public for the first time.';
comment on column posts.sealed_author is 'Author of an anonymous post.';
comment on column posts.sort_key is 'Ordered by the first publication, before that by filing.';
comment on column posts.user_id is 'null for an anonymous post.';

create table push_tokens (
  address_hash bytea not null,
  id uuid not null,
  language text not null,
  registered_at timestamp(3) with time zone not null,
  session_id uuid not null,
  token text not null,
  constraint push_tokens_address_hash_key UNIQUE (address_hash),
  constraint push_tokens_language_check CHECK ((language = ANY (ARRAY['en'::text, 'bn'::text]))),
  constraint push_tokens_pkey PRIMARY KEY (id),
  constraint push_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE
);
create index push_tokens_of_session on push_tokens USING btree (session_id);

create table rate_limits (
  expire bigint,
  key character varying(255) not null,
  points integer not null default 0,
  constraint rate_limits_pkey PRIMARY KEY (key)
);
create index rate_limits_by_expiry on rate_limits USING btree (expire);

create table reactions (
  created_at timestamp(3) with time zone not null,
  post_id uuid not null,
  unshuffled integer,
  user_id uuid not null,
  constraint reactions_pkey PRIMARY KEY (post_id, user_id),
  constraint reactions_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE,
  constraint reactions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
create index reactions_of_post on reactions USING btree (post_id, created_at DESC, user_id);
create index reactions_of_user on reactions USING btree (user_id);
create index reactions_unshuffled_idx on reactions USING btree (unshuffled) WHERE (unshuffled IS NOT NULL);

create table report_counts (
  reports integer not null,
  value text not null,
  what text not null,
  constraint report_counts_pkey PRIMARY KEY (what, value)
);

create table sanctions (
  answer text not null default ''::text,
  appeal text,
  appealed_at timestamp(3) with time zone,
  by_id uuid,
  created_at timestamp(3) with time zone not null,
  ended_at timestamp(3) with time zone generated always as (
CASE kind
    WHEN 'warning'::text THEN created_at
    ELSE LEAST(lifted_at, ((until)::timestamp without time zone AT TIME ZONE 'UTC'::text))
END) stored,
  id uuid not null,
  idempotency_key text,
  judged_at timestamp(3) with time zone,
  kind text not null,
  lifted_at timestamp(3) with time zone,
  outcome text,
  reason text not null,
  until date,
  user_id uuid not null,
  constraint sanctions_by_id_fkey FOREIGN KEY (by_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint sanctions_check CHECK (((kind <> 'pause'::text) OR (until IS NOT NULL))),
  constraint sanctions_check1 CHECK (((appeal IS NULL) = (appealed_at IS NULL))),
  constraint sanctions_check2 CHECK (((outcome IS NULL) = (judged_at IS NULL))),
  constraint sanctions_kind_check CHECK ((kind = ANY (ARRAY['warning'::text, 'pause'::text, 'suspension'::text]))),
  constraint sanctions_outcome_check CHECK ((outcome = ANY (ARRAY['upheld'::text, 'lifted'::text]))),
  constraint sanctions_pkey PRIMARY KEY (id),
  constraint sanctions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
create index sanctions_appealed on sanctions USING btree (appealed_at) WHERE ((outcome IS NULL) AND (appeal IS NOT NULL));
create index sanctions_by_end on sanctions USING btree (ended_at);
create unique index sanctions_idempotency on sanctions USING btree (by_id, idempotency_key);
create index sanctions_of_user on sanctions USING btree (user_id);
comment on column sanctions.until is 'YYYY-MM-DD, the first day on which it is no longer in force; null if it lasts until it is lifted.';

create table search_hearing (
  is_only boolean not null default true,
  rules text not null,
  constraint search_hearing_is_only_check CHECK (is_only),
  constraint search_hearing_pkey PRIMARY KEY (is_only)
);

create table search_posts (
  categories text[] not null,
  happened_on date,
  id uuid not null,
  sort_key uuid not null,
  unshuffled integer,
  words tsvector not null,
  constraint search_posts_id_fkey FOREIGN KEY (id) REFERENCES posts(id) ON DELETE CASCADE,
  constraint search_posts_pkey PRIMARY KEY (id)
);
create index search_posts_by_day on search_posts USING btree (happened_on);
create index search_posts_by_words on search_posts USING gin (words) WITH (fastupdate=off);
create index search_posts_newest on search_posts USING btree (sort_key DESC);
create index search_posts_unshuffled_idx on search_posts USING btree (unshuffled) WHERE (unshuffled IS NOT NULL);

create table search_suspects (
  categories text[] not null,
  happened_on date,
  id uuid not null,
  sort_key uuid not null,
  unshuffled integer,
  words tsvector not null,
  constraint search_suspects_id_fkey FOREIGN KEY (id) REFERENCES suspects(id) ON DELETE CASCADE,
  constraint search_suspects_pkey PRIMARY KEY (id)
);
create index search_suspects_by_day on search_suspects USING btree (happened_on) WHERE (happened_on IS NOT NULL);
create index search_suspects_by_words on search_suspects USING gin (words) WITH (fastupdate=off);
create index search_suspects_newest on search_suspects USING btree (sort_key DESC);
create index search_suspects_unshuffled_idx on search_suspects USING btree (unshuffled) WHERE (unshuffled IS NOT NULL);

create table search_words (
  sound text collate "C",
  stem_sound text collate "C",
  unshuffled integer,
  word text collate "C" not null,
  constraint search_words_pkey PRIMARY KEY (word)
);
create index search_words_alike on search_words USING gin (word gin_trgm_ops) WITH (fastupdate=off);
create index search_words_by_sound on search_words USING btree (sound) WHERE (sound <> ''::text);
create index search_words_by_stem_sound on search_words USING btree (stem_sound) WHERE (stem_sound <> ''::text);
create index search_words_unheard on search_words USING btree (word) WHERE (sound IS NULL);
create index search_words_unshuffled_idx on search_words USING btree (unshuffled) WHERE (unshuffled IS NOT NULL);

create table second_passwords (
  password_hash text not null,
  user_id uuid not null,
  void_at timestamp(3) with time zone,
  constraint second_passwords_pkey PRIMARY KEY (user_id),
  constraint second_passwords_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
create index second_passwords_by_end on second_passwords USING btree (void_at);

create table server_key_check (
  digest text not null,
  is_only boolean not null default true,
  constraint server_key_check_is_only_check CHECK (is_only),
  constraint server_key_check_pkey PRIMARY KEY (is_only)
);
comment on table server_key_check is 'A single row.';

create table sessions (
  cookie_hash bytea not null,
  created_at timestamp(3) with time zone not null default now(),
  device_id text not null,
  device_label text not null,
  expires_at timestamp(3) with time zone not null,
  id uuid not null,
  last_used_at timestamp(3) with time zone not null default now(),
  unlocked_until timestamp(3) with time zone,
  user_id uuid not null,
  constraint sessions_cookie_hash_key UNIQUE (cookie_hash),
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
create index sessions_by_expiry on sessions USING btree (expires_at);
create index sessions_of_user on sessions USING btree (user_id, last_used_at DESC);
comment on column sessions.unlocked_until is 'Until when its person''s anonymous content is shown without the second password.';

create unlogged table spent_calls (
  slot uuid not null,
  until timestamp with time zone not null,
  constraint spent_calls_pkey PRIMARY KEY (slot)
);

create table stories (
  author_id uuid,
  created_at timestamp(3) with time zone not null,
  description text not null,
  headline text not null generated always as (searchable(title)) stored,
  id uuid not null,
  idempotency_key text,
  is_published boolean not null default false,
  post_id uuid,
  sort_key uuid not null generated always as (sort_key_of(created_at, id)) stored,
  title text not null,
  updated_at timestamp(3) with time zone not null,
  words text not null generated always as (searchable(((title || ' '::text) || description))) stored,
  constraint stories_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint stories_author_id_idempotency_key_key UNIQUE (author_id, idempotency_key),
  constraint stories_pkey PRIMARY KEY (id),
  constraint stories_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE SET NULL
);
create index stories_by_headline on stories USING gin (headline gin_trgm_ops);
create index stories_by_words on stories USING gin (words gin_trgm_ops);
create index stories_newest on stories USING btree (sort_key DESC);
create index stories_not_public on stories USING btree (sort_key DESC) WHERE (NOT is_published);
create index stories_of_post on stories USING btree (post_id);
create index stories_public on stories USING btree (sort_key DESC) WHERE is_published;

create table super_admins (
  seat smallint not null,
  user_id uuid not null,
  constraint super_admins_pkey PRIMARY KEY (seat),
  constraint super_admins_seat_check CHECK (((seat >= 1) AND (seat <= 4))),
  constraint super_admins_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint super_admins_user_id_key UNIQUE (user_id)
);

create table support_media (
  media_id uuid not null,
  "position" smallint not null,
  request_id uuid not null,
  constraint support_media_media_id_fkey FOREIGN KEY (media_id) REFERENCES media(id),
  constraint support_media_media_id_key UNIQUE (media_id),
  constraint support_media_pkey PRIMARY KEY (request_id, "position"),
  constraint support_media_request_id_fkey FOREIGN KEY (request_id) REFERENCES support_requests(id) ON DELETE CASCADE
);

create table support_requests (
  created_at timestamp(3) with time zone not null,
  description text not null,
  has_threat boolean not null default false,
  id uuid not null,
  idempotency_key text,
  name text not null,
  phone text not null,
  sort_key uuid not null generated always as (sort_key_of(created_at, id)) stored,
  status text not null default 'pending'::text,
  user_id uuid,
  constraint support_requests_phone_check CHECK ((phone ~ '^880[0-9]{10}$'::text)),
  constraint support_requests_pkey PRIMARY KEY (id),
  constraint support_requests_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'action-taken'::text]))),
  constraint support_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint support_requests_user_id_idempotency_key_key UNIQUE (user_id, idempotency_key)
);
create index support_at_desk on support_requests USING btree (desk_place(has_threat, sort_key)) WHERE (status = 'pending'::text);
create index support_requests_by_status on support_requests USING btree (status, sort_key);
create index support_requests_newest on support_requests USING btree (sort_key DESC);
create index support_requests_of_user on support_requests USING btree (user_id, sort_key DESC);
comment on column support_requests.created_at is 'The beginning of the hour. Within an hour `sort_key` is random.';
comment on column support_requests.has_threat is 'Whether the description has a threat to kill.';

create table suspect_revisions (
  changed_photo boolean not null,
  changes jsonb not null,
  contributor integer,
  created_at timestamp(3) with time zone not null,
  editor_digest text,
  editor_id uuid,
  id uuid not null,
  number integer,
  photo_after uuid,
  photo_before uuid,
  reason text not null default ''::text,
  sealed_editor bytea,
  sort_key uuid not null generated always as (sort_key_of(created_at, id)) stored,
  state text not null default 'confirmed'::text,
  suspect_id uuid not null,
  unshuffled integer,
  constraint suspect_revisions_editor_id_fkey FOREIGN KEY (editor_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint suspect_revisions_editor_sealed CHECK (((contributor IS NULL) OR (editor_id IS NULL))),
  constraint suspect_revisions_number CHECK (((state = 'confirmed'::text) = (number IS NOT NULL))),
  constraint suspect_revisions_photo_after_fkey FOREIGN KEY (photo_after) REFERENCES media(id),
  constraint suspect_revisions_photo_before_fkey FOREIGN KEY (photo_before) REFERENCES media(id),
  constraint suspect_revisions_pkey PRIMARY KEY (id),
  constraint suspect_revisions_state_check CHECK ((state = ANY (ARRAY['proposed'::text, 'confirmed'::text, 'refused'::text]))),
  constraint suspect_revisions_suspect_id_fkey FOREIGN KEY (suspect_id) REFERENCES suspects(id) ON DELETE CASCADE
);
create index suspect_revisions_by_photo_after on suspect_revisions USING btree (photo_after);
create index suspect_revisions_by_photo_before on suspect_revisions USING btree (photo_before);
create index suspect_revisions_newest on suspect_revisions USING btree (sort_key DESC);
create index suspect_revisions_of_editor on suspect_revisions USING btree (editor_id);
create unique index suspect_revisions_of_suspect on suspect_revisions USING btree (suspect_id, number DESC);
create index suspect_revisions_open on suspect_revisions USING btree (suspect_id) WHERE (state <> 'confirmed'::text);
create index suspect_revisions_proposed on suspect_revisions USING btree (desk_place(false, sort_key)) WHERE (state = 'proposed'::text);
create index suspect_revisions_unshuffled_idx on suspect_revisions USING btree (unshuffled) WHERE (unshuffled IS NOT NULL);
comment on column suspect_revisions.contributor is 'null for an admin who acts as one.';
comment on column suspect_revisions.created_at is 'The beginning of the day, except for an admin who acts as one.';
comment on column suspect_revisions.editor_digest is 'Set for everybody else: the same for all changes of one person to one suspect.';
comment on column suspect_revisions.editor_id is 'Only set for an admin who acts as one.';
comment on column suspect_revisions.number is 'The version of the suspect that the change was made to; null unless confirmed.';
comment on column suspect_revisions.reason is 'Why it was refused.';
comment on column suspect_revisions.sealed_editor is 'Who proposed it, encrypted; only until it is decided on.';

create table suspects (
  age smallint,
  created_at timestamp(3) with time zone not null,
  creator_id uuid,
  crime_types text[] not null,
  danger_level text not null,
  gender text,
  id uuid not null,
  idempotency_key text,
  is_minor boolean not null generated always as (COALESCE((age < 18), false)) stored,
  is_returned boolean not null default false,
  location text not null,
  name text not null,
  photo_id uuid,
  review_reason text not null default ''::text,
  sealed_creator bytea,
  shown_with uuid,
  sort_key uuid not null generated always as (sort_key_of(created_at, id)) stored,
  status text not null,
  unshuffled integer,
  version integer not null default 1,
  visibility text not null default 'proposed'::text,
  constraint suspects_check CHECK (((NOT is_returned) OR (visibility = 'proposed'::text))),
  constraint suspects_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint suspects_creator_sealed CHECK ((creator_id IS NULL)),
  constraint suspects_crime_types_check CHECK ((cardinality(crime_types) > 0)),
  constraint suspects_danger_level_check CHECK ((danger_level = ANY (ARRAY['low'::text, 'medium'::text, 'high'::text]))),
  constraint suspects_gender_check CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text, 'other'::text]))),
  constraint suspects_idempotency_key UNIQUE (idempotency_key),
  constraint suspects_photo_id_fkey FOREIGN KEY (photo_id) REFERENCES media(id),
  constraint suspects_pkey PRIMARY KEY (id),
  constraint suspects_shown_with_fkey FOREIGN KEY (shown_with) REFERENCES posts(id) ON DELETE SET NULL,
  constraint suspects_status_check CHECK ((status = ANY (ARRAY['wanted'::text, 'arrested'::text, 'released'::text]))),
  constraint suspects_visibility_check CHECK ((visibility = ANY (ARRAY['proposed'::text, 'shown'::text, 'hidden'::text, 'removed'::text])))
);
create index suspects_at_desk on suspects USING btree (desk_place(false, sort_key)) WHERE ((visibility = 'proposed'::text) AND (NOT is_returned));
create index suspects_by_crime_type on suspects USING gin (crime_types);
create index suspects_by_photo on suspects USING btree (photo_id);
create index suspects_by_status on suspects USING btree (status, sort_key DESC) WHERE (visibility = 'shown'::text);
create index suspects_newest on suspects USING btree (sort_key DESC) WHERE (visibility = 'shown'::text);
create index suspects_of_creator on suspects USING btree (creator_id);
create index suspects_shown_with on suspects USING btree (shown_with) WHERE (shown_with IS NOT NULL);
create index suspects_unshuffled_idx on suspects USING btree (unshuffled) WHERE (unshuffled IS NOT NULL);
create index suspects_without_public_name on suspects USING btree (sort_key DESC) WHERE ((visibility <> 'shown'::text) OR is_minor);
comment on column suspects.created_at is 'The beginning of the day: the exact time could reveal who added the suspect.';
comment on column suspects.creator_id is 'Empty: `sealed_creator` has who added it.';
comment on column suspects.idempotency_key is 'For servers of the release before; the table `idempotency_keys` counts.';
comment on column suspects.is_minor is 'Under 18.';
comment on column suspects.is_returned is 'Whether a proposed one waits for its creator to correct it.';
comment on column suspects.review_reason is 'Why it was sent back, hidden or removed.';
comment on column suspects.shown_with is 'The report whose approval made it public, and with which it leaves the public again.';

create table suspended_numbers (
  digest text not null,
  until date not null,
  constraint suspended_numbers_pkey PRIMARY KEY (digest)
);
create index suspended_numbers_by_end on suspended_numbers USING btree (until);
comment on table suspended_numbers is 'Keyed digests of phone numbers.';

create table timeline_media (
  media_id uuid not null,
  "position" smallint not null,
  timeline_id uuid not null,
  unshuffled integer,
  constraint timeline_media_media_id_fkey FOREIGN KEY (media_id) REFERENCES media(id),
  constraint timeline_media_media_id_key UNIQUE (media_id),
  constraint timeline_media_pkey PRIMARY KEY (timeline_id, "position"),
  constraint timeline_media_timeline_id_fkey FOREIGN KEY (timeline_id) REFERENCES timelines(id) ON DELETE CASCADE
);
create index timeline_media_unshuffled_idx on timeline_media USING btree (unshuffled) WHERE (unshuffled IS NOT NULL);

create table timelines (
  by_author boolean not null default false,
  created_at timestamp(3) with time zone not null,
  description text not null,
  happened_on text not null,
  has_threat boolean not null default false,
  id uuid not null,
  idempotency_key text,
  is_approved boolean not null default false,
  location text not null,
  origin text not null default ''::text,
  post_id uuid not null,
  sort_key uuid not null generated always as (sort_key_of(created_at, id)) stored,
  source text not null,
  step text not null default ''::text,
  title text not null,
  unshuffled integer,
  user_id uuid,
  constraint timelines_idempotency_key UNIQUE (idempotency_key),
  constraint timelines_origin_check CHECK ((origin = ANY (ARRAY[''::text, 'court'::text, 'police'::text, 'newspaper'::text, 'witness'::text]))),
  constraint timelines_pkey PRIMARY KEY (id),
  constraint timelines_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE,
  constraint timelines_step_check CHECK ((step = ANY (ARRAY[''::text, 'diary'::text, 'filed'::text, 'arrested'::text, 'court'::text, 'verdict'::text, 'closed'::text]))),
  constraint timelines_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
create index timelines_at_desk on timelines USING btree (desk_place(has_threat, sort_key)) WHERE (NOT is_approved);
create index timelines_of_post on timelines USING btree (post_id, happened_on DESC, sort_key DESC);
create index timelines_of_user on timelines USING btree (user_id);
create index timelines_unshuffled_idx on timelines USING btree (unshuffled) WHERE (unshuffled IS NOT NULL);
create index timelines_waiting on timelines USING btree (sort_key) WHERE (NOT is_approved);
comment on column timelines.by_author is 'Whether the author of the post has added it, whoever that is; not what they have added as an admin while the post was hidden from them, which bears their name.';
comment on column timelines.created_at is 'For an entry by the author of an anonymous post the beginning of the day.';
comment on column timelines.has_threat is 'Whether the text has a threat to kill.';
comment on column timelines.idempotency_key is 'For servers of the release before; the table `idempotency_keys` counts.';
comment on column timelines.step is 'Empty if it is not given, like `origin`.';
comment on column timelines.user_id is 'null for an entry by the author of an anonymous post.';

create table untold_comments (
  comment_id uuid not null,
  due_at timestamp(3) with time zone not null,
  post_id uuid not null,
  unshuffled integer,
  constraint untold_comments_pkey PRIMARY KEY (post_id, comment_id)
);
create index untold_comments_due on untold_comments USING btree (due_at);
create index untold_comments_unshuffled_idx on untold_comments USING btree (unshuffled) WHERE (unshuffled IS NOT NULL);
comment on table untold_comments is 'Comments of which the author of the post has not been notified yet.';

create table untold_replies (
  comment_id uuid not null,
  due_at timestamp(3) with time zone not null,
  parent_id uuid not null,
  unshuffled integer,
  constraint untold_replies_pkey PRIMARY KEY (parent_id, comment_id)
);
create index untold_replies_due on untold_replies USING btree (due_at);
create index untold_replies_unshuffled_idx on untold_replies USING btree (unshuffled) WHERE (unshuffled IS NOT NULL);
comment on table untold_replies is 'Answers to a comment of which its author has not been notified yet.';

create unlogged table upload_parts (
  digest text not null,
  "position" integer not null,
  sealed bytea not null,
  constraint upload_parts_digest_fkey FOREIGN KEY (digest) REFERENCES uploads(digest) ON DELETE CASCADE,
  constraint upload_parts_pkey PRIMARY KEY (digest, "position")
);

create unlogged table uploads (
  bytes integer not null,
  digest text not null,
  expires_at timestamp with time zone not null,
  is_guests boolean not null,
  received integer not null default 0,
  constraint uploads_bytes_check CHECK ((bytes > 0)),
  constraint uploads_check CHECK (((received >= 0) AND (received <= bytes))),
  constraint uploads_pkey PRIMARY KEY (digest)
);
create index uploads_expires_at on uploads USING btree (expires_at);

create table users (
  address text not null default ''::text,
  avatar text,
  avatar_id uuid,
  created_at timestamp(3) with time zone not null default now(),
  id uuid not null,
  name text not null,
  password_hash text not null,
  phone text not null,
  role text not null default 'user'::text,
  sort_key uuid not null generated always as (sort_key_of(created_at, id)) stored,
  words text not null generated always as (searchable(name)) stored,
  constraint users_avatar_id_fkey FOREIGN KEY (avatar_id) REFERENCES media(id),
  constraint users_phone_check CHECK ((phone ~ '^880[0-9]{10}$'::text)),
  constraint users_phone_key UNIQUE (phone),
  constraint users_pkey PRIMARY KEY (id),
  constraint users_role_check CHECK ((role = ANY (ARRAY['user'::text, 'admin'::text])))
);
create index users_admins on users USING btree (id) WHERE (role = 'admin'::text);
create index users_by_avatar on users USING btree (avatar_id) WHERE (avatar_id IS NOT NULL);
create index users_by_phone on users USING gin (phone gin_trgm_ops);
create index users_by_words on users USING gin (words gin_trgm_ops);
create index users_newest on users USING btree (sort_key DESC);
comment on column users.avatar is 'The address of the picture `avatar_id`.';

create table waiting_calls (
  called_at timestamp(3) with time zone not null,
  has_more boolean not null,
  kind text not null,
  constraint waiting_calls_kind_check CHECK ((kind = ANY (ARRAY['post'::text, 'timeline'::text, 'flag'::text, 'support'::text, 'appeal'::text, 'suspect'::text]))),
  constraint waiting_calls_pkey PRIMARY KEY (kind)
);
comment on table waiting_calls is 'When admins were last called because of a new item of this kind, and whether more have come since.';

create table waiting_days (
  day date not null,
  kind text not null,
  waiting integer not null,
  constraint waiting_days_kind_check CHECK ((kind = ANY (ARRAY['post'::text, 'timeline'::text, 'flag'::text, 'support'::text, 'appeal'::text, 'suspect'::text]))),
  constraint waiting_days_pkey PRIMARY KEY (day, kind)
);
comment on table waiting_days is 'How many items waited at the last hourly check of each day in Bangladesh.';

create table watch_list (
  is_the_one boolean not null default true,
  version uuid not null,
  constraint watch_list_is_the_one_check CHECK (is_the_one),
  constraint watch_list_pkey PRIMARY KEY (is_the_one)
);
comment on table watch_list is 'One row, whose version changes with every change of the words.';

create table watch_words (
  added_by uuid,
  compared text not null,
  created_at timestamp(3) with time zone not null,
  id uuid not null,
  word text not null,
  constraint watch_words_added_by_fkey FOREIGN KEY (added_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint watch_words_compared_key UNIQUE (compared),
  constraint watch_words_pkey PRIMARY KEY (id)
);
create index watch_words_of_user on watch_words USING btree (added_by);
comment on column watch_words.added_by is 'null if the account was deleted.';
comment on column watch_words.compared is 'The normalised words of the entry, which are unique.';
