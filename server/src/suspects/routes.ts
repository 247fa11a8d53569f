import type { Actor } from '../actor.ts'
import type { Deps } from '../deps.ts'
import { paging } from '../http/paging.ts'
import type { Serve } from '../http/serve.ts'
import { readingFor } from '../replica/readingFor.ts'
import { readRevisions, readSuspects } from './feed.ts'
import {
  addCrimeType,
  createSuspect,
  editSuspect,
  readSuspect,
  removeSuspect,
  revertRevision,
} from './suspects.ts'
import { revisionView, suspectView } from './view.ts'

export function suspectRoutes(serve: Serve, deps: Deps): void {
  const shown = async (id: string, actor: Actor) => suspectView(await readSuspect(deps, id), actor)

  serve('POST /criminals', async ({ actor, fields, uploads, headers }) => {
    const { dangerLevel: danger_level, crimeTypes, ...rest } = fields
    const profile = { ...rest, danger_level, crime_types: eachOnce(crimeTypes) }
    const id = await createSuspect(deps, actor, { ...profile, ...headers }, uploads)
    return {
      success: true,
      message: 'Criminal record created successfully',
      criminal: await shown(id, actor),
    }
  })

  serve('GET /criminals/search', async ({ actor, query }) => {
    const { rows, hasMore } = await readSuspects(readingFor(deps, actor), {
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
    await editSuspect(deps, actor, params.id, edit, uploads)
    return {
      success: true,
      message: 'Criminal record updated successfully',
      criminal: await shown(params.id, actor),
    }
  })

  serve('DELETE /criminals/:id', async ({ actor, params }) => {
    await removeSuspect(deps, actor, params.id)
    return { success: true, message: 'Criminal profile deleted successfully' }
  })

  serve('POST /criminals/:id/crime-types', async ({ actor, params, body }) => {
    await addCrimeType(deps, actor, params.id, body.crimeType)
    return {
      success: true,
      message: 'Crime types updated successfully',
      criminal: await shown(params.id, actor),
    }
  })

  serve('GET /criminals/:id/revisions', async ({ params, query }) => {
    await readSuspect(deps, params.id)
    const { rows, total } = await readRevisions(deps.kysely, params.id, query)
    return {
      success: true,
      revisions: rows.map(revisionView),
      ...paging(total, query),
    }
  })

  serve('POST /criminals/:id/revisions/:revisionId/revert', async ({ actor, params }) => {
    await revertRevision(deps, actor, params.id, params.revisionId)
    return {
      success: true,
      message: 'Criminal record updated successfully',
      criminal: await shown(params.id, actor),
    }
  })
}

const eachOnce = <Item>(list: readonly Item[]): Item[] => [...new Set(list)]
