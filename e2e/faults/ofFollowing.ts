import { type Fault, noticedBy } from './fault.ts'

const follows = 'web/app/follows'
const row = `${follows}/FollowedRow.tsx`
const texts = 'web/app/notifications/useNotificationText.ts'
const groups = 'web/app/notifications/groups.ts'
const group = 'web/app/notifications/NotificationGroup.tsx'
const outcomes = 'server/src/outcomes/outcomes.ts'

/** What is followed, what is told of it, and who is asked what became of it. */
export const ofFollowing: Fault[] = [
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
    'entries-of-reports-untold': {
      file: 'server/src/follows/newsStore.ts',
      find: "[post_id ?? '']",
      broken: '[]',
    },
    'news-of-nothing-named': {
      file: texts,
      find: "(language === 'bn' && data.nameBn) || data.name || of",
      broken: 'of',
    },
    'unfollowed-stays-followed': {
      file: 'server/src/follows/follows.ts',
      find: 'deleteFollow(deps.kysely, tagOf(deps, actor), asKept(subject))',
      broken: 'Promise.resolve()',
    },
    'once-a-day-not-kept': {
      file: 'server/src/follows/follows.ts',
      find: 'insertDaily(tx, tag, now)',
      broken: 'undefined',
    },
  }),
  ...noticedBy('following', 'a guest who wants to follow', {
    'guest-follows-without-login': {
      file: `${follows}/FollowToggle.tsx`,
      find: "gate('continue', undefined, { act: 'follow', subject: of, title })()",
      broken: 'false',
    },
  }),
  ...noticedBy('following', 'asked what became of it, whoever has the code', {
    'code-not-asked-what-became': {
      file: 'web/app/followUps/Followed.tsx',
      find: 'report.outcome && <Outcome code={code} title={report.title} {...report.outcome} />',
      broken: 'null',
    },
    'answered-by-code-asked-again': {
      file: outcomes,
      find: 'takeQuestions(tx, postId, theAuthor)',
      broken: 'Promise.resolve(true)',
    },
    'answer-without-its-words': {
      file: outcomes,
      find: 'outcomeTitles[language][answer]',
      broken: "'Something'",
    },
    'followers-told-of-no-step': { file: texts, find: "data.step ?? 'none'", broken: "'none'" },
  }),
  ...noticedBy('following', 'asked by name', {
    'nobody-asked-what-became': {
      file: 'server/src/outcomes/asking.ts',
      find: 'await askTheAuthor(deps, tx, post, due)',
      broken: 'void 0',
    },
    'not-asked-on-the-page': {
      file: 'web/app/outcomes/OutcomeOf.tsx',
      find: 'data?.find(({ postId }) => postId === post._id)',
      broken: 'undefined',
    },
    'asked-without-a-promise': {
      file: 'web/app/outcomes/OutcomePanel.tsx',
      find: "isAnonymous && t('anonymous')",
      broken: 'null',
    },
    'not-asked-among-own': {
      file: 'web/app/profiles/ProfilePage.tsx',
      find: '<AskedReports />',
      broken: 'null',
    },
    'answer-not-sent': {
      file: 'web/app/outcomes/queries.ts',
      find: "call('POST /posts/:id/outcome', { params: { id: postId }, body })",
      broken: 'Promise.resolve()',
    },
    'answer-says-nothing': {
      file: 'web/app/outcomes/OutcomePanel.tsx',
      find: "t('sent')",
      broken: "''",
    },
    'answer-makes-no-step': { file: outcomes, find: "answer === 'nothing' ? '' : answer", broken: "''" },
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
