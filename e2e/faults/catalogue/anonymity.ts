import { type Fault, noticedBy, noticedByTest } from '../fault.ts'

const lock = 'web/app/accounts/anonymityLock.ts'
const tests = 'web/app/accounts/anonymityLock.test.ts'
const shownFor = 'server/src/http/shownFor.ts'

/** What rows, jobs and their absence tell of who wrote something anonymous, and when; and what is kept for how long. */
export const anonymity: Fault[] = [
  ...noticedByTest(
    'server/src/media/drawnSizes.test.ts',
    'leaves neither who, where and with what, nor a job',
    {
      'erasing-leaves-its-job': {
        file: 'server/src/media/jobs.ts',
        find: 'leavesNothing: true',
        broken: 'false',
      },
    },
  ),
  ...noticedByTest('server/src/media/jobs.test.ts', 'when files are to be erased is known to the hour only', {
    'erasing-says-when': {
      file: 'server/src/jobs/startOfHour.ts',
      find: 'new Date((Math.floor(now.getTime() / hour) + hours) * hour)',
      broken: 'now',
    },
  }),
  ...noticedByTest('server/src/profiles/accountDeletion.test.ts', 'what is being sent anonymously while', {
    'sent-while-the-account-goes': {
      file: 'server/src/authorship/store.ts',
      find: 'numAffectedRows === 0n',
      broken: 'false',
    },
  }),
  ...noticedByTest('server/src/profiles/accountDeletion.test.ts', 'the deletion waits for what its author', {
    'account-goes-past-what-is-being-sent': {
      file: 'server/src/profiles/accountDeletion.ts',
      find: 'await lockSubjects(tx, authorship, userId)',
      broken: '',
    },
  }),
  ...noticedByTest('server/src/accounts/secondPassword.test.ts', 'keeps nothing out of the notification', {
    'told-as-if-hidden-from-everybody': {
      file: 'server/src/notifications/commentNotifications.ts',
      find: 'AsyncLocalStorage.bind',
      broken: '(each) => each',
    },
  }),
  ...noticedByTest('server/src/places/places.test.ts', 'its name is asked for once for a hundred metres', {
    'name-of-a-place-says-when': {
      file: 'server/src/places/store.ts',
      find: 'dayOf(new Date())',
      broken: 'new Date()',
    },
  }),
  ...noticedByTest('server/src/retention/retention.test.ts', 'what was done about somebody', {
    'lifted-sanction-forgotten-at-once': {
      file: 'server/src/retention/store.ts',
      find: `sql\`created_at <= \${at} and (kind = 'warning' or lifted_at <= \${at} or until <= \${at})\``,
      broken: `sql\`created_at <= \${at} and (kind = 'warning' or lifted_at is not null or until <= \${at})\``,
    },
  }),
  ...noticedByTest('server/src/accounts/secondPassword.test.ts', 'is announced with every answer', {
    'hidden-and-not-said': {
      file: shownFor,
      find: 'reply.header(anonymousShownFor, 0)',
      broken: 'undefined',
    },
    'shown-and-not-for-how-long': {
      file: shownFor,
      find: 'reply.header(anonymousShownFor, secondsUntil(anonymousShownUntil))',
      broken: 'undefined',
    },
  }),
  ...noticedByTest('server/src/accounts/secondPassword.test.ts', 'when nobody has used the session', {
    'use-does-not-prolong': {
      file: 'server/src/accounts/secondPassword.ts',
      find: 'sessionStore.prolongUnlocked(kysely, actor.sessionId, { now, until: unlockedFrom(now) })',
      broken: 'undefined',
    },
    'use-shows-what-has-been-locked': {
      file: 'server/src/accounts/secondPassword.ts',
      find: '{ now, until: unlockedFrom(now) }',
      broken: '{ now: new Date(0), until: unlockedFrom(now) }',
    },
    'use-is-told-the-earlier-end': {
      file: 'server/src/accounts/protectionRoutes.ts',
      find: 'await prolong(context, actor)',
      broken: '(await prolong(context, actor), actor)',
    },
  }),
  ...noticedByTest('server/src/accounts/secondPassword.test.ts', 'although the page goes on', {
    'any-call-is-use': {
      file: 'server/src/accounts/sessions.ts',
      find: '  return found',
      broken: `  await pool.query('update sessions set unlocked_until = $2 where id = $1 and unlocked_until > $3', [sessionId, new Date(Date.now() + 1_200_000), new Date()])
  return found`,
    },
  }),
  ...noticedByTest('server/src/accounts/secondPassword.test.ts', 'writes its end at most', {
    'every-use-is-written': { file: 'server/src/accounts/sessionStore.ts', find: "'<'", broken: "'<='" },
  }),
  ...noticedByTest(tests, 'locks when the time has passed', {
    'lock-at-the-time-of-the-first-answer': {
      file: lock,
      find: 'Math.max(locksAt ?? 0, at)',
      broken: 'locksAt ?? at',
    },
    'lock-at-the-time-of-an-old-answer': { file: lock, find: 'Math.max(locksAt ?? 0, at)', broken: 'at' },
  }),
  ...noticedByTest(tests, 'is prolonged by use as soon', {
    'locked-while-it-is-used': {
      file: lock,
      find: 'left() > unlockedMilliseconds || isProlonging || performance.now() - prolongedAt < lookMilliseconds',
      broken: 'true',
    },
    'prolonged-long-before': { file: lock, find: 'left() > unlockedMilliseconds', broken: 'false' },
    'prolonged-with-every-key': {
      file: lock,
      find: 'performance.now() - prolongedAt < lookMilliseconds',
      broken: 'false',
    },
  }),
  ...noticedByTest(tests, 'is prolonged by wheel', {
    'reading-is-no-use': { file: lock, find: "'wheel'", broken: "'contextmenu'" },
  }),
  ...noticedByTest(tests, 'does not wait for long', {
    'not-locked-while-an-answer-hangs': {
      file: lock,
      find: 'isProlonging ? -answerMilliseconds : 0',
      broken: 'isProlonging ? -Infinity : 0',
    },
  }),
  ...noticedByTest(tests, 'locks in time although the clock', {
    'lock-put-off-with-the-clock': {
      file: lock,
      find: 'Math.min(locksAt, Date.now() + mostMilliseconds)',
      broken: 'locksAt',
    },
  }),
  ...noticedByTest('server/src/accounts/knownSessions.test.ts', 'what locks because nobody uses it', {
    'known-for-longer-than-unlocked': {
      file: 'server/src/accounts/knownSessions.ts',
      find: '!isLocked(found.actor)',
      broken: 'true',
    },
  }),
  ...noticedByTest(tests, 'locks what somebody presses on', {
    'prolonged-when-it-is-over': { file: lock, find: 'if (left() <= 0) return look()', broken: '' },
  }),
  ...noticedByTest(tests, 'waits for the answer', {
    'locked-while-it-is-prolonged': {
      file: lock,
      find: 'isProlonging ? -answerMilliseconds : 0',
      broken: '0',
    },
  }),
  ...noticedByTest('web/app/postScreens/offlineCopy/offlineCopy.test.ts', 'emptied without a network', {
    'kept-reading-lost-with-a-lock': {
      file: 'web/app/postScreens/offlineCopy/offlineCopy.ts',
      find: "event.action.type === 'setState'",
      broken: 'false',
    },
  }),
  ...noticedByTest(tests, 'locks on return', {
    'lock-sleeps-with-the-device': { file: lock, find: 'onOnlineOrVisible(look)', broken: '() => {}' },
  }),
  ...noticedByTest(tests, 'locks once when an answer', {
    'locks-what-is-locked': { file: lock, find: '      if (isShown) lock()', broken: 'lock()' },
  }),
  ...noticedByTest(tests, 'locks what was loaded when another device', {
    'second-password-of-another-device-missed': {
      file: lock,
      find: "ok && new URL(url).pathname !== '/api/auth/me'",
      broken: 'false',
    },
    'shown-by-an-error': {
      file: lock,
      find: "ok && new URL(url).pathname !== '/api/auth/me'",
      broken: "new URL(url).pathname !== '/api/auth/me'",
    },
    'shown-by-a-name': {
      file: lock,
      find: "ok && new URL(url).pathname !== '/api/auth/me'",
      broken: 'ok',
    },
  }),
  ...noticedByTest(tests, 'locks with another tab', {
    'lock-not-told-to-tabs': {
      file: lock,
      find: "channel?.postMessage('locked' satisfies TabMessage)",
      broken: 'undefined',
    },
    'end-of-another-tab-not-heard': { file: lock, find: 'lockAt(data)', broken: 'void 0' },
  }),
  ...noticedByTest(tests, 'tells the other tabs', {
    'end-not-told-to-tabs': { file: lock, find: 'tabs.postMessage(locksAt)', broken: 'undefined' },
  }),
  ...noticedBy('lockedByItself', 'what the second password protects', {
    'lock-of-another-tab-not-noticed': {
      file: 'web/app/accounts/Unlocking.tsx',
      find: 'broadcastLock()',
      broken: 'undefined',
    },
    'unread-forgotten-with-the-lock': {
      file: 'web/app/accounts/protection.ts',
      find: 'client.prefetchQuery(unreadOptions())',
      broken: 'undefined',
    },
    'drafts-emptied-with-the-lock': {
      file: 'web/app/accounts/protection.ts',
      find: "options.networkMode !== 'always'",
      broken: 'true',
    },
    'use-not-told-to-the-server': {
      file: 'web/app/accounts/LockEffects.tsx',
      find: "call('POST /auth/second-password/prolong', {})",
      broken: 'Promise.resolve()',
    },
    'never-locked-by-itself': {
      file: lock,
      find: 'left() <= (isProlonging ? -answerMilliseconds : 0)',
      broken: 'false',
    },
  }),
]
