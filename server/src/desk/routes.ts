import { auditView } from '../audit/view.ts'
import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import type { Serve } from '../http/serve.ts'
import { currentWatchList } from '../watchWords/watchList.ts'
import { describeFiles } from './alts.ts'
import { claimItem, claimNext, releaseItem } from './claims.ts'
import { readDecided, takeBack } from './decided.ts'
import { holdPending } from './decisionStore.ts'
import { decide, undo } from './decisions.ts'
import { readFacts } from './facts.ts'
import { countQueue, type QueueRow, type Ref, readItems, readQueue } from './feed.ts'
import { addNote } from './notes.ts'
import { readOwnItems } from './ownItemStore.ts'
import { sources, subjectIdOf } from './sources/sources.ts'
import { factsView, itemView, noteView } from './view.ts'

export function deskRoutes(serve: Serve, deps: Deps): void {
  serve('GET /admin/desk', async ({ actor, query }) => {
    const [{ rows, nextCursor }, counts, watchList] = await Promise.all([
      readQueue(deps, actor, query, query),
      countQueue(deps.kysely, actor, query),
      currentWatchList(deps.watchList, deps.kysely),
    ])
    const own = await readOwnItems(deps, actor, rows)
    const items = rows.map((row) => itemView(row, actor, { own, watchList }))
    return { success: true, items, counts, nextCursor }
  })

  serve('POST /admin/desk/next', async ({ actor, body }) => {
    const row = await claimNext(deps, actor, body)
    return { success: true, next: row ? await whole(deps, actor, row) : null }
  })

  serve('GET /admin/desk/:kind/:id', async ({ actor, params }) => ({
    success: true,
    ...(await whole(deps, actor, await found(deps, params))),
  }))

  serve('POST /admin/desk/:kind/:id/claim', async ({ actor, params }) => {
    const { name, until } = await claimItem(deps, actor, params)
    return { success: true, claim: { name, isMine: true, until: until.toISOString() } }
  })

  serve('DELETE /admin/desk/:kind/:id/claim', async ({ actor, params }) => {
    await releaseItem(deps, actor, params)
    return { success: true, message: 'Claim released successfully' }
  })

  serve('POST /admin/desk/:kind/:id/notes', async ({ actor, params, body, idempotency }) => ({
    success: true,
    note: noteView(await addNote(deps, actor, params, { ...body, ...idempotency })),
  }))

  serve('PUT /admin/desk/:kind/:id/alts', async ({ actor, params, body }) => {
    await describeFiles(deps, actor, params, body)
    return { success: true, message: 'Descriptions saved successfully' }
  })

  serve('POST /admin/desk/decisions', async ({ actor, body }) => {
    const { decisions, refused } = await decide(deps, actor, body.decisions)
    return {
      success: true,
      decisions: decisions.map(({ due_at, ...each }) => ({ ...each, dueAt: due_at.toISOString() })),
      refused,
    }
  })

  serve('GET /admin/desk/decided', async ({ actor, query }) => {
    const { rows, nextCursor } = await readDecided(deps, actor, query)
    return {
      success: true,
      entries: rows.map(({ row, takeBack }) => ({ ...auditView(row), takeBack })),
      nextCursor,
    }
  })

  serve('POST /admin/desk/:kind/:id/take-back', async ({ actor, params }) => {
    await takeBack(deps, actor, params)
    return { success: true, message: 'Decision reverted successfully' }
  })

  serve('POST /admin/desk/decisions/hold', async ({ actor, body }) => {
    return { success: true, held: await holdPending(deps.kysely, actor, body.ids) }
  })

  serve('DELETE /admin/desk/decisions/:id', async ({ actor, params }) => {
    await undo(deps, actor, params.id)
    return { success: true, message: 'Decision undone successfully' }
  })
}

async function found(deps: Deps, item: Ref): Promise<QueueRow> {
  const [row] = await readItems(deps.kysely, [item])
  if (!row) throw new ApiError('desk_item_not_found')
  return row
}

/** An item with the complete thing and the facts about it. */
async function whole(deps: Deps, admin: SignedIn, row: QueueRow) {
  const [thing, watchList] = await Promise.all([
    sources[row.kind].read(deps, admin, row),
    currentWatchList(deps.watchList, deps.kysely),
  ])
  const subjectId = await subjectIdOf(deps, row)
  const facts = await readFacts(deps, admin, { ...row, subjectId }, thing, watchList)
  const own = await readOwnItems(deps, admin, [row])
  return { item: itemView(row, admin, { own, watchList }), thing, facts: factsView(facts, admin) }
}
