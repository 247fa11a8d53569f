import { type Fault, noticedBy, noticedByTest } from '../../fault.ts'

const store = 'web/app/outbox/store.ts'
const device = 'web/app/api/deviceStore.ts'
const draft = 'web/app/comments/commentDraft.ts'

export const sentLater: Fault[] = [
  ...noticedBy('keptForLater', 'what is done without a network waits', {
    'comment-not-kept-for-later': {
      file: 'web/app/comments/useWriting.ts',
      find: 'isOffline(error) && (await enqueueComment(post._id, sent))',
      broken: 'false',
    },
    'waiting-comment-without-its-anonymity': {
      file: 'web/app/comments/queuedComments.ts',
      find: 'input: { params: { id: postId }, body }',
      broken: '{ params: { id: postId }, body: { ...body, isAnonymous: false } }',
    },
    'vote-kept-the-wrong-way': {
      file: 'web/app/comments/voting.ts',
      find: 'wanted: wanted !== undefined',
      broken: 'wanted === undefined',
    },
    'what-was-said-before-waits-too': { file: store, find: 'slot === call.slot', broken: 'false' },
    'sent-in-another-order': { file: store, find: 'a.number - b.number', broken: 'b.number - a.number' },
    'sent-by-every-tab': {
      file: 'web/app/outbox/outbox.ts',
      find: "'locks' in navigator",
      broken: 'false',
    },
    'waiting-comments-not-shown': {
      file: 'web/app/comments/QueuedComments.tsx',
      find: 'comments.length === 0',
      broken: 'true',
    },
  }),
  ...noticedBy('keptForLater', 'a comment with a name that was kept', {
    'kept-name-explained-on-the-device': {
      file: 'web/app/api/outcome.ts',
      find: 'isNameRefusal(code)',
      broken: 'false',
    },
    'kept-name-only-tried-again': {
      file: 'web/app/comments/QueuedComments.tsx',
      find: 'refusal && isAnonymous',
      broken: 'refusal',
    },
    'kept-name-never-confirmed': {
      file: 'web/app/comments/QueuedComments.tsx',
      find: 'sendWith({ isAnonymous: false, confirmsName: true })',
      broken: 'sendWith({ isAnonymous: false })',
    },
    'kept-name-tied-to-what-is-anonymous': {
      file: 'web/app/outbox/useChangeQueue.ts',
      find: '{ ...call, id: newKey() } as unknown as QueuedRequest',
      broken: 'call as unknown as QueuedRequest',
    },
  }),
  ...noticedBy('keptForLater', 'a comment that is being sent', {
    'deleted-while-it-is-sent': {
      file: 'web/app/outbox/useChangeQueue.ts',
      find: 'await withLock(requestLock(id), removeQueued)',
      broken: 'await removeQueued()',
    },
    'sent-without-a-lock': {
      file: 'web/app/outbox/outbox.ts',
      find: 'await withLock(queue.lockOf(next), () => sendOne(queue, next, signal))',
      broken: 'await sendOne(queue, next, signal)',
    },
  }),
  ...noticedBy('keptForLater', 'what was kept is refused with its reason', {
    'refused-comment-goes': {
      file: 'web/app/outbox/requestQueue.ts',
      find: 'if (isWritten) await recordRefusal(person, id, refusal)\n        else await removeRequest(person, id)',
      broken: 'await removeRequest(person, id)',
    },
    'what-waits-is-everybodys': { file: store, find: `\`\${person}/calls/\``, broken: "'calls/'" },
    'logout-leaves-what-waits': {
      file: device,
      find: 'delMany(all, deviceStore())',
      broken: 'Promise.resolve()',
    },
    'deleted-comment-waits-on': {
      file: 'web/app/outbox/useChangeQueue.ts',
      find: 'if (isQueued) await removeRequest(person, id)',
      broken: '',
    },
  }),
  ...noticedBy('hangingNetwork', 'a reaction that is given', {
    'hanging-reaction-hangs-on': {
      file: 'web/app/outbox/callWithTimeout.ts',
      find: '20_000',
      broken: '200_000',
    },
    'hanging-reaction-is-gone': {
      file: 'web/app/reactions/reactions.ts',
      find: 'isOffline(error) ? enqueueReaction(post._id, wanted) : undefined',
      broken: 'undefined',
    },
  }),
  ...noticedBy('hangingNetwork', 'a comment that is typed when the session ends', {
    'typed-comment-lost-with-the-session': {
      file: draft,
      find: 'sessionStorage.setItem(storageKeyOf(person, target), JSON.stringify(draft))',
      broken: 'undefined',
    },
    'typed-comment-found-by-the-next': {
      file: draft,
      find: `\`unsent/\${person}/\${postId}\${parentId ? \`/\${parentId}\` : ''}\``,
      broken: `\`unsent//\${postId}\``,
    },
    'typed-comment-outlives-the-logout': { file: device, find: 'clearDrafts(person)', broken: 'void 0' },
  }),
  ...noticedByTest('web/app/outbox/queue.test.ts', 'a call waits for a keeper', {
    'keeper-that-is-being-loaded-not-waited-for': {
      file: 'web/app/outbox/queue.ts',
      find: 'persister ?? (await waitForPersister())',
      broken: 'persister',
    },
  }),
  ...noticedByTest('web/app/outbox/loadQueue.test.ts', 'what is queued during the reading', {
    'tap-undone-by-an-older-reading': {
      file: 'web/app/outbox/loadQueue.ts',
      find: 'getQueue() !== before',
      broken: 'false',
    },
  }),
  ...noticedByTest('web/app/outbox/queue.test.ts', 'nothing is kept for whoever logs in meanwhile', {
    'kept-for-whoever-logs-in-meanwhile': {
      file: 'web/app/outbox/queue.ts',
      find: '!persist || storedUser()?._id !== person',
      broken: '!persist',
    },
    'waits-for-the-keeper-after-a-logout': {
      file: 'web/app/outbox/queue.ts',
      find: 'for (const resolve of persisterRequests.splice(0)) resolve(next)',
      broken: 'if (next) for (const resolve of persisterRequests.splice(0)) resolve(next)',
    },
  }),
]
