import { type Fault, noticedBy, noticedByTest } from '../fault.ts'

const desk = 'server/src/desk'
/** An approval takes effect immediately instead of ten seconds later. */
const atOnce = {
  file: `${desk}/decisions.ts`,
  find: 'for (const each of decisions) publishToDesk(deps, each, { claim: null, isGone: true })',
  broken: `for (const { kind, id } of decisions) {
    const decided = once.find((each) => each.id === id)
    if (decided) await sources[kind].decide(deps, admin, decided)
  }`,
}
/** The response to a refused claim says that it was granted. */
const forAll = {
  file: `${desk}/claims.ts`,
  find: "if (!claim) throw new ApiError('claimed')",
  broken: 'if (!claim) return { name: admin.userId, until: new Date(Date.now() + 300_000) }',
}

export const ofDesk: Fault[] = [
  ...noticedBy('failedReasons', 'the words of a decision', {
    'words-of-the-moderator-before': {
      file: 'web/app/accounts/ForgetMutations.tsx',
      find: 'client.getMutationCache().clear()',
      broken: 'void 0',
    },
  }),
  ...noticedBy('failedReasons', 'the reason that a moderator', {
    'reason-of-a-failed-deletion-lost': {
      file: 'web/app/admin/FlaggedCard.tsx',
      find: "if ((await decide({ action: 'remove', reason })) !== 'failed') setAsking(false)",
      broken: "await decide({ action: 'remove', reason }).then(() => setAsking(false))",
    },
    'reason-of-a-failed-takedown-lost': {
      file: 'web/app/admin/FlaggedCard.tsx',
      find: "if ((await decide({ action: 'takeDown', reason })) !== 'failed') setAsking(false)",
      broken: "await decide({ action: 'takeDown', reason }).then(() => setAsking(false))",
    },
    'changed-meanwhile-and-pressed-again': {
      file: 'web/app/admin/useFlagDecision.ts',
      find: "changed ? 'changed' : 'failed'",
      broken: "'failed'",
    },
    'reason-lost-with-its-dialog': {
      file: 'web/app/ui/DeletionDialog.tsx',
      find: 'if (!children) onClose()',
      broken: 'onClose()',
    },
    'reason-of-what-was-not-sent-back-lost': {
      file: 'web/app/moderation/SendBackDialog.tsx',
      find: 'useReason({ initial, onClose })',
      broken: 'useReason({ onClose })',
    },
    'own-words-at-the-desk-lost': {
      file: 'web/app/desk/useReasons.ts',
      find: "written?.of === of ? written.text : ''",
      broken: "''",
    },
  }),
  ...noticedBy('desk', 'an approval that is undone has never been public', {
    'desk-approves-at-once': atOnce,
  }),
  ...noticedBy('desk', 'what is undone together is sent together', {
    'desk-undoes-one-after-the-other': {
      file: 'web/app/desk/useDecisions.ts',
      find: `await Promise.allSettled(
      what.decided.map(({ id }) => call('DELETE /admin/desk/decisions/:id', { params: { id } })),
    )`,
      broken: `await what.decided.reduce(async (before, { id }) => {
      const answers = await before
      const undoing = call('DELETE /admin/desk/decisions/:id', { params: { id } })
      return [...answers, ...(await Promise.allSettled([undoing]))]
    }, Promise.resolve([]))`,
    },
  }),
  ...noticedByTest(`${desk}/carryingOut.test.ts`, 'what fails is tried about once a second', {
    'desk-retries-without-a-pause': {
      file: `${desk}/ticker.ts`,
      find: 'next < 0 ? retryMilliseconds : Math.min(lookMilliseconds, next + 10)',
      broken: 'Math.min(lookMilliseconds, Math.max(next, 0) + 10)',
    },
  }),
  ...noticedByTest(`${desk}/carryingOut.test.ts`, 'leaves no trace in what guests are shown', {
    'desk-decides-at-once': atOnce,
  }),
  ...noticedBy('desk', 'two moderators at once never get the same report', {
    'desk-gives-one-to-two': forAll,
  }),
  ...noticedByTest(`${desk}/claims.test.ts`, 'of twenty who claim at once, one has it', {
    'desk-claims-for-all': forAll,
  }),
  ...noticedByTest(`${desk}/decisions.test.ts`, 'it can be undone by whoever decided', {
    'desk-keeps-what-is-undone': {
      file: `${desk}/decisions.ts`,
      find: 'await deletePending(deps.kysely, admin, id)',
      broken: "{ kind: 'post', id } as const",
    },
  }),
  ...noticedByTest(`${desk}/decisions.test.ts`, 'before it is decided on is refused', {
    'desk-decides-on-another-version': {
      file: `${desk}/decisions.ts`,
      find: 'waiting.get(keyOf(each))?.version === each.version',
      broken: 'waiting.has(keyOf(each))',
    },
  }),
  ...noticedByTest(`${desk}/decisions.test.ts`, 'who is no admin any more has decided nothing', {
    'desk-obeys-former-admins': {
      file: `${desk}/decisions.ts`,
      find: '(decided.is_admin)',
      broken: 'true',
    },
  }),
  ...noticedByTest(
    `${desk}/decisions.test.ts`,
    'fifty are decided on at once, and what is named twice once',
    {
      'desk-takes-one-for-two': {
        file: `${desk}/decisions.ts`,
        find: '[...byKey(wanted).values()]',
        broken: '[...wanted]',
      },
    },
  ),
  ...noticedByTest(`${desk}/flagged.test.ts`, 'falls away when the post is changed', {
    'desk-removes-what-it-has-not-seen': {
      file: `${desk}/sources/flag.ts`,
      find: 'version: ofThing',
      broken: 'undefined',
    },
  }),
  ...noticedByTest(`${desk}/queue.test.ts`, 'is that of waiting, whatever the kind', {
    'desk-knows-nothing-urgent': {
      file: 'server/src/flags/feed.ts',
      find: 'sql.join([...urgentReasons])',
      broken: "sql.join(['link'])",
    },
  }),
  ...noticedByTest(`${desk}/queue.test.ts`, 'by how long it waits, by its place, by its pictures', {
    'desk-filters-by-no-age': { file: `${desk}/feed.ts`, find: 'age > 0', broken: 'false' },
  }),
  ...noticedByTest(`${desk}/facts.test.ts`, 'have the standing of an author with a name', {
    'desk-knows-anonymous-authors': {
      file: `${desk}/facts.ts`,
      find: 'post?.isAnonymous ? undefined : post?.user?._id',
      broken: 'post?.user?._id',
    },
  }),
  ...noticedByTest(`${desk}/flagged.test.ts`, 'a flagged post is taken down until', {
    'taken-down-before-without-a-mark': {
      file: `${desk}/sources/postStore.ts`,
      find: "sql`exists (\n  select from audit_log a where a.subject_id = p.id and a.action in ('post.disapprove', 'post.takeDown'))`",
      broken:
        "sql`exists (select from audit_log a where a.subject_id = p.id and a.action = 'post.disapprove')`",
    },
  }),
]
