import { type Fault, noticedBy, noticedByTest } from './fault.ts'

const limits = 'contract/src/rules/limits.ts'
const mediaFiles = 'contract/src/rules/mediaFiles.ts'
const signedIn = 'web/app/api/signedIn.ts'
const pageSizesTest = 'web/app/pageSizes.test.ts'
const pickedFileTest = 'web/app/media/picking/pickedFile.test.ts'
const text = 'web/app/i18n/text.ts'
const socket = 'web/app/live/socket.ts'
const useDebouncedValue = 'web/app/ui/useDebouncedValue.ts'
const pagesListed = 'web/app/ui/pagesListed.ts'
const suspectsTest = 'server/src/suspects/suspects.test.ts'

const seats = (range: string) => `sql\`
    insert into super_admins (seat, user_id)
    select seat, \${userId} from generate_series(${range}) as seat
    where seat not in (select taken.seat from super_admins taken)
    order by seat limit 1\``

const accounts: Fault[] = [
  ...noticedByTest('server/src/accounts/codes.test.ts', 'a code has six digits', {
    'codes-of-seven-digits': { file: limits, find: 'codeDigits: 6', broken: '7' },
  }),
  ...noticedByTest('web/app/accounts/checks.test.ts', 'has six digits', {
    'codes-of-five-digits': { file: limits, find: 'codeDigits: 6', broken: '5' },
  }),
  ...noticedByTest('web/app/accounts/pendingVerification.test.ts', 'counts 600 seconds at first', {
    'countdown-of-601-seconds': { file: limits, find: 'codeSeconds: 600', broken: '601' },
    'countdown-of-301-seconds-after-a-resend': {
      file: limits,
      find: 'codeSecondsAfterResend: 300',
      broken: '301',
    },
  }),
  ...noticedBy('failedAccounts', 'what goes wrong on the way in', {
    'countdown-of-ten-minutes-after-a-resend': {
      file: 'web/app/accounts/pendingVerification.ts',
      find: 'limits.codeSecondsAfterResend',
      broken: 'limits.codeSeconds',
    },
  }),
  ...noticedByTest('web/app/accounts/checks.test.ts', 'goes through with a name', {
    'passwords-of-seven-at-least': { file: limits, find: 'passwordLeast: 6', broken: '7' },
  }),
  ...noticedByTest('web/app/accounts/checks.test.ts', 'names every field that is wrong', {
    'passwords-of-five-at-least': { file: limits, find: 'passwordLeast: 6', broken: '5' },
  }),
  ...noticedByTest('server/src/accounts/accounts.test.ts', 'is refused with the field named', {
    'server-passwords-of-five-at-least': { file: limits, find: 'passwordLeast: 6', broken: '5' },
  }),
  ...noticedByTest('server/src/accounts/recovery.test.ts', 'is refused with 400', {
    'server-changes-to-passwords-of-five': { file: limits, find: 'passwordLeast: 6', broken: '5' },
  }),
  ...noticedByTest('contract/src/rules/phone.test.ts', '', {
    'phone-prefix-881': { file: 'contract/src/rules/phone.ts', find: "'880'", broken: "'881'" },
  }),
  ...noticedBy('accounts', 'a session that has run out', {
    'session-checked-every-75-seconds': {
      file: 'web/app/accounts/SessionEffects.tsx',
      find: '60_000',
      broken: '75_000',
    },
    'session-checked-every-40-seconds': {
      file: 'web/app/accounts/SessionEffects.tsx',
      find: '60_000',
      broken: '40_000',
    },
  }),
]

