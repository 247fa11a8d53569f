import type { CallInput } from '@bichar/contract/api.ts'
import type { DeskKind } from '@bichar/contract/rules/desk.ts'
import { eventually } from '@bichar/contract/test/eventually.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { carryOutDue } from '../desk/decisions.ts'
import type { TestApp } from './app.ts'
import type { TestPerson } from './people.ts'

type Query = NonNullable<CallInput<'GET /admin/desk'>['query']>
type Decision = CallInput<'POST /admin/desk/decisions'>['body']['decisions'][number]

/** The moderation desk as seen by this admin. */
export const deskOf = (app: TestApp, as: TestPerson) => ({
  list: async (query: Query = {}) =>
    (await app.call('GET /admin/desk', { query: { limit: 100, ...query } }, { as })).body,
  async listed(id: string, query: Query = {}) {
    return (await this.list(query)).items.filter((item) => item.id === id)
  },
  read: (kind: DeskKind, id: string) =>
    app.call('GET /admin/desk/:kind/:id', { params: { kind, id } }, { as }),
  claim: (kind: DeskKind, id: string) =>
    app.call('POST /admin/desk/:kind/:id/claim', { params: { kind, id } }, { as }),
  release: (kind: DeskKind, id: string) =>
    app.call('DELETE /admin/desk/:kind/:id/claim', { params: { kind, id } }, { as }),
  next: async (body: CallInput<'POST /admin/desk/next'>['body'] = {}) =>
    (await app.call('POST /admin/desk/next', { body }, { as })).body.next,
  note: (kind: DeskKind, id: string, text: string) =>
    app.call('POST /admin/desk/:kind/:id/notes', { params: { kind, id }, body: { text } }, { as }),
  decide: (...decisions: Decision[]) =>
    app.call('POST /admin/desk/decisions', { body: { decisions } }, { as }),
  hold: (...ids: string[]) => app.call('POST /admin/desk/decisions/hold', { body: { ids } }, { as }),
  undo: (id: string) => app.call('DELETE /admin/desk/decisions/:id', { params: { id } }, { as }),
})

/** Lets the ten seconds in which a decision on these items can be undone pass. */
export const letTimePass = ({ deps }: TestApp, ...ids: string[]): Promise<unknown> =>
  sql`update desk_decisions set due_at = now() where subject_id = any (${ids}::uuid[])`.execute(deps.kysely)

/** Waits until all decisions on these items have been carried out or cancelled, by any process. */
export async function untilCarriedOut(app: TestApp, ...ids: string[]): Promise<void> {
  await letTimePass(app, ...ids)
  await carryOutDue(app.deps)
  await eventually(async () => {
    const { rows } = await sql`
        select from desk_decisions where is_pending and subject_id = any (${ids}::uuid[])`.execute(
      app.deps.kysely,
    )
    expect(rows).toHaveLength(0)
  })
}
