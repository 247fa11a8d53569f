import { type Fault, noticedBy, noticedByTest } from './fault.ts'

/** Bugs that attacks on the running product found, introduced again. */
const codecs = 'server/src/media/codecs'
const planted = 'server/src/media/planted.test.ts'
const accounts = 'server/src/accounts'
const work = 'contract/src/work.test.ts'
const bulkhead = 'server/src/search/bulkhead.test.ts'
const departures = 'server/src/profiles/departures.test.ts'
const guestWork = 'server/src/http/guestWork.ts'
const pageForms = 'server/src/http/pageForms.test.ts'

const ofRecordings: Fault[] = [
  ...noticedByTest(planted, 'with flac keeps no note', {
    'flac-keeps-its-blocks': {
      file: `${codecs}/flac.ts`,
      find: 'description: Buffer.concat([head, facts])',
      broken: 'bytes',
    },
  }),
  ...noticedByTest(planted, 'with vorbis keeps no note', {
    'vorbis-keeps-its-comments': {
      file: `${codecs}/vorbis.ts`,
      find: 'description: Buffer.concat([sizes, identification, emptyComments, setup])',
      broken: 'description',
    },
  }),
  ...noticedByTest(planted, 'with avc keeps no note', {
    'messages-of-any-length-stay': {
      file: `${codecs}/sei.ts`,
      find: 'size <= (keptMessages.get(type) ?? -1)',
      broken: 'keptMessages.has(type)',
    },
    'reserved-messages-stay': {
      file: `${codecs}/sei.ts`,
      find: 'size <= (keptMessages.get(type) ?? -1)',
      broken: 'size <= (keptMessages.get(type) ?? (type > 150 ? 255 : -1))',
    },
    'fillers-of-h264-stay': {
      file: `${codecs}/avc.ts`,
      find: 'kept.has(type)',
      broken: 'kept.has(type) || type === 12',
    },
    'configuration-of-h264-stays': {
      file: `${codecs}/avc.ts`,
      find: 'description: configuration.bytes',
      broken: 'description',
    },
  }),
  ...noticedByTest(planted, 'with hevc keeps no note', {
    'reserved-units-of-h265-stay': {
      file: `${codecs}/hevc.ts`,
      find: 'kept.has(type)',
      broken: 'kept.has(type) || type === 41',
    },
    'layers-of-h265-stay': { file: `${codecs}/hevc.ts`, find: '!isFirstLayer', broken: 'false' },
    'configuration-of-h265-stays': {
      file: `${codecs}/hevc.ts`,
      find: 'description: configuration.bytes',
      broken: 'description',
    },
  }),
  ...noticedByTest(planted, 'with av1 keeps no note', {
    'metadata-of-av1-stays': {
      file: `${codecs}/av1.ts`,
      find: '!kept.has(type)',
      broken: '!kept.has(type) && type !== 5',
    },
    'padding-of-av1-stays': {
      file: `${codecs}/av1.ts`,
      find: '!kept.has(type)',
      broken: '!kept.has(type) && type !== 15',
    },
  }),
  ...noticedByTest(planted, 'with aac keeps no note', {
    'encoder-of-aac-stays': {
      file: `${codecs}/aac.ts`,
      find: 'blankBytes(reader, clean, fillSize(reader))',
      broken: 'reader.skip(fillSize(reader) * 8)',
    },
    'configuration-of-aac-stays': {
      file: `${codecs}/aac.ts`,
      find: 'description: cleanAacConfiguration(description)',
      broken: 'description',
    },
  }),
  ...noticedByTest(planted, 'with mp3 keeps no note', {
    'encoder-of-mp3-stays': {
      file: `${codecs}/mp3.ts`,
      find: 'frame.content.fill(0, first, last)',
      broken: 'undefined',
    },
  }),
  ...noticedByTest(planted, 'with opus keeps no note', {
    'head-of-opus-stays': {
      file: `${codecs}/opus.ts`,
      find: 'description: description.subarray(0, headBytes)',
      broken: 'description',
    },
  }),
]