const calls: Fault[] = [
  ...noticedByTest('web/app/api/call.test.ts', 'is made again after two seconds, once', {
    'too-many-tried-again-too-late': { file: signedIn, find: '2_000', broken: '2_001' },
    'too-many-tried-again-too-soon': { file: signedIn, find: '2_000', broken: '1_999' },
    'too-many-tried-again-and-again': {
      file: signedIn,
      find: 'await pause(retryAfterMilliseconds, signal)',
      broken: 'await pause(retryAfterMilliseconds, signal); await attempt(authorization(as))',
    },
  }),
  ...noticedByTest('web/app/api/call.test.ts', 'leads to the login and back', {
    'token-refreshed-twice': {
      file: signedIn,
      find: 'await refreshToken()',
      broken: '(await refreshToken()) || (await refreshToken())',
    },
  }),
  ...noticedByTest('web/app/api/call.test.ts', 'which calls at the same time share', {
    'token-refreshed-by-each-call': {
      file: 'web/app/api/refresh.ts',
      find: `refreshing ??= askWhoIAm()
    .catch((error: unknown) => {
      goOnAsLastKnown()
      askLater()
      throw error
    })
    .finally(() => {
      refreshing = undefined
    })`,
      broken: 'refreshing = askWhoIAm()',
    },
  }),
  ...noticedByTest('web/app/live/socket.test.ts', 'after the first the line is tried', {
    'line-tried-four-times-more': { file: socket, find: 'reconnectionAttempts: 5', broken: '4' },
    'line-tried-six-times-more': { file: socket, find: 'reconnectionAttempts: 5', broken: '6' },
    'line-tried-after-two-seconds': { file: socket, find: 'reconnectionDelayMax: 1_000', broken: '2_000' },
  }),
  ...noticedByTest('web/app/notifications/push.test.ts', 'the server is told of a browser once', {
    'push-token-renewed-after-8-days': {
      file: 'web/app/notifications/push.ts',
      find: '7 * 24 * 60 * 60 * 1000',
      broken: '8 * 24 * 60 * 60 * 1000',
    },
    'push-token-renewed-after-6-days': {
      file: 'web/app/notifications/push.ts',
      find: '7 * 24 * 60 * 60 * 1000',
      broken: '6 * 24 * 60 * 60 * 1000',
    },
  }),
]

const pages: Fault[] = [
  ...noticedByTest('server/src/posts/feed.test.ts', 'begins with the five newest', {
    'feed-of-six': { file: limits, find: 'feedPage: 5', broken: '6' },
  }),
  ...noticedByTest('server/src/comments/comments.test.ts', 'in pages of ten', {
    'comments-by-eleven': { file: limits, find: 'commentPage: 10', broken: '11' },
  }),
  ...noticedByTest('server/src/notifications/notifications.test.ts', 'comes in pages of twenty', {
    'server-tells-21-notifications': { file: limits, find: 'notificationPage: 20', broken: '21' },
  }),
  ...noticedByTest(suspectsTest, 'comes ten by ten unless told otherwise', {
    'server-lists-eleven-suspects': { file: limits, find: 'suspectPage: 10', broken: '11' },
  }),
  ...noticedByTest('server/src/users/users.test.ts', 'is of everybody, the newest first', {
    'server-lists-eleven-users': { file: limits, find: 'userPage: 10', broken: '11' },
  }),
  ...noticedByTest('server/src/users/users.test.ts', 'begins with two characters', {
    'people-found-from-three-letters': { file: limits, find: 'userSearchLeast: 2', broken: '3' },
    'people-found-from-one-letter': { file: limits, find: 'userSearchLeast: 2', broken: '1' },
  }),
  ...noticedByTest('server/src/blogs/blogs.test.ts', 'ten of many', {
    'eleven-blogs-by-default': { file: limits, find: 'blogPage: 10', broken: '11' },
  }),
  ...noticedByTest('server/src/stories/stories.test.ts', 'ten of many', {
    'eleven-stories-by-default': { file: limits, find: 'storyPage: 10', broken: '11' },
  }),
  ...noticedByTest(pageSizesTest, 'are fetched by', {
    'feed-fetched-by-four': { file: limits, find: 'feedPage: 5', broken: '4' },
    'comments-fetched-by-nine': { file: limits, find: 'commentPage: 10', broken: '9' },
    'notifications-fetched-by-19': { file: limits, find: 'notificationPage: 20', broken: '19' },
    'suspects-fetched-by-nine': { file: limits, find: 'suspectPage: 10', broken: '9' },
    'suspects-of-the-panel-fetched-by-11': { file: limits, find: 'managedSuspectPage: 12', broken: '11' },
    'suspects-of-the-panel-fetched-as-others': {
      file: 'web/app/suspects/queries.ts',
      find: 'limits.managedSuspectPage',
      broken: 'limits.suspectPage',
    },
    'entries-that-wait-fetched-by-ten': { file: limits, find: 'pendingTimelinePage: 9', broken: '10' },
    'users-fetched-by-eleven': { file: limits, find: 'userPage: 10', broken: '11' },
    'posts-of-stories-fetched-by-99': { file: 'web/app/stories/queries.ts', find: '100', broken: '99' },
    'posts-to-choose-from-fetched-by-99': { file: limits, find: 'pageMost: 100', broken: '99' },
  }),
  ...noticedByTest('web/app/notifications/badge.test.ts', 'unread', {
    'badge-up-to-98': { file: limits, find: 'badge: 99', broken: '98' },
    'badge-limit-of-100': { file: limits, find: 'badge: 99', broken: '100' },
  }),
  ...noticedByTest('web/app/ui/pagesListed.test.ts', '', {
    'six-pages-in-full': { file: pagesListed, find: 'pages <= mostListed', broken: 'pages < mostListed' },
    'four-pages-at-each-end': {
      file: pagesListed,
      find: 'each <= atEachEnd || each > pages - atEachEnd',
      broken: 'each <= 4 || each > pages - 4',
    },
  }),
  ...noticedBy('blogs', 'of many blogs the panel shows ten', {
    'blogs-by-25': {
      file: 'web/app/panel/useListAddress.ts',
      find: '[10, 20, 50]',
      broken: '[10, 25, 50]',
    },
    'twenty-blogs-at-first': {
      file: 'web/app/panel/useListAddress.ts',
      find: 'pageSizes[0]',
      broken: 'pageSizes[1]',
    },
  }),
  ...noticedBy('timed', 'a search waits', {
    'search-after-501-milliseconds': { file: useDebouncedValue, find: '500', broken: '501' },
    'search-after-499-milliseconds': { file: useDebouncedValue, find: '500', broken: '499' },
    'eleven-suspects-to-choose-from': {
      file: 'web/app/suspects/picking/useSuspectSearch.ts',
      find: 'limits.suspectPage',
      broken: '11',
    },
    'list-256-pixels-high': {
      file: 'web/app/ui/Combobox.tsx',
      find: 'className="absolute inset-x-0 top-full z-10 mt-2 max-h-60 scroll-mb-20 overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-1.5 shadow-float ring-2 ring-surface"',
      broken:
        '"absolute inset-x-0 top-full z-10 mt-2 max-h-64 scroll-mb-20 overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-1.5 shadow-float ring-2 ring-surface"',
    },
  }),
  ...noticedBy('users', 'people are searched for from the second letter', {
    'panel-searches-from-one-letter': {
      file: 'web/app/panel/useListAddress.ts',
      find: '[...text].length < least',
      broken: '[...text].length < 1',
    },
  }),
]

