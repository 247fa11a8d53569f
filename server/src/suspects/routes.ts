import type { Actor } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { paging } from '../http/paging.ts'
import type { Serve } from '../http/serve.ts'
import { decideSuspect } from './deciding.ts'
import { readPendingSuspects, readRecentRevisions, readRevisions, readSuspects } from './feed.ts'
import { decideChange } from './proposals.ts'
import {
  addCrimeType,
  createSuspect,
  editSuspect,
  type ProposedChange,
  readSuspect,
  removeSuspect,
  revertRevision,
} from './suspects.ts'
import { deskSuspectView, proposedView, revisionView, suspectOfRevision, suspectView } from './view.ts'

const messages = {
  show: 'Suspect shown successfully',
  sendBack: 'Suspect sent back successfully',
  remove: 'Suspect removed successfully',
  confirm: 'Change confirmed successfully',
  refuse: 'Change refused successfully',
} as const

export function suspectRoutes(serve: Serve, deps: Deps): void {
  const shown = async (id: string, actor: Actor) => suspectView(await readSuspect(deps, actor, id), actor)
  /** The answer to a change: the suspect as it is now, or as it will be once the change is confirmed. */
  const changed = async (id: string, actor: Actor, proposed: ProposedChange | undefined) => ({
    criminal: proposed
      ? proposedView(await readSuspect(deps, actor, id), proposed, actor)
      : await shown(id, actor),
    pendingChange: proposed !== undefined,
  })

  serve('POST /criminals', async ({ actor, fields, uploads, idempotency }) => {
    const { dangerLevel: danger_level, crimeTypes, ...rest } = fields
    const profile = { ...rest, danger_level, crime_types: eachOnce(crimeTypes) }
    const id = await createSuspect(deps, actor, { ...profile, ...idempotency }, uploads)
    return {
      success: true,
      message: 'Criminal record created successfully',
      ...(await changed(id, actor, undefined)),
    }
  })

  serve('GET /criminals/search', async ({ actor, query }) => {
    const { rows, hasMore } = await readSuspects(deps, {
      ...query,
      query: query.query || query.search,
    })
    return {
      success: true,
      criminals: rows.map((row) => suspectView(row, actor)),
      currentPage: query.page,
      hasMore,
    }
  })

  serve('GET /criminals/:id', async ({ actor, params }) => ({
    success: true,
    criminal: await shown(params.id, actor),
  }))

  serve('PUT /criminals/:id', async ({ actor, params, fields, uploads }) => {
    const { dangerLevel: danger_level, crimeTypes, ...rest } = fields
    const edit = { ...rest, danger_level, crime_types: crimeTypes && eachOnce(crimeTypes) }
    const proposed = await editSuspect(deps, actor, params.id, edit, uploads)
    return {
      success: true,
      message: 'Criminal record updated successfully',
      ...(await changed(params.id, actor, proposed)),
    }
  })

  serve('DELETE /criminals/:id', async ({ actor, params, query }) => {
    await removeSuspect(deps, actor, params.id, query)
    return { success: true, message: 'Criminal profile deleted successfully' }
  })

  serve('POST /criminals/:id/crime-types', async ({ actor, params, body }) => {
    const proposed = await addCrimeType(deps, actor, params.id, body.crimeType)
    return {
      success: true,
      message: 'Crime types updated successfully',
      ...(await changed(params.id, actor, proposed)),
    }
  })

  serve('GET /criminals/:id/revisions', async ({ actor, params, query }) => {
    await readSuspect(deps, actor, params.id)
    const { rows, total } = await readRevisions(deps.kysely, params.id, query)
    return {
      success: true,
      revisions: rows.map(revisionView),
      ...paging(total, query),
    }
  })

  serve('POST /criminals/:id/revisions/:revisionId/revert', async ({ actor, params }) => {
    const proposed = await revertRevision(deps, actor, params.id, params.revisionId)
    return {
      success: true,
      message: 'Criminal record updated successfully',
      ...(await changed(params.id, actor, proposed)),
    }
  })

  serve('POST /criminals/:id/revisions/:revisionId/decision', async ({ actor, params, body }) => {
    await decideChange(deps, actor, { suspectId: params.id, revisionId: params.revisionId }, body)
    return { success: true, message: messages[body.action], criminal: await shown(params.id, actor) }
  })

  serve('GET /admin/suspects/pending', async ({ actor, query }) => {
    const { rows, total } = await readPendingSuspects(deps, query)
    return {
      success: true,
      criminals: rows.map((row) => deskSuspectView(row, actor)),
      ...paging(total, query),
    }
  })

  serve('GET /admin/suspects/revisions', async ({ query }) => {
    const { rows, total } = await readRecentRevisions(deps.kysely, query)
    return {
      success: true,
      revisions: rows.map((row) => ({ ...revisionView(row), criminal: suspectOfRevision(row) })),
      ...paging(total, query),
    }
  })

  serve('POST /admin/suspects/:id/decision', async ({ actor, params, body }) => {
    await decideSuspect(deps, actor, params.id, body)
    return { success: true, message: messages[body.action], criminal: await shown(params.id, actor) }
  })
}

const eachOnce = <Item>(list: readonly Item[]): Item[] => [...new Set(list)]
