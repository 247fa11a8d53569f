import { todayInBangladesh } from '@bichar/contract/rules/incidentTime.ts'
import type { SanctionKind } from '@bichar/contract/rules/sanctions.ts'
import type { TestApp } from './app.ts'
import type { TestPerson } from './people.ts'

/** The date so many days from today, as YYYY-MM-DD in Bangladesh. */
export const dayAhead = (days: number): string =>
  todayInBangladesh(new Date(Date.now() + days * 24 * 60 * 60 * 1000))

/** Imposes a sanction on a person. Returns its id. */
export async function sanction(
  app: TestApp,
  admin: TestPerson,
  { user }: TestPerson,
  body: { kind: SanctionKind; reason?: string; until?: string },
): Promise<string> {
  const { status, body: made } = await app.call(
    'POST /admin/users/:id/sanctions',
    { params: { id: user.id }, body: { reason: 'Against the rules', ...body } },
    { as: admin },
  )
  if (status !== 201) throw new Error(`${status} ${made.code}`)
  return made.sanction._id
}
