import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CaseStep } from '@bichar/contract/rules/caseSteps.ts'
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

/** The real product, with ways to bring it into the state that a journey begins with. */
export interface Bichar extends Pick<Server, 'url' | 'codeSentTo' | 'stop'> {
  admin: Account
  /** Where the quick exit leads. */
  quickExitUrl: string
  /** A verified account that nobody else uses, registered as anybody is. */
  makePerson(name: string): Promise<Account>
  /** The device on which somebody logs in next: the one of their registration, and another when it has done so often. */
  nextDevice(account: Account): string
  /** Verified accounts of these names. */
  makePeople(names: readonly string[]): Promise<void>
  /** The account that may do everything, made when it is first asked for: there are seats for four. */
  superAdmin(): Promise<Account>
  /** A report of theirs that waits for review; returns its id. */
  file(author: Account, report: Report, medias?: readonly string[]): Promise<string>
  /** A report of theirs that the admin has let through; returns its id. */
  publish(author: Account, report: Report, medias?: readonly string[]): Promise<string>
  /** The reports that wait for review and are found by `text`, as an admin gets them. */
  waiting(
    text: string,
  ): Promise<
    { title: string; medias: object[]; kinds: string[]; incidentAt: string; user: null | { name: string } }[]
  >
  /** Tells the admins what is wrong with a post. */
  reportPost(reporter: Account, postId: string, reason: string): Promise<void>
  /** As if a public post were 15 days old, and the hour had come in which is asked what became of those. */
  weeksLater(postId: string): Promise<void>
  /** Lets a post through that waits. */
  approve(postId: string): Promise<void>
  /** A call of the API as somebody, for what has no word of its own here. */
  // biome-ignore lint/suspicious/noExplicitAny: the answers of many calls
  ask(account: Account, target: string, data: object, method?: string): Promise<any>
  /** What became of a post, told by its author and let through by the admin. */
  tell(
    author: Account,
    postId: string,
    entry: { title: string; date: string; desc: string; step?: CaseStep },
  ): Promise<void>
  /** The profile of a suspect; returns its id. */
  createSuspect(creator: Account, suspect: NewSuspect, photo?: string): Promise<string>
  /** Takes the profile of a suspect away again. */
  deleteSuspect(creator: Account, suspectId: string): Promise<void>
  /** A blog of the admin's that is not published. */
  writeBlog(title: string, image: string): Promise<void>
}

const registeredAtOnce = 10

/** One device may log in thirty times in a quarter of an hour, rightly too; an admin may have more journeys than that. */
const loginsOfDevice = 25

/** The device on which a journey's people registered: known to the server, so that it asks for no code. */
export const journeyDevice = ({ phone }: Pick<Account, 'phone'>) => `dev_journey${phone}`

let made = 0
const nextPhone = () => `017${String(10_000_000 + process.pid * 1000 + made++).slice(-8)}`

export async function startBichar(settings: Record<string, string> = {}): Promise<Bichar> {
  const textService = await startTextService()
  // Any page of another origin will do.
  const quickExitUrl = new URL('/weather', textService.url).href
  const server = await startServer({
    AI_PROVIDER: 'openai',
    AI_BASE_URL: textService.url,
    AI_MODEL: 'stand-in',
    QUICK_EXIT_URL: quickExitUrl,
    ...settings,
  })
  const { send, codeSentTo } = server

  const tokens = new Map<string, Promise<string>>()
  /** Logs somebody in on a device of theirs that no journey uses. */
  const logIn = async ({ phone, password }: Account): Promise<string> => {
    const deviceId = `dev_behind${phone}`
    await send('/api/auth/login', { phone, password, deviceId })
    return (await send('/api/auth/verify-otp', { phone, deviceId, otp: await codeSentTo(phone) })).token
  }
  /** A token of theirs; however many calls begin at the same time, they are logged in once. */
  const tokenOf = (account: Account): Promise<string> => {
    const token = tokens.get(account.phone) ?? logIn(account)
    tokens.set(account.phone, token)
    return token
  }
  /** A call as somebody; whose token has had its quarter of an hour is logged in anew. */
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
