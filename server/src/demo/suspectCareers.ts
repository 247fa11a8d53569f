import { type ReasonCode, readyReason } from '@bichar/contract/rules/readyReasons.ts'
import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import type { Upload } from '../core/upload.ts'
import { decideSuspect } from '../suspects/deciding.ts'
import { readRevisions } from '../suspects/feed.ts'
import { decideChange } from '../suspects/proposals.ts'
import { createSuspect, editSuspect } from '../suspects/suspects.ts'
import { placedIn } from './lists.ts'
import { paint } from './pictures.ts'
import { moderatorOf } from './reviewing.ts'
import type { Happening } from './story.ts'
import type { DemoSuspect } from './suspects.ts'
import { type AddedAlone, addedAlone, type ProposedChange, proposedChanges } from './suspectTexts.ts'
import { withUploads } from './uploads.ts'

const hour = 60 * 60 * 1000

interface Cast {
  moderators: readonly SignedIn[]
  people: readonly SignedIn[]
  /** The ids of the suspects of the reports, known once the reports have been filed. */
  suspects: readonly string[]
}

/** Proposes a suspect, and returns the id. */
export async function addSuspect(
  deps: Deps,
  creator: SignedIn,
  { photo, ...profile }: DemoSuspect,
  seed: number,
): Promise<string> {
  const files = photo ? [{ field: 'photo', fileName: 'photo.jpg', content: await paint(photo, seed) }] : []
  const add = (uploads: Upload[]) => createSuspect(deps, creator, profile, uploads)
  return withUploads(deps, files, add)
}

/** What becomes of suspects apart from reports: some are added alone, and some are changed by others. */
export const suspectsOf = (deps: Deps, cast: Cast): Happening[] => [
  ...addedAlone.flatMap((suspect, index) => careerOf(deps, cast, suspect, index)),
  ...proposedChanges.flatMap((change, index) => changeOf(deps, cast, change, index)),
]

const ago = (hours: number) => new Date(Date.now() - hours * hour)

/** A reason as a moderator gives it to somebody who writes in Bengali, or in English. */
const reasonFor = (text: string, code: ReasonCode | undefined) =>
  code ? readyReason(code, /\p{Script=Bengali}/u.test(text) ? 'bn' : 'en') : ''

function careerOf(deps: Deps, { moderators, people }: Cast, added: AddedAlone, turn: number): Happening[] {
  const { by, hoursAgo, decisions, ...suspect } = added
  let id = ''
  return [
    {
      at: ago(hoursAgo),
      async act() {
        id = await addSuspect(deps, placedIn(people, by), suspect, 60 + turn)
      },
    },
    ...decisions.map(({ after, action, reason }) => ({
      at: ago(hoursAgo - after),
      act: () =>
        decideSuspect(deps, moderatorOf(moderators, turn), id, {
          action,
          reason: reasonFor(suspect.name, reason),
        }),
    })),
  ]
}

function changeOf(
  deps: Deps,
  { moderators, people, suspects }: Cast,
  { suspect, by, hoursAgo, edit, decision }: ProposedChange,
  turn: number,
): Happening[] {
  const suspectId = () => placedIn(suspects, suspect)
  const decide = async ({ action, reason }: NonNullable<ProposedChange['decision']>) => {
    const { rows } = await readRevisions(deps.kysely, suspectId(), { page: 1, limit: 1 })
    const given = reasonFor('', reason)
    await decideChange(
      deps,
      moderatorOf(moderators, turn),
      { suspectId: suspectId(), revisionId: placedIn(rows, 0).id },
      { action, reason: given },
    )
  }
  return [
    { at: ago(hoursAgo), act: () => editSuspect(deps, placedIn(people, by), suspectId(), edit, []) },
    ...(decision ? [{ at: ago(hoursAgo - 5), act: () => decide(decision) }] : []),
  ]
}
