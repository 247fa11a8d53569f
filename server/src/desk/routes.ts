import type { SignedIn } from '../actor.ts'
import type { Deps } from '../deps.ts'
import type { Serve } from '../http/serve.ts'
import { ApiError } from '../refusal.ts'
import { claimItem, claimNext, releaseItem } from './claims.ts'
import { decide, undo } from './decisions.ts'
import { readFacts } from './facts.ts'
import { countQueue, type QueueRow, type Ref, readItems, readQueue } from './feed.ts'
import { addNote } from './notes.ts'
import { sources } from './sources/sources.ts'
import { factsView, itemView, noteView } from './view.ts'

export function deskRoutes(serve: Serve, deps: Deps): void {
  serve('GET /admin/desk', async ({ actor, query }) => {
    const [{ rows, nextCursor }, counts] = await Promise.all([
      readQueue(deps.kysely, actor, query, query),
      countQueue(deps.kysely, actor, query),
    ])
    return { success: true, items: rows.map((row) => itemView(row, actor)), counts, nextCursor }
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

  serve('POST /admin/desk/:kind/:id/notes', async ({ actor, params, body, headers }) => ({
    success: true,
    note: noteView(await addNote(deps, actor, params, { ...body, ...headers })),
  }))

  serve('POST /admin/desk/decisions', async ({ actor, body }) => {
    const { decisions, refused } = await decide(deps, actor, body.decisions)
    return {
      success: true,
      decisions: decisions.map(({ due_at, ...each }) => ({ ...each, dueAt: due_at.toISOString() })),
      refused,
    }
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
  const thing = await sources[row.kind].read(deps, admin, row)
  const facts = await readFacts(deps, admin, row.id, thing)
  return { item: itemView(row, admin), thing, facts: factsView(facts) }
}