const ofWork: Fault[] = [
  ...noticedByTest('contract/src/bounds.test.ts', 'no call reads a text', {
    'texts-read-however-long': {
      file: 'contract/src/rules/text.ts',
      find: '4 * most',
      broken: '4_000 * most',
    },
  }),
  ...noticedByTest(work, 'text.ts cleanText', {
    'marks-sorted-however-many': {
      file: 'contract/src/rules/text.ts',
      find: "text.replace(stackedMarks, '$1').normalize('NFC').replace(stackedMarks, '$1')",
      broken: "text.normalize('NFC')",
    },
  }),
  ...noticedByTest(work, 'followUpCode.ts followUpCodeOf', {
    'codes-of-reports-read-slowly': {
      file: 'contract/src/rules/followUpCode.ts',
      find: 'toLatinDigits(typed)',
      broken: "toLatinDigits(typed).replace(/\\s+$/, '')",
    },
  }),
  ...noticedByTest('server/src/media/images.test.ts', 'before any of them is decoded', {
    'animations-of-any-size': {
      file: 'server/src/media/images.ts',
      find: 'pixels * pages > mostAnimatedPixels',
      broken: 'false',
    },
  }),
  ...noticedByTest('server/src/media/fairness.test.ts', 'somebody with many heavy files', {
    'turns-in-one-queue': {
      file: 'server/src/media/media.ts',
      find: 'inTurn(upload.sender, () => clean(upload.path, found))',
      broken: "inTurn('anybody', () => clean(upload.path, found))",
    },
  }),
  ...noticedByTest(bulkhead, 'while searches hang', {
    'searches-in-the-pool-of-the-feed': {
      file: 'server/src/db/db.ts',
      find: 'searching: search.kysely',
      broken: 'main.kysely',
    },
    'searches-without-an-end': {
      file: 'server/src/db/db.ts',
      find: '1_000 * searchSeconds',
      broken: '0',
    },
  }),
  ...noticedByTest(bulkhead, 'of more matches than anybody looks through', {
    'searches-rank-everything': {
      file: 'server/src/search/store.ts',
      find: 'limits.searchMost',
      broken: '1_000_000',
    },
  }),
  ...noticedByTest('server/src/http/encodedBodies.test.ts', '', {
    'compressed-requests-taken': {
      file: 'server/src/http/encodedBodies.ts',
      find: "encoding === '' || encoding === 'identity'",
      broken: 'true',
    },
  }),
  ...noticedByTest(pageForms, 'is refused before anything is read', {
    'forms-of-pages-without-limit': {
      file: guestWork,
      find: 'await refuseSpent(network)\n        refuseFull(network)',
      broken: 'refuseFull(network)',
    },
  }),
  ...noticedByTest(pageForms, 'where as many wait as may', {
    'forms-of-pages-never-too-many': { file: guestWork, find: 'refuseFull(network)', broken: 'undefined' },
    'answers-to-forms-refused': {
      file: 'server/src/http/limitConcurrency.ts',
      find: '!isAdmitted',
      broken: 'true',
    },
  }),
  ...noticedByTest(pageForms, 'a form that was let in is answered', {
    'answers-to-forms-withheld': { file: guestWork, find: '!isAdmitted', broken: 'true' },
  }),
  ...noticedByTest(pageForms, 'of a form with its own fields alone', {
    'pages-given-any-field': {
      file: 'server/src/http/pageForms.ts',
      find: 'names.includes(name)',
      broken: 'true',
    },
  }),
  ...noticedByTest(pageForms, 'takes texts alone', {
    'forms-of-pages-as-json': {
      file: 'server/src/http/pageForms.ts',
      find: "scope.removeContentTypeParser('application/json')",
      broken: 'undefined',
    },
  }),
]

