import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CaseStep } from '@bichar/contract/rules/caseSteps.ts'
import { withoutScheduledShuffle } from '../server/src/test/schedule.ts'
import { inDatabase } from './inDatabase.ts'
import { Refusal, type Server, startServer } from './server.ts'
import { startTextService } from './textService.ts'
import { weeksLater } from './weeksLater.ts'

export interface Account {
  name: string
  phone: string
  password: string
}

interface Report {
  title: string
  desc: string
  isAnonymous: boolean
  source?: string
  location?: string
  district?: string
  kinds?: readonly string[]
  /** The ids of suspects. */
  criminals?: readonly string[]
}

interface NewSuspect {
  name: string
  status?: string
  location?: string
  crimeTypes?: readonly string[]
}

/** The real product, with methods that bring it into the state in which a journey begins. */
export interface Bichar extends Pick<Server, 'url' | 'codeSentTo' | 'stop'> {
  admin: Account
  /** The page that the quick exit leads to. */
  quickExitUrl: string
  /** Registers a verified account through the API, for one journey only. */
  makePerson(name: string): Promise<Account>
  /** The id of the device for the next login: the device of the registration, or another one once it has logged in too often. */
  nextDevice(account: Account): string
  /** Creates verified accounts with these names. */
  makePeople(names: readonly string[]): Promise<void>
  /** A super admin, created on first use and then shared, because at most four may exist. */
  superAdmin(): Promise<Account>
  /** Files a report, which then waits for review; returns its id. */
  file(author: Account, report: Report, medias?: readonly string[]): Promise<string>
  /** Files a report and has the admin approve it; returns its id. */
  publish(author: Account, report: Report, medias?: readonly string[]): Promise<string>
  /** The reports that wait for review and match `text`, as an admin gets them. */
  waiting(
    text: string,
  ): Promise<
    { title: string; medias: object[]; kinds: string[]; incidentAt: string; user: null | { name: string } }[]
  >
  /** Flags a post for the admins. */
  reportPost(reporter: Account, postId: string, reason: string): Promise<void>
  /** Makes a public post 15 days old, and runs the hourly job that asks what became of posts of that age. */
  weeksLater(postId: string): Promise<void>
  approve(postId: string): Promise<void>
  /** Makes any other API call as somebody. */
  // biome-ignore lint/suspicious/noExplicitAny: many calls have different responses
  ask(account: Account, target: string, data: object, method?: string): Promise<any>
  /** Adds a timeline entry by the author of a post, and has the admin approve it. */
  tell(
    author: Account,
    postId: string,
    entry: { title: string; date: string; desc: string; step?: CaseStep },
  ): Promise<void>
  /** Creates a suspect; returns the id. */
  createSuspect(creator: Account, suspect: NewSuspect, photo?: string): Promise<string>
  deleteSuspect(creator: Account, suspectId: string): Promise<void>
  /** Creates an unpublished blog of the admin. */
  writeBlog(title: string, image: string): Promise<void>
}

const registeredAtOnce = 10

/** A device may log in thirty times in a quarter of an hour. The admin can have more journeys than that, so another device comes next. */
const loginsOfDevice = 25

/** The device on which a journey's people registered: the server knows it, so that a login needs no code. */
export const journeyDevice = ({ phone }: Pick<Account, 'phone'>) => `dev_journey${phone}`

let made = 0
const nextPhone = () => `017${String(10_000_000 + process.pid * 1000 + made++).slice(-8)}`

