import { type Fault, noticedBy, noticedByTest } from './fault.ts'

const follows = 'web/app/follows'
const row = `${follows}/FollowedRow.tsx`
const groups = 'web/app/notifications/groups.ts'
const group = 'web/app/notifications/NotificationGroup.tsx'

/** Follows, their notifications, and the question what became of a report. */
export const ofFollowing: Fault[] = [
  ...noticedByTest('server/src/follows/follows.test.ts', 'is no post that is being deleted', {
    'following-a-dying-report-fails': {
      file: 'server/src/follows/store.ts',
      find: `sql\`select from posts where id = \${of} and is_allowed for key share\``,
      broken: `sql\`select from posts where id = \${of} and is_allowed\``,
    },
  }),
  ...noticedByTest('server/src/follows/follows.test.ts', 'is no suspect that is being deleted', {
    'following-a-dying-suspect-fails': {
      file: 'server/src/follows/store.ts',
      find: `sql\`select from suspects where id = \${of} for key share\``,
      broken: `sql\`select from suspects where id = \${of}\``,
    },
  }),
  ...noticedByTest('server/src/follows/notifying.test.ts', 'makes their report anonymous before that', {
    'moderators-told-of-their-own-entries': {
      file: 'server/src/follows/newsStore.ts',
      find: `sql\`
    update follow_news n set by_digest = null where n.post_id = \${postId} and n.by_digest is not null
      and (n.kind = 'report' or exists (select from timelines t where t.id = n.timeline_id and t.by_author))\``,
      broken: `sql\`
    update follow_news n set by_digest = null where n.post_id = \${postId} and n.by_digest is not null\``,
    },
    'anonymous-author-not-told-as-others-are': {
      file: 'server/src/posts/posts.ts',
      find: 'await forgetAuthorOfNews(tx, id)',
      broken: '',
    },
  }),
  ...noticedByTest('server/src/outcomes/outcomes.test.ts', 'needs one connection only', {
    'answer-waits-for-another-connection': {
      file: 'server/src/outcomes/outcomes.ts',
      find: 'await addToLockedPost(deps, tx, actor, post, entryOf(answer))',
      broken: `await deps.pool.query('select')
    await addToLockedPost(deps, tx, actor, post, entryOf(answer))`,
    },
  }),
  ...noticedBy('following', 'somebody follows a report', {
    'follow-not-sent': {
      file: `${follows}/queries.ts`,
      find: "call(wanted ? 'PUT /follows' : 'DELETE /follows', { body: { kind, of } })",
      broken: 'Promise.resolve()',
    },
    'follow-says-nothing': { file: `${follows}/useFollowing.ts`, find: "t('done')", broken: "''" },
    'followed-suspect-without-name': {
      file: 'server/src/follows/view.ts',
      find: "title ?? name ?? ''",
      broken: "title ?? ''",
    },
    'followed-place-without-name': {
      file: row,
      find: "usePlaceName({ district, upazila }) ?? ''",
      broken: "''",
    },
    'followed-kind-without-name': { file: row, find: 'typeName(of as CrimeType)', broken: "''" },
    'place-to-follow-not-chosen': {
      file: `${follows}/AddFollow.tsx`,
      find: 'onChoose={setPlace}',
      broken: '() => undefined',
    },
    'followed-upazilas-in-no-group': {
      file: `${follows}/FollowingPage.tsx`,
      find: "['district', 'upazila']",
      broken: "['district']",
    },
    'reports-of-places-untold': {
      file: 'server/src/follows/newsStore.ts',
      find: 'found?.topics ?? []',
      broken: '[]',
    },
  }),
  ...noticedBy('following', 'a guest who wants to follow', {
    'guest-follows-without-login': {
      file: `${follows}/FollowToggle.tsx`,
      find: "gate('continue', undefined, { act: 'follow', subject: of, title })()",
      broken: 'false',
    },
  }),
  ...noticedBy('following', 'asked by name', {
    'not-asked-on-the-page': {
      file: 'web/app/outcomes/OutcomeOf.tsx',
      find: 'data?.find(({ postId }) => postId === post._id)',
      broken: 'undefined',
    },
    'answer-not-sent': {
      file: 'web/app/outcomes/queries.ts',
      find: "call('POST /posts/:id/outcome', { params: { id: postId }, body })",
      broken: 'Promise.resolve()',
    },
  }),
  ...noticedBy('groupedNotifications', 'notifications stand under their day', {
    'days-without-heading': { file: group, find: 'beginsDay && <Day day={day} />', broken: 'null' },
    'today-is-a-date': {
      file: groups,
      find: 'day === todayInBangladesh(new Date(now))',
      broken: 'false',
    },
    'each-stands-alone': { file: groups, find: "kind === 'message' || !postId", broken: 'true' },
    'read-ones-stay-open': {
      file: group,
      find: 'open={earlier.some(({ isRead }) => !isRead)}',
      broken: 'true',
    },
    'unread-ones-fold': {
      file: group,
      find: 'open={earlier.some(({ isRead }) => !isRead)}',
      broken: 'false',
    },
    'earlier-ones-uncounted': {
      file: group,
      find: "t('earlier', { count: earlier.length })",
      broken: "t('earlier', { count: 0 })",
    },
  }),
]