const ofStrangers: Fault[] = [
  ...noticedByTest(`${accounts}/codeBudgets.test.ts`, 'one address may spend a quarter', {
    'one-address-spends-all-of-a-number': {
      file: `${accounts}/codeBudgets.ts`,
      find: '[ofPhoneFromSite, phone, siteOf(network)]',
      broken: '[ofPhoneFromSite, phone, deviceId]',
    },
  }),
  ...noticedByTest(`${accounts}/codeBudgets.test.ts`, 'are a hundred in a week', {
    'guesses-without-a-cap-of-a-day': {
      file: `${accounts}/codeBudgets.ts`,
      find: "stranger: budget('guess-phone', 'too_many_guesses', ...guesses)",
      broken: "budget('guess-phone', 'too_many_guesses', [20, hour])",
    },
  }),
  ...noticedByTest(`${accounts}/codeBudgets.test.ts`, 'the whole server sends no more', {
    'strangers-spend-all-messages': {
      file: `${accounts}/codeBudgets.ts`,
      find: 'Math.ceil(messagesPerHour * strangersPart)',
      broken: 'messagesPerHour',
    },
  }),
  ...noticedByTest(`${accounts}/codeBudgets.test.ts`, 'one range of numbers', {
    'ranges-spend-all-messages': {
      file: `${accounts}/codeBudgets.ts`,
      find: 'phone.slice(0, rangeDigits)',
      broken: 'phone',
    },
  }),
  ...noticedByTest(`${accounts}/accounts.test.ts`, 'takes the same work whatever the number is', {
    'registrations-begun-cost-a-hash': {
      file: `${accounts}/accounts.ts`,
      find: '[account?.password_hash, pending?.password_hash ?? undefined]',
      broken: '[account?.password_hash, ...(pending?.password_hash ? [pending.password_hash] : [])]',
    },
  }),
]

const ofTraces: Fault[] = [
  ...noticedByTest('server/src/notifications/authors.test.ts', 'a job that was asked for before', {
    'late-job-names-an-anonymous-author': {
      file: 'server/src/notifications/authors.ts',
      find: 'authorOf ?? (isUnnamed ? post.id : null)',
      broken: 'authorOf',
    },
  }),
  ...noticedByTest('server/src/notifications/authors.test.ts', 'nothing that was told of a post', {
    'read-by-whom-after-it-became-anonymous': {
      file: 'server/src/notifications/store.ts',
      find: "tx\n      .deleteFrom('notification_reads')\n      .where('user_id', '=', userId)\n      .where('notification_id', '=', id)\n      .executeTakeFirstOrThrow()",
      broken: 'Promise.resolve({ numDeletedRows: 1n })',
    },
    'unread-after-it-became-anonymous': {
      file: 'server/src/notifications/store.ts',
      find: "numDeletedRows > 0n ? true : row.ref('was_read')",
      broken: "row.ref('was_read')",
    },
    'comments-listed-after-it-became-anonymous': {
      file: 'server/src/notifications/triggers.ts',
      find: 'retract(deps, tx, commentsOn(id))',
      broken: 'undefined',
    },
  }),
  ...noticedByTest('server/src/notifications/answered.test.ts', 'neither of the reply', {
    'replies-told-with-an-unread-title': {
      file: 'server/src/notifications/subjectStore.ts',
      find: 'sql<boolean>`(\n  select p.is_allowed from comments c join posts p on p.id = c.post_id where c.id = u.comment_id) is not false`',
      broken: 'sql`true`',
    },
  }),
  ...noticedByTest('server/src/notifications/untold.test.ts', 'is told of once a moderator keeps it', {
    'hidden-comments-told': {
      file: 'server/src/notifications/subjectStore.ts',
      find: "sql<boolean>`(\n  select c.state = 'shown' and coalesce(a.state, 'shown') = 'shown'\n  from comments c left join comments a on a.id = c.parent_id where c.id = u.comment_id) is not false`",
      broken: 'sql`true`',
    },
  }),
  ...noticedByTest('server/src/notifications/untold.test.ts', 'has its replies told of as well', {
    'replies-to-hidden-comments-told': {
      file: 'server/src/notifications/subjectStore.ts',
      find: "sql<boolean>`(\n  select c.state = 'shown' and coalesce(a.state, 'shown') = 'shown'\n  from comments c left join comments a on a.id = c.parent_id where c.id = u.comment_id) is not false`",
      broken: "sql`(select c.state = 'shown' from comments c where c.id = u.comment_id) is not false`",
    },
  }),
  ...noticedByTest('server/src/notifications/untold.test.ts', 'is kept without the hour', {
    'hour-of-what-waits-kept': {
      file: 'server/src/notifications/subjectStore.ts',
      find: 'now.getTime() - 10 * 60_000',
      broken: '0',
    },
  }),
  ...noticedByTest('server/src/authorship/dump.test.ts', 'nor does a deleted account', {
    'leaving-locks-every-post': {
      file: 'server/src/profiles/deleteAccount.ts',
      find: 'await lockTouchedPosts(tx, id)',
      broken: "await tx.selectFrom('posts').select('id').forUpdate().execute()",
    },
    'leaving-locks-what-was-voted-on': {
      file: 'server/src/profiles/deleteAccount.ts',
      find: 'await lockTouchedPosts(tx, id)',
      broken:
        "await lockTouchedPosts(tx, id); await tx.selectFrom('comments').select('id').forUpdate().execute()",
    },
  }),
  ...noticedByTest('server/src/notifications/ownComments.test.ts', 'of their own anonymous comment as', {
    'own-anonymous-comments-untold': {
      file: 'server/src/notifications/commentNotifications.ts',
      find: 'namedId !== null && namedId === user_id',
      broken: '(namedId === null || namedId === user_id)',
    },
  }),
  ...noticedByTest('server/src/notifications/ownComments.test.ts', 'about an anonymous post', {
    'own-name-below-own-anonymous-post-untold': {
      file: 'server/src/notifications/commentNotifications.ts',
      find: '!is_anonymous',
      broken: 'true',
    },
  }),
  ...noticedByTest('server/src/moderation/review.test.ts', 'of an anonymous author', {
    'standing-of-anonymous-authors': {
      file: 'server/src/moderation/routes.ts',
      find: 'post.user_id === null || post.is_anonymous',
      broken: 'post.user_id === null',
    },
  }),
  ...noticedByTest('server/src/notifications/evenWork.test.ts', '', {
    'nobody-to-tell-no-job': {
      file: 'server/src/notifications/notify.ts',
      find: 'announce(deps, tx, (await insertForUser(deps, tx, recipient, content)).notificationId)',
      broken:
        'recipient.userId ? announce(deps, tx, (await insertForUser(deps, tx, recipient, content)).notificationId) : undefined',
    },
  }),
  ...noticedByTest(departures, 'one by one at moments', {
    'what-departs-goes-together': {
      file: 'server/src/profiles/departures.ts',
      find: 'moments[index] as Date',
      broken: 'moments[0]',
    },
  }),
  ...noticedByTest(departures, 'does not go together at its start', {
    'what-is-overdue-goes-together': {
      file: 'server/src/profiles/departures.ts',
      find: 'await postpone(deps.kysely, { dueBefore, now, minutes: 120 })',
      broken: 'undefined',
    },
  }),
  ...noticedByTest('server/src/profiles/deleteAccount.test.ts', 'takes requests for support along', {
    'requests-outlive-their-account': {
      file: 'server/src/profiles/deleteAccount.ts',
      find: 'await eraseRequestsOf(deps, tx, id)',
      broken: 'undefined',
    },
  }),
]

