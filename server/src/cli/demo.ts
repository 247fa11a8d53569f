import type { Deps } from '../core/deps.ts'
import { fill } from '../demo/fill.ts'
import { demoAdmin, demoColleagues, demoPassword, demoPeople } from '../demo/people.ts'
import { isInUse } from '../demo/store.ts'
import { CommandError, withDatabase } from './withDatabase.ts'

const asDialled = (phone: string) => phone.replace(/^880/, '0')

const moderators = [demoAdmin, ...demoColleagues].map(
  ({ phone, name, isSuperAdmin }) =>
    `  ${asDialled(phone)}  ${name} (${isSuperAdmin ? 'super admin' : 'admin'})`,
)

const fillEmpty = async (deps: Deps) => {
  if (await isInUse(deps.kysely)) {
    throw new CommandError('This database already has content; the demo only fills an empty one')
  }
  console.log('Creating people, suspects, reports, pictures and a recording ...')
  await fill(deps, (done, all) => {
    if (done % 5 === 0 || done === all) console.log(`  ${done} of ${all} reports`)
  })
  console.log(`
Log in with one of these numbers and the password ${demoPassword}:
${moderators.join('\n')}
${demoPeople.map(({ phone, name }) => `  ${asDialled(phone)}  ${name}`).join('\n')}
The first login on a device asks for a code. Text messages: ${deps.sms.place}.`)
}

await withDatabase(fillEmpty, { mayCreate: true })