const media: Fault[] = [
  ...noticedByTest('server/src/media/images.test.ts', 'is made smaller when it is large', {
    'server-keeps-1921-pixels': { file: mediaFiles, find: '1920', broken: '1921' },
  }),
  ...noticedByTest(pickedFileTest, 'is refused when it is a video above', {
    'videos-of-one-byte-more': {
      file: mediaFiles,
      find: 'video: 10 * megabyte',
      broken: '10 * megabyte + 1',
    },
    'recordings-of-one-byte-more': {
      file: mediaFiles,
      find: 'audio: 5 * megabyte',
      broken: '5 * megabyte + 1',
    },
    'videos-of-one-byte-less': {
      file: mediaFiles,
      find: 'video: 10 * megabyte',
      broken: '10 * megabyte - 1',
    },
  }),
  ...noticedByTest('server/src/http/form.test.ts', 'MB and not one byte more', {
    'server-videos-of-one-byte-more': {
      file: mediaFiles,
      find: 'video: 10 * megabyte',
      broken: '10 * megabyte + 1',
    },
    'server-recordings-of-one-byte-less': {
      file: mediaFiles,
      find: 'audio: 5 * megabyte',
      broken: '5 * megabyte - 1',
    },
  }),
  ...noticedByTest(suspectsTest, 'refuses photos of another format or size', {
    'photos-of-one-byte-more': {
      file: limits,
      find: 'photoBytes: 5 * 1024 * 1024',
      broken: '5 * 1024 * 1024 + 1',
    },
  }),
  ...noticedByTest('server/src/profiles/profiles.test.ts', 'refuses what is wrong by name', {
    'avatars-of-one-byte-more': {
      file: limits,
      find: 'avatarBytes: 2 * 1024 * 1024',
      broken: '2 * 1024 * 1024 + 1',
    },
  }),
  ...noticedByTest('server/src/reactions/addedReactions.test.ts', 'says what is wrong', {
    'one-reaction-too-many': { file: limits, find: 'addedReactions: 1_000', broken: '1_001' },
  }),
  ...noticedByTest('server/src/reactions/addedReactions.test.ts', 'a thousand at once', {
    'one-reaction-too-few': { file: limits, find: 'addedReactions: 1_000', broken: '999' },
  }),
  ...noticedByTest('server/src/flags/reportedPosts.test.ts', 'the latest three reports', {
    'latest-two-reports': { file: limits, find: 'latestReports: 3', broken: '2' },
  }),
  ...noticedByTest('web/app/i18n/text.test.ts', 'the beginning of a description', {
    'text-cut-at-149': { file: text, find: '150', broken: '149' },
  }),
  ...noticedByTest('web/app/suspects/columns.test.ts', '', {
    'first-column-takes-all': { file: 'web/app/suspects/columns.ts', find: 'ahead <= 0', broken: 'true' },
  }),
  ...noticedBy('muchToRead', 'of an entry that waits', {
    'five-files-of-evidence': { file: limits, find: 'evidencePreviews: 4', broken: '5' },
  }),
  ...noticedBy('timelines', 'the author tells more with evidence', {
    'three-previews-in-the-form': { file: limits, find: 'evidencePreviews: 4', broken: '3' },
  }),
  ...noticedBy('player', 'a video plays in the viewer', {
    'skip-by-15-seconds': {
      file: 'web/app/media/AudioPlayer.tsx',
      find: 'seek(time + skipSeconds)',
      broken: 'seek(time + 15)',
    },
    'skip-back-by-15-seconds': {
      file: 'web/app/media/AudioPlayer.tsx',
      find: 'seek(time - skipSeconds)',
      broken: 'seek(time - 15)',
    },
    'volume-by-steps-of-a-fifth': {
      file: 'web/app/media/AudioPlayer.tsx',
      find: 'step={volumeStep}',
      broken: '0.2',
    },
  }),
]

