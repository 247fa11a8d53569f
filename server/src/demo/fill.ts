import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { hashPassword } from '../accounts/passwords.ts'
import { insertUser } from '../accounts/store.ts'
import { newId } from '../db/ids.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/actor.ts'
import type { Upload } from '../http/form.ts'
import { decidePost } from '../moderation/moderation.ts'
import { createPost } from '../posts/posts.ts'
import { demoAdmin, demoPassword, demoPeople } from './people.ts'
import { paint } from './pictures.ts'
import { recording } from './recording.ts'
import type { DemoReport } from './report.ts'
import { reportsInBengali } from './reportsInBengali.ts'
import { reportsInEnglish } from './reportsInEnglish.ts'

const hour = 60 * 60 * 1000

/** Says how far the work is: `done` of `all` reports. */
type Progress = (done: number, all: number) => void

/** Fills a database with made-up people and reports, by the same ways that real ones come in. */
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

  for (const [index, report] of reports.entries()) {
    const author = people[report.by]
    if (!author) throw new Error(`No demo person has the number ${report.by}`)
    const filedAt = new Date(now - report.hoursAgo * hour)
    const id = await file(deps, author, report, filedAt, index)
    await decide(deps, moderator, id, report.review)
    tell(index + 1, reports.length)
  }
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
  const id = newId(created_at)
  await insertUser(kysely, { id, name, phone, role, password_hash, avatar: null, created_at })
  return { userId: id, role, isSuperAdmin: false, sessionId: newId() }
}

async function file(
  deps: Deps,
  author: SignedIn,
  { title, desc, location, source = '', anonymous = false, scenes, withRecording }: DemoReport,
  filedAt: Date,
  seed: number,
): Promise<string> {
  const folder = await mkdtemp(path.join(deps.tempDir, 'demo-'))
  try {
    const uploads: Upload[] = []
    const add = async (fileName: string, content: Buffer) => {
      const place = path.join(folder, fileName)
      await writeFile(place, content)
      uploads.push({ field: 'medias', path: place, bytes: (await stat(place)).size, fileName })
    }
    for (const [index, scene] of scenes.entries()) {
      await add(`${index}.jpg`, await paint(scene, seed * 10 + index + 1))
    }
    if (withRecording) await add('recording.wav', recording())
    const words = { title, desc, location, source, criminals: [], isAnonymous: anonymous }
    return await createPost(deps, author, { ...words, uploads, filedAt })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function decide(
  deps: Deps,
  moderator: SignedIn,
  id: string,
  review: DemoReport['review'],
): Promise<void> {
  if (review === 'waiting') return
  const verdict = review
    ? ({ action: 'disapprove', reason: review.sentBack } as const)
    : ({ action: 'approve', reason: '' } as const)
  await decidePost(deps, moderator, id, verdict)
}
