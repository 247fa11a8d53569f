import { hashPassword } from '../accounts/passwords.ts'
import { insertUser } from '../accounts/userStore.ts'
import type { SignedIn } from '../actor.ts'
import { newId } from '../db/ids.ts'
import type { Deps } from '../deps.ts'
import { decidePost } from '../moderation/moderation.ts'
import { createPost } from '../posts/posts.ts'
import { createSuspect } from '../suspects/suspects.ts'
import type { Upload } from '../upload.ts'
import { addAftermath, type Public } from './activity.ts'
import { demoAdmin, demoPassword, demoPeople } from './people.ts'
import { paint } from './pictures.ts'
import { recording } from './recording.ts'
import { type DemoReport, writtenOf } from './report.ts'
import { reportsInBengali } from './reportsInBengali.ts'
import { reportsInEnglish } from './reportsInEnglish.ts'
import { demoSuspects } from './suspects.ts'
import { withUploads } from './uploads.ts'

const hour = 60 * 60 * 1000

/** Says how far the work is: `done` of `all` reports. */
type Progress = (done: number, all: number) => void

/** Fills a database with made-up people, suspects and reports, by the same ways that real ones come in. */
export async function fill(deps: Deps, tell: Progress): Promise<void> {
  const now = Date.now()
  const reports = [...reportsInBengali, ...reportsInEnglish].sort((a, b) => b.hoursAgo - a.hoursAgo)
  const opened = new Date(now - 60 * 24 * hour)
  const passwordHash = await hashPassword(demoPassword)
  const open = (person: Account, role: SignedIn['role']) =>
    openAccount(deps, person, role, passwordHash, opened)
  const moderator = await open(demoAdmin, 'admin')
  const people: SignedIn[] = []
  for (const person of demoPeople) people.push(await open(person, 'user'))

  const suspects = await addSuspects(deps, people)

  const published: Public[] = []
  for (const [index, report] of reports.entries()) {
    const filedAt = new Date(now - report.hoursAgo * hour)
    const accused = (report.suspects ?? []).map((place) => placed(suspects, place))
    const author = placed(people, report.by)
    const id = await file(deps, author, report, { filedAt, criminals: accused }, index)
    // In the order of filing, as the demo tells its story.
    const decidedAt = new Date(now - report.hoursAgo * 0.9 * hour)
    await decide(deps, moderator, id, report.review, decidedAt)
    const language = reportsInBengali.includes(report) ? 'bn' : 'en'
    if (!report.review) published.push({ id, author, language, filedAt })
    tell(index + 1, reports.length)
  }
  await addAftermath(deps, moderator, people, published)
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
  author: SignedIn,
  report: DemoReport,
  about: { filedAt: Date; criminals: string[] },
  seed: number,
): Promise<string> {
  const pictures = await Promise.all(report.scenes.map((scene, index) => paint(scene, seed * 10 + index + 1)))
  const files = pictures.map((content, index) => ({ field: 'medias', fileName: `${index}.jpg`, content }))
  if (report.withRecording) files.push({ field: 'medias', fileName: 'recording.wav', content: recording() })
  return withUploads(deps, files, (uploads) =>
    createPost(deps, author, { ...writtenOf(report), ...about, uploads }),
  )
}

/** Returns their ids. */
async function addSuspects(deps: Deps, people: readonly SignedIn[]): Promise<string[]> {
  const ids: string[] = []
  for (const [index, { by, face, ...profile }] of demoSuspects.entries()) {
    const photo = face
      ? [{ field: 'photo', fileName: 'photo.jpg', content: await paint(face, index + 1) }]
      : []
    const add = (uploads: Upload[]) => createSuspect(deps, placed(people, by), profile, uploads)
    ids.push(await withUploads(deps, photo, add))
  }
  return ids
}

function placed<Item>(list: readonly Item[], place: number): Item {
  const item = list[place]
  if (item === undefined) throw new Error(`Nothing in the demo has the place ${place}`)
  return item
}

async function decide(
  deps: Deps,
  moderator: SignedIn,
  id: string,
  review: DemoReport['review'],
  decidedAt: Date,
): Promise<void> {
  if (review === 'waiting') return
  const verdict = review
    ? ({ action: 'disapprove', reason: review.sentBack } as const)
    : ({ action: 'approve', reason: '' } as const)
  await decidePost(deps, moderator, id, { ...verdict, decidedAt })
}