const others: Fault[] = [
  ...noticedBy('timed', 'a profile that is not saved', {
    'profile-given-up-after-31-seconds': {
      file: 'web/app/profiles/queries.ts',
      find: '30_000',
      broken: '31_000',
    },
    'profile-given-up-after-29-seconds': {
      file: 'web/app/profiles/queries.ts',
      find: '30_000',
      broken: '29_000',
    },
  }),
  ...noticedBy('timed', 'messages stand at the top', {
    'bad-news-for-3-seconds': { file: 'web/app/ui/Toasts.tsx', find: 'duration: 4000', broken: '3000' },
  }),
  ...noticedByTest('web/app/ui/Toasts.test.ts', '', {
    'one-message-twice': {
      file: 'web/app/ui/toast.ts',
      find: 'hotToast.error(message, { id: message })',
      broken: 'hotToast.error(message)',
    },
  }),
  ...noticedByTest('web/app/notifications/NotificationTime.test.ts', '', {
    'notification-date-with-a-long-month': {
      file: 'web/app/i18n/moments.ts',
      find: "dateStyle: 'medium'",
      broken: "'long'",
    },
    'notification-without-time': {
      file: 'web/app/notifications/NotificationTime.tsx',
      find: 'time(moment)',
      broken: "''",
    },
  }),
  ...noticedByTest('server/src/cli/admin.test.ts', 'a fifth super admin is refused', {
    'seats-for-five-super-admins': {
      file: 'server/src/accounts/roleStore.ts',
      find: seats('1, 4'),
      broken: seats('1, 5'),
    },
  }),
  ...noticedBy('profile', 'a person changes name and picture', {
    'missing-avatar-stays-broken': {
      file: 'web/app/media/Avatar.tsx',
      find: 'if (!event.currentTarget.src.endsWith(fallback)) event.currentTarget.src = fallback',
      broken: 'void 0',
    },
  }),
  ...noticedBy('notifications', 'a super admin sends', {
    'news-without-a-sound': { file: 'web/app/live/socketHandlers.ts', find: 'ring()', broken: 'void 0' },
  }),
]

/** Rows of section 9, constants and limits. */
export const ofLimits: Fault[] = [...accounts, ...calls, ...pages, ...media, ...others]
