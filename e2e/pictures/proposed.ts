import type { CallInput } from '@bichar/contract/api.ts'
import type { SuspectAction } from '@bichar/contract/rules/suspectVisibility.ts'
import { placedIn } from '../../server/src/demo/lists.ts'
import { paint } from '../../server/src/demo/pictures.ts'
import type { Server } from '../server.ts'
import type { Proposed } from './places.ts'

interface ProposalSeed {
  server: Server
  /** The tokens of an admin and of somebody who proposes people. */
  admin: string
  author: string
}

/** Has somebody propose people, alone and with a report, and a change of one who is public, and returns the ids. */
export async function propose({ server: { call }, admin, author }: ProposalSeed): Promise<Proposed> {
  const add = async (fields: Profile, photo?: Photo, seed = 1): Promise<string> => {
    const taken = await photoOf(photo, seed)
    const form = { gender: 'male' as const, crimeTypes: ['Extortion'], ...fields, photo: taken }
    return (await call('POST /criminals', { form }, author)).criminal._id
  }
  const decide = (id: string, action: SuspectAction, reason = '') =>
    call('POST /admin/suspects/:id/decision', { params: { id }, body: { action, reason } }, admin)

  const place = 'House 14, Road 7, Mohammadpur, Dhaka'
  const crimeTypes = ['Extortion', 'Fraud', 'Armed Robbery']
  const removed = await add({ name: 'জসিম হাওলাদার', age: '41', location: 'মিরপুর, ঢাকা' }, 'fromBehind', 71)
  await decide(removed, 'remove', 'এই ব্যক্তি দায়মুক্ত হয়েছেন, অথবা তাঁকে ভুল করে অন্য কেউ ভাবা হয়েছে।')
  await decide(
    await add({ name: 'Josim Hawladar', age: '36', location: 'Barishal' }, 'fromBehind', 72),
    'show',
  )
  const alone = await add(
    { name: 'Md. Jashim Howlader', age: '38', location: place, crimeTypes },
    'fromBehind',
    73,
  )

  const named = [
    await add({ name: 'Jashim Howlader', age: '39', location: 'Mohammadpur, Dhaka' }, 'fromBehind', 74),
    await add({ name: 'রুবেল মাতুব্বর', age: '16', location: 'আদাবর, ঢাকা' }),
    await add({ name: 'Selina Khatun', gender: 'female', location: 'Dhaka' }, 'inScarf', 75),
  ]
  await decide(named[2] ?? '', 'sendBack', 'This person may be a victim or a witness.')
  const title = 'Three people collect money from the shops of the kitchen market'
  const desc =
    'Every Friday before the prayer they go from stall to stall and ask for two thousand taka. Who does not pay finds the lock of the shutter filled with glue on Saturday. The committee of the market has written down the names and the days since Eid.'
  const report = { title, desc, location: 'Mohammadpur, Dhaka', isAnonymous: true, criminals: named }
  const { post } = await call('POST /posts', { form: report }, author)

  const shown = await add(
    { name: 'Abdul Mannan Sikder', age: '44', location: 'Savar, Dhaka' },
    'fromBehind',
    76,
  )
  await decide(shown, 'show')
  const form = {
    ...({ name: 'Josim Howlader', age: '46', status: 'released', dangerLevel: 'high' } as const),
    ...{ location: 'Savar and Ashulia, Dhaka', crimeTypes: ['Fraud', 'Corruption'] },
    photo: await photoOf('fromBehind', 77),
  }
  const params = { id: shown }
  await call('PUT /criminals/:id', { params, form }, author)
  const { revisions } = await call('GET /criminals/:id/revisions', { params }, admin)
  return { proposed: alone, change: placedIn(revisions, 0)._id, namingPost: post._id }
}

type Photo = 'fromBehind' | 'inScarf'
type Profile = CallInput<'POST /criminals'>['form']

const photoOf = async (scene: Photo | undefined, seed: number) =>
  scene && [new File([new Uint8Array(await paint(scene, seed))], 'photo.jpg')]
