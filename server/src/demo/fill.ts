import { hashPassword } from '../accounts/passwords.ts'
import { grantRole } from '../accounts/roles.ts'
import { insertUser } from '../accounts/userStore.ts'
import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { newId } from '../db/ids.ts'
import { askWhatBecame } from '../outcomes/asking.ts'
import { createPost } from '../posts/posts.ts'
import { addAftermath, commentsOf, stepsOf } from './activity.ts'
import { altIn } from './alts.ts'
import { followersOf, followingOf } from './following.ts'
import { moderationOf } from './moderating.ts'
import { demoAdmin, demoColleagues, demoPassword, demoPeople } from './people.ts'
import { paint } from './pictures.ts'
import { recording } from './recording.ts'
import { type Filed, writtenOf } from './report.ts'
import { reportsInBengali } from './reportsInBengali.ts'
import { reportsInEnglish } from './reportsInEnglish.ts'
import { reviewsOf } from './reviewing.ts'
import { type Happening, unfold } from './story.ts'
import { addSuspect, suspectsOf } from './suspectCareers.ts'
import { demoSuspects } from './suspects.ts'
import { withUploads } from './uploads.ts'

const hour = 60 * 60 * 1000

/** Reports progress: `done` of `all` reports have been filed. */
type Progress = (done: number, all: number) => void

/** Fills a database with made-up people, suspects and reports, through the same functions that the API calls. */
export async function fill(deps: Deps, tell: Progress): Promise<void> {
  const now = Date.now()
  const reports = [...reportsInBengali, ...reportsInEnglish].sort((a, b) => b.hoursAgo - a.hoursAgo)
  const opened = new Date(now - 400 * 24 * hour)
  const passwordHash = await hashPassword(demoPassword)
  const open = (person: Account, role: SignedIn['role']) =>
    openAccount(deps, person, role, passwordHash, opened)
  const moderators: SignedIn[] = []
  for (const admin of [demoAdmin, ...demoColleagues]) {
    moderators.push(await open(admin, 'admin'))
    if (admin.isSuperAdmin) await grantRole(deps, admin.phone, { superAdmin: true })
  }
  const people: SignedIn[] = []
  for (const person of demoPeople) people.push(await open(person, 'user'))
  const suspects: string[] = []

  const all = reports.map(
    (report): Filed => ({
      report,
      written: writtenOf(report),
      author: placed(people, report.by),
      language: reportsInBengali.includes(report) ? 'bn' : 'en',
      filedAt: new Date(now - report.hoursAgo * hour),
      id: '',
      leftOut: [],
    }),
  )
  const filing = all.map(
    (post, index): Happening => ({
      at: post.filedAt,
      async act() {
        const { suspects: places = [], leftOut = [] } = post.report
        for (const place of places) {
          suspects[place] ??= await addSuspect(deps, post.author, placed(demoSuspects, place), place + 1)
        }
        post.leftOut = leftOut.map((place) => placed(suspects, place))
        const accused = places.map((place) => placed(suspects, place))
        post.id = await file(deps, post, accused, index)
        tell(index + 1, all.length)
      },
    }),
  )
  const published = all.filter(({ report }) => !report.review)
  await unfold([
    ...filing,
    ...reviewsOf(deps, moderators, all),
    ...stepsOf(deps, moderators, published),
    ...commentsOf(deps, people, published),
    ...followersOf(deps, people, published),
    ...followingOf(deps, people, suspects, published),
    ...moderationOf(deps, { moderators, people, posts: published }),
    ...suspectsOf(deps, { moderators, people, suspects }),
  ])
  await addAftermath(deps, placed(moderators, 0), people, published)
  await askWhatBecame(deps)
}

interface Account {
  name: string
  phone: string
}

async function openAccount(
  { kysely }: Deps,
  { name, phone }: Account,
  role: SignedIn['role'],
  password_hash: string,
  created_at: Date,
): Promise<SignedIn> {
  const id = newId()
  await insertUser(kysely, { id, name, phone, role, password_hash, avatar: null, created_at })
  return { userId: id, role, isSuperAdmin: false, sessionId: newId() }
}

async function file(
  deps: Deps,
  { report, written, author }: Filed,
  criminals: string[],
  seed: number,
): Promise<string> {
  const { title, scenes, withRecording } = report
  const pictures = await Promise.all(
    scenes.map((scene, index) => paint(scene, seed * 10 + index + 1, written.incidentAt)),
  )
  const field = 'medias'
  const files = scenes.map((scene, index) => ({
    field,
    fileName: `${index}.jpg`,
    content: placed(pictures, index),
    alt: altIn(title, scene),
  }))
  if (withRecording) {
    const alt = altIn(title, 'recording')
    files.push({ field, fileName: 'recording.wav', content: recording(), alt })
  }
  return withUploads(deps, files, (uploads) => createPost(deps, author, { ...written, criminals, uploads }))
}

function placed<Item>(list: readonly Item[], place: number): Item {
  const item = list[place]
  if (item === undefined) throw new Error(`Nothing in the demo has the place ${place}`)
  return item
}