export async function startBichar(settings: Record<string, string> = {}): Promise<Bichar> {
  const textService = await startTextService()
  // Any page of another origin works.
  const quickExitUrl = new URL('/weather', textService.url).href
  const server = await startServer({
    AI_PROVIDER: 'openai',
    AI_BASE_URL: textService.url,
    AI_MODEL: 'stand-in',
    QUICK_EXIT_URL: quickExitUrl,
    ...settings,
  })
  // It would make changes of a journey wait for longer than a lock may be waited for.
  await inDatabase(server.dataDir, withoutScheduledShuffle)
  const { send, codeSentTo } = server

  const tokens = new Map<string, Promise<string>>()
  /** Logs somebody in on another device than those that journeys use. */
  const logIn = async ({ phone, password }: Account): Promise<string> => {
    const deviceId = `dev_behind${phone}`
    // Only the first time a code is asked for on this device.
    const { token } = await send('/api/auth/login', { phone, password, deviceId })
    return (
      token ?? (await send('/api/auth/verify-otp', { phone, deviceId, otp: await codeSentTo(phone) })).token
    )
  }
  /** The token of an account. Concurrent calls share one login. */
  const tokenOf = (account: Account): Promise<string> => {
    const token = tokens.get(account.phone) ?? logIn(account)
    tokens.set(account.phone, token)
    return token
  }
  /** Makes a call as somebody, and logs in again once the token has expired after a quarter of an hour. */
  const ask = async (account: Account, target: string, data: object, method = 'POST') => {
    const token = tokenOf(account)
    try {
      return await send(target, data, await token, method)
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 401) throw error
      if (tokens.get(account.phone) === token) tokens.delete(account.phone)
      return send(target, data, await tokenOf(account), method)
    }
  }

  const makePerson = async (name: string): Promise<Account> => {
    const account = { name, phone: nextPhone(), password: 'a long password' }
    const origin = { phone: account.phone, deviceId: journeyDevice(account) }
    await send('/api/auth/register', { ...origin, name, password: account.password })
    const verified = await send('/api/auth/verify-otp', { ...origin, otp: await codeSentTo(account.phone) })
    tokens.set(account.phone, Promise.resolve(verified.token))
    return account
  }
  const logins = new Map<string, number>()
  const nextDevice = (account: Account): string => {
    const before = logins.get(account.phone) ?? 0
    logins.set(account.phone, before + 1)
    const number = Math.floor(before / loginsOfDevice)
    return number === 0 ? journeyDevice(account) : `${journeyDevice(account)}and${number}`
  }

  const admin = await makePerson('Nasrin Akter')
  await server.command('admin', 'grant', admin.phone)

  let superAdmin: Promise<Account> | undefined
  const makeSuperAdmin = async () => {
    const account = await makePerson('Farida Yasmin')
    await server.command('admin', 'grant', account.phone, '--super')
    return account
  }

  const approve = async (postId: string) => {
    await ask(admin, `/api/posts/admin/toggle-approval/${postId}`, { action: 'approve' })
  }

  const file: Bichar['file'] = async (author, report, medias = []) => {
    const form = formOf(report)
    for (const media of medias) form.append('medias', new Blob([await readFile(media)]), path.basename(media))
    return (await ask(author, '/api/posts', form)).post._id
  }

  return {
    url: server.url,
    quickExitUrl,
    admin,
    ask,
    weeksLater: (postId) => weeksLater(server.dataDir, postId),
    makePerson,
    nextDevice,
    async makePeople(names) {
      for (let from = 0; from < names.length; from += registeredAtOnce) {
        await Promise.all(names.slice(from, from + registeredAtOnce).map(makePerson))
      }
    },
    superAdmin() {
      superAdmin ??= makeSuperAdmin()
      return superAdmin
    },
    codeSentTo,
    approve,
    file,
    async waiting(text) {
      const query = new URLSearchParams({ search: text })
      return (await ask(admin, `/api/posts/admin/pending?${query}`, {}, 'GET')).posts
    },
    async reportPost(reporter, postId, reason) {
      await ask(reporter, `/api/posts/${postId}/report`, { reason })
    },
    async publish(author, report, medias) {
      const id = await file(author, report, medias)
      await approve(id)
      return id
    },
    async tell(author, postId, entry) {
      const { timeline } = await ask(author, `/api/timelines/post/${postId}`, entry)
      await ask(admin, `/api/timelines/${timeline._id}/toggle`, { action: 'approve' }, 'PATCH')
    },
    async createSuspect(creator, suspect, photo) {
      const form = formOf({ crimeTypes: ['Theft'], ...suspect })
      if (photo) form.append('photo', new Blob([await readFile(photo)]), path.basename(photo))
      return (await ask(creator, '/api/criminals', form)).criminal._id
    },
    async deleteSuspect(creator, suspectId) {
      await ask(creator, `/api/criminals/${suspectId}`, {}, 'DELETE')
    },
    async writeBlog(title, image) {
      const form = formOf({ title, content: 'In short.', category: ['Crime'], hashtags: [] })
      form.append('image', new Blob([await readFile(image)]), path.basename(image))
      await ask(admin, '/api/blogs/create', form)
    },
    async stop() {
      await server.stop()
      await textService.stop()
    },
  }
}

function formOf(fields: object): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) {
    form.append(field, Array.isArray(value) ? JSON.stringify(value) : String(value))
  }
  return form
}
