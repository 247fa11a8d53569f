import { openSession } from '../accounts/sessions.ts'
import type { TestApp } from './app.ts'
import { everybodysPassword, type TestPerson } from './people.ts'

/**
 * Gives a person a second password, and opens a session in which it has not been entered: nothing that they wrote anonymously is shown in
 * it. The person's own session stays unlocked.
 */
export async function openLockedPhone(app: TestApp, person: TestPerson): Promise<TestPerson> {
  const body = { current: everybodysPassword, newPassword: 'copper bengal' }
  const { status } = await app.call('PUT /auth/second-password', { body }, { as: person })
  if (status !== 200) throw new Error(`The second password was refused with ${status}`)
  const device = { userId: person.user.id, deviceId: 'dev_phone', userAgent: undefined }
  return { ...person, ...(await openSession(app.deps, device)) }
}
