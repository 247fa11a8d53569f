import { fill } from '../demo/fill.ts'
import { demoAdmin, demoColleagues, demoPassword, demoPeople } from '../demo/people.ts'
import { isInUse } from '../demo/store.ts'
import { CommandError, withDatabase } from './withDatabase.ts'

const asDialled = (phone: string) => phone.replace(/^880/, '0')

await withDatabase(async (deps) => {
  if (await isInUse(deps.kysely)) {
    throw new CommandError('This database has content already; the demo fills an empty one only')
  }
  console.log('Making people, suspects, reports, pictures and a recording ...')
  await fill(deps, (done, all) => {
    if (done % 5 === 0 || done === all) console.log(`  ${done} of ${all} reports`)
  })
  console.log(`
Log in with one of these numbers and the password ${demoPassword}:
${[demoAdmin, ...demoColleagues].map(({ phone, name }) => `  ${asDialled(phone)}  ${name} (admin)`).join('\n')}
${demoPeople.map(({ phone, name }) => `  ${asDialled(phone)}  ${name}`).join('\n')}
The first login on a device asks for a code. Text messages go to ${deps.sms.place}.`)
})