const ofContent: Fault[] = [
  ...noticedByTest('server/src/syndication/rss.test.ts', 'twice the end of a section', {
    'titles-end-their-section': {
      file: 'server/src/syndication/rss.ts',
      find: `\`<\${name}>\${escaped(text)}</\${name}>\``,
      broken: `\`<\${name}><![CDATA[\${text.replace(']]>', ']]]]><![CDATA[>')}]]></\${name}>\``,
    },
  }),
  ...noticedByTest('contract/src/rules/link.test.ts', '', {
    'links-lead-to-other-hosts': {
      file: 'contract/src/rules/link.ts',
      find: "origin === here && !pathname.startsWith('//')",
      broken: 'origin === here',
    },
  }),
  ...noticedByTest('server/src/operations/operations.test.ts', 'are there for nobody else', {
    'metrics-for-this-machine': {
      file: 'server/src/operations/metrics.ts',
      find: '!isToken(bearerToken(request))',
      broken: "!isToken(bearerToken(request)) && request.ip !== '127.0.0.1'",
    },
  }),
  ...noticedByTest('server/src/operations/metricsOfAll.test.ts', 'missing processes', {
    'nobody-misses-a-process': {
      file: 'server/src/operations/metricsOfAll.ts',
      find: 'countProcesses(registry, () => serving().length, configured)',
      broken: 'countProcesses(registry, () => serving().length, serving().length)',
    },
  }),
  ...noticedByTest('web/app/api/startSession.test.ts', '', {
    'sessions-end-without-an-answer': {
      file: 'web/app/api/refresh.ts',
      find: 'answer.status === 401 || answer.status === 403',
      broken: 'answer.status >= 400',
    },
  }),
  ...noticedBy('player', 'a video plays in the viewer', {
    'arrows-lie-on-the-player': {
      file: 'web/app/media/MediaViewer.tsx',
      find: `\`md:absolute md:top-1/2 md:-translate-y-1/2 \${control}\``,
      broken: `\`absolute top-1/2 -translate-y-1/2 \${control}\``,
    },
    'recordings-of-no-length': {
      file: 'web/app/media/AudioPlayer.tsx',
      find: 'useRecording(media.duration ?? 0)',
      broken: 'useRecording(0)',
    },
  }),
  ...noticedBy('viewer', 'looked at by keyboard alone', {
    'viewer-stays-at-escape': {
      file: 'web/app/media/MediaViewer.tsx',
      find: 'useModal(onClose)',
      broken: 'useModal(() => {})',
    },
    'viewer-begins-with-the-first': {
      file: 'web/app/media/MediaViewer.tsx',
      find: '(current + step + total) % total',
      broken: 'Math.max(0, current + step) % total',
    },
  }),
  ...noticedBy('ownAnonymous', 'whoever would put their name below', {
    'name-below-their-own-proposed': {
      file: 'web/app/comments/useWriting.ts',
      find: 'draft.isAnonymous ?? Boolean(ownAbove)',
      broken: 'draft.isAnonymous ?? false',
    },
    'name-below-their-own-never-confirmed': {
      file: 'web/app/comments/useWriting.ts',
      find: 'deliver(draft, { isAnonymous: false, confirmsName: true })',
      broken: 'deliver(draft, { isAnonymous: false })',
    },
    'name-below-their-own-sent-for-none': {
      file: 'web/app/comments/useWriting.ts',
      find: 'deliver(withEdit(draft, { isAnonymous: true }), { isAnonymous: true })',
      broken: 'deliver(withEdit(draft, { isAnonymous: true }), { isAnonymous: false, confirmsName: true })',
    },
  }),
  ...noticedBy('ownAnonymous', 'a page that knows whose post it shows', {
    'name-below-their-own-unasked': {
      file: 'web/app/comments/useWriting.ts',
      find: 'ownAbove && !isAnonymous',
      broken: 'false',
    },
  }),
  ...noticedBy('ownAnonymous', 'a page that does not know yet whose post it shows', {
    'name-below-their-own-refused-without-a-question': {
      file: 'web/app/comments/useWriting.ts',
      find: 'isNameRefusal(code) && isHere.current',
      broken: 'false',
    },
    'refusal-of-a-name-untold-once-its-form-has-gone': {
      file: 'web/app/comments/useWriting.ts',
      find: 'isNameRefusal(code) && isHere.current',
      broken: 'isNameRefusal(code)',
    },
    'own-comment-above-asked-about-as-a-post': {
      file: 'web/app/comments/NameBelowOwn.tsx',
      find: "reason === 'name_below_own_comment'",
      broken: 'false',
    },
  }),
  ...noticedByTest(
    'server/src/comments/nameBelowOwn.test.ts',
    'below an anonymous post of its author is refused',
    {
      'name-below-own-post-let-pass': {
        file: 'server/src/comments/comments.ts',
        find: "if (isOwn(postId, above.post_sealed_author)) throw new ApiError('name_below_own_post')",
        broken: 'void 0',
      },
    },
  ),
  ...noticedByTest('server/src/comments/nameBelowOwn.test.ts', 'to an anonymous comment of its author', {
    'name-below-own-comment-let-pass': {
      file: 'server/src/comments/comments.ts',
      find: 'parentId !== null && isOwn(parentId, above.parent_sealed_author)',
      broken: 'false',
    },
  }),
  ...noticedByTest('server/src/comments/nameBelowOwn.test.ts', 'whoever is refused leaves no trace', {
    'refused-reply-locks-its-author': {
      file: 'server/src/comments/additionStore.ts',
      find: '!isAnonymous && found.length === 0',
      broken:
        'await (!isAnonymous && pool.query(`select from users where id = $1 for key share`, [comment.user_id])) && !isAnonymous && found.length === 0',
    },
  }),
  ...noticedByTest('server/src/comments/nameBelowOwn.test.ts', 'is written once its author confirms it', {
    'name-below-own-never-let-pass': {
      file: 'server/src/comments/comments.ts',
      find: 'above && !confirmsName',
      broken: 'true',
    },
  }),
  ...noticedByTest('server/src/comments/nameBelowOwn.test.ts', 'comments that come at the same time', {
    'name-below-a-comment-of-anybody-refused': {
      file: 'server/src/comments/comments.ts',
      find: 'isAuthor({ user_id: authorOf(authorship, { id, user_id: null, sealed_author }) }, author)',
      broken: 'sealed_author !== null',
    },
  }),
  ...noticedByTest('server/src/comments/nameBelowOwn.test.ts', 'a session without the second password', {
    'name-refused-to-a-locked-session': {
      file: 'server/src/authorship/authorship.ts',
      find: 'author !== null && isHidden(author, subjectId)',
      broken: 'false',
    },
  }),
  ...noticedBy('ownAnonymous', 'whoever takes the name off a report', {
    'name-taken-off-unasked': {
      file: 'web/app/writing/form/EditPostDialog.tsx',
      find: '!before.text.isAnonymous && text.isAnonymous',
      broken: 'false',
    },
  }),
  ...noticedBy('suspects', 'a profile belongs to who made it', {
    'suspect-form-presets-a-gender': {
      file: 'web/app/suspects/form/profile.ts',
      find: "gender: ''",
      broken: "'male'",
    },
    'suspect-form-presets-a-danger': {
      file: 'web/app/suspects/form/profile.ts',
      find: "dangerLevel: ''",
      broken: "'low'",
    },
    'suspect-form-presets-a-status': {
      file: 'web/app/suspects/form/profile.ts',
      find: "status: ''",
      broken: "'wanted'",
    },
  }),
  ...noticedBy('search', 'a word finds posts', {
    'other-tab-shows-nothing': {
      file: 'web/app/search/FoundTabs.tsx',
      find: "hidden={tab !== 'suspects'}",
      broken: 'true',
    },
  }),
  ...noticedBy('rewriting', 'an admin changes a story', {
    'stories-shown-as-all': {
      file: 'web/app/stories/ManageStoriesPage.tsx',
      find: 'shown: stories.length',
      broken: 'query.data?.total ?? 0',
    },
  }),
  ...noticedByTest('server/src/suspects/suspects.test.ts', '', {
    'suspects-by-ten-whatever-is-asked': {
      file: 'server/src/suspects/feed.ts',
      find: 'rows.slice(0, limit)',
      broken: 'rows.slice(0, 10)',
    },
  }),
  ...noticedBy('frame', 'everybody finds their places', {
    'page-comes-in-at-once': {
      file: 'web/app/shell/Shell.tsx',
      find: "className={isFirst ? 'mx-auto' : 'mx-auto animate-page'}",
      broken: '"mx-auto"',
    },
  }),
]

const notices = 'server/src/guestCache/notices.ts'

const ofLostLines: Fault[] = [
  ...noticedByTest(
    'server/src/guestCache/lostConnection.test.ts',
    'what is taken back where the line is silent',
    {
      'taken-back-on-a-silent-line-and-still-shown': {
        file: notices,
        find: 'await Promise.race([all(), noTrustAnymore])',
        broken: 'isInStep() && (await Promise.race([all(), noTrustAnymore]))',
      },
    },
  ),
  ...noticedByTest(
    'server/src/guestCache/lostConnection.test.ts',
    'what is taken back where the line is cut',
    {
      'taken-back-on-a-cut-line-and-still-shown': {
        file: notices,
        find: 'await noTrustAnymore',
        broken: 'void 0',
      },
    },
  ),
  ...noticedByTest('server/src/guestCache/notices.test.ts', 'a call during which the line was lost', {
    'missed-invalidations-not-counted': {
      file: notices,
      find: 'dropped += 1\n      void listenOn()',
      broken: 'void listenOn()',
    },
  }),
]

export const ofAttacks: Fault[] = [
  ...ofRecordings,
  ...ofWork,
  ...ofStrangers,
  ...ofTraces,
  ...ofContent,
  ...ofLostLines,
]
