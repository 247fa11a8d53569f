import { queryClient } from '../../api/query.ts'
import { useDecideChange, useDecideSuspect } from '../../suspects/deciding.ts'
import { discardSuspects } from '../../suspects/discarding.ts'
import {
  sendCrimeTypes,
  sendNewSuspect,
  sendSuspectEdit,
  useDeleteSuspect,
} from '../../suspects/mutations.ts'
import { useRevert } from '../../suspects/revisions.ts'
import { makeSuspect } from '../make.ts'
import type { Changes } from './change.ts'
import { countsStale, inEach, suspectInPosts } from './expected.ts'
import type { Differences } from './filledCache.ts'
import { suspect } from './things.ts'

const changesStale = inEach(['revisions', 'changes'], 'stale')
const renamedEverywhere: Differences = {
  ...suspectInPosts('.suspect.name=Kamal'),
  ...inEach(['suspects', 'managedSuspects'], 'suspect.name=Kamal'),
  ...changesStale,
  suspect: 'name=Kamal',
}
const suspectGone: Differences = {
  ...suspectInPosts('-suspect'),
  ...inEach(['suspects', 'managedSuspects'], '-suspect'),
  waitingSuspects: '-suspect, total=1',
}
const hiddenAs = (shown: string): Differences => ({
  ...suspectInPosts(`.suspect.shown=${shown}`),
  ...inEach(['suspects', 'managedSuspects'], '-suspect, stale'),
  suspect: `shown=${shown}`,
})
const undecided: Differences = { ...countsStale, waitingSuspects: 'stale', suspect: 'stale' }
const renamed = { ...suspect, name: 'Kamal' }

export const suspectChanges = {
  'POST /criminals': {
    use: () => () => sendNewSuspect(queryClient(), { name: 'Kamal', crimeTypes: ['Theft'] }, {}),
    answer: { criminal: makeSuspect({ _id: 'new' }), pendingChange: false },
    after: { success: { added: 'suspects/one/new' }, lost: {} },
  },
  'PUT /criminals/:id': [
    {
      what: 'at once',
      use: () => () => sendSuspectEdit(queryClient(), 'suspect', { name: 'Kamal' }),
      answer: { criminal: renamed, pendingChange: false },
      after: { success: renamedEverywhere, suspect_not_found: {}, conflict: {}, lost: {} },
    },
    {
      what: 'once a moderator has confirmed it',
      use: () => () => sendSuspectEdit(queryClient(), 'suspect', { name: 'Kamal' }),
      answer: { criminal: renamed, pendingChange: true },
      after: { success: changesStale, lost: {} },
    },
  ],
  'POST /criminals/:id/crime-types': {
    use: () => () => sendCrimeTypes(queryClient(), suspect, ['Theft']),
    answer: { criminal: renamed, pendingChange: false },
    after: { success: renamedEverywhere, suspect_not_found: {}, lost: {} },
  },
  'DELETE /criminals/:id': [
    {
      what: 'deletes',
      use: () => {
        const { mutateAsync } = useDeleteSuspect('suspect')
        return () => mutateAsync()
      },
      answer: {},
      after: {
        success: { ...suspectGone, ...countsStale },
        suspect_not_found: { ...suspectGone, ...countsStale, suspect: 'stale' },
        lost: {},
      },
    },
    {
      what: 'discards',
      use: () => () => discardSuspects(queryClient(), [suspect]),
      hides: ['suspect_not_found', 'lost'],
      answer: {},
      after: { success: suspectGone, suspect_not_found: {}, lost: {} },
    },
  ],
  'POST /criminals/:id/revisions/:revisionId/revert': {
    use: () => {
      const { mutateAsync } = useRevert('suspect')
      return () => mutateAsync('revision')
    },
    answer: { criminal: renamed, pendingChange: false },
    after: {
      success: renamedEverywhere,
      revision_not_found: { ...changesStale, suspect: 'stale' },
      lost: { ...changesStale, suspect: 'stale' },
    },
  },
  'POST /criminals/:id/revisions/:revisionId/decision': {
    use: () => {
      const { mutateAsync } = useDecideChange('suspect')
      return () => mutateAsync({ revisionId: 'revision', action: 'confirm', reason: '' })
    },
    answer: { criminal: renamed },
    after: {
      success: { ...renamedEverywhere, ...countsStale },
      already_decided: { ...changesStale, ...countsStale },
      lost: { ...changesStale, ...countsStale },
    },
  },
  'POST /admin/suspects/:id/decision': (['shown', 'hidden', 'removed'] as const).map((shown) => ({
    what: shown,
    use: () => {
      const { mutateAsync } = useDecideSuspect(suspect)
      return () => mutateAsync({ action: 'show', reason: '' })
    },
    answer: { criminal: { ...suspect, shown } },
    after: {
      success: {
        ...(shown === 'shown' ? inEach(['suspects', 'managedSuspects', 'search'], 'stale') : hiddenAs(shown)),
        ...changesStale,
        ...countsStale,
        waitingSuspects: '-suspect, total=1',
      },
      already_decided: undecided,
      conflict: undecided,
      lost: undecided,
    },
  })),
} satisfies Partial<Changes>
