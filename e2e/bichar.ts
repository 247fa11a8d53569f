import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Call, CallInput, CallOutput } from '@bichar/contract/api.ts'
import type { Post } from '@bichar/contract/posts.ts'
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

type Report = Omit<CallInput<'POST /posts'>['form'], 'medias'> & { isAnonymous: boolean }

type NewSuspect = Omit<CallInput<'POST /criminals'>['form'], 'photo'>

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
  waiting(text: string): Promise<Post[]>
  /** Flags a post for the admins. */
  reportPost(reporter: Account, postId: string, reason: string): Promise<void>
  /** Makes a public post 15 days old, and runs the hourly job that asks what became of posts of that age. */
  weeksLater(postId: string): Promise<void>
  approve(postId: string): Promise<void>
  /** Makes any other API call as somebody. */
  call<C extends Call>(account: Account, name: C, input: CallInput<C>): Promise<CallOutput<C>>
  /** Adds a timeline entry by the author of a post, and has the admin approve it. */
  tell(
    author: Account,
    postId: string,
    entry: { title: string; date: string; desc: string; step?: CaseStep },
  ): Promise<void>
  /** Adds a suspect, who then waits for a moderator; returns the id. */
  proposeSuspect(creator: Account, suspect: NewSuspect, photo?: string): Promise<string>
  /** Adds a suspect and has a moderator show it to everybody; returns the id. */
  createSuspect(creator: Account, suspect: NewSuspect, photo?: string): Promise<string>
  deleteSuspect(creator: Account, suspectId: string): Promise<void>
  /** Has the admin suspend somebody whose name nobody else has. */
  suspend(person: Account, reason: string): Promise<void>
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
  const { codeSentTo } = server

  const tokens = new Map<string, Promise<string>>()
  /** Logs somebody in on another device than those that journeys use. */
  const logIn = async ({ phone, password }: Account): Promise<string> => {
    const deviceId = `dev_behind${phone}`
    // Only the first time a code is asked for on this device.
    const login = await server.call('POST /auth/login', { body: { phone, password, deviceId } })
    if ('token' in login) return login.token
    const otp = await codeSentTo(phone)
    return (await server.call('POST /auth/verify-otp', { body: { phone, deviceId, otp } })).token
  }
  /** The token of an account. Concurrent calls share one login. */
  const tokenOf = (account: Account): Promise<string> => {
    const token = tokens.get(account.phone) ?? logIn(account)
    tokens.set(account.phone, token)
    return token
  }
  /** Makes a call as somebody, and logs in again once the token has expired after a quarter of an hour. */
  const call: Bichar['call'] = async (account, name, input) => {
    const token = tokenOf(account)
    try {
      return await server.call(name, input, await token)
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 401) throw error
      if (tokens.get(account.phone) === token) tokens.delete(account.phone)
      return server.call(name, input, await tokenOf(account))
    }
  }

  const makePerson = async (name: string): Promise<Account> => {
    const account = { name, phone: nextPhone(), password: 'a long password' }
    const origin = { phone: account.phone, deviceId: journeyDevice(account) }
    await server.call('POST /auth/register', { body: { ...origin, name, password: account.password } })
    const verified = await server.call('POST /auth/verify-otp', {
      body: { ...origin, otp: await codeSentTo(account.phone) },
    })
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

  const theSuperAdmin = () => {
    superAdmin ??= makeSuperAdmin()
    return superAdmin
  }

  const approve = async (postId: string, by = admin) => {
    await call(by, 'POST /posts/admin/toggle-approval/:id', {
      params: { id: postId },
      body: { action: 'approve' },
    })
  }

  const file: Bichar['file'] = async (author, report, medias = []) => {
    const files = medias.length > 0 ? await Promise.all(medias.map(fileAt)) : undefined
    const form = { ...report, medias: files }
    return (await call(author, 'POST /posts', { form })).post._id
  }

  const proposeSuspect: Bichar['proposeSuspect'] = async (creator, suspect, photo) => {
    const form = { crimeTypes: ['Theft'], ...suspect, photo: photo ? [await fileAt(photo)] : undefined }
    return (await call(creator, 'POST /criminals', { form })).criminal._id
  }

  return {
    url: server.url,
    quickExitUrl,
    admin,
    call,
    weeksLater: (postId) => weeksLater(server.dataDir, postId),
    makePerson,
    nextDevice,
    async makePeople(names) {
      for (let from = 0; from < names.length; from += registeredAtOnce) {
        await Promise.all(names.slice(from, from + registeredAtOnce).map(makePerson))
      }
    },
    superAdmin: theSuperAdmin,
    codeSentTo,
    approve: (postId) => approve(postId),
    file,
    async waiting(text) {
      return (await call(admin, 'GET /posts/admin/pending', { query: { search: text } })).posts
    },
    async reportPost(reporter, postId, reason) {
      await call(reporter, 'POST /posts/:id/report', { params: { id: postId }, body: { reason } })
    },
    async publish(author, report, medias) {
      const id = await file(author, report, medias)
      // Nobody approves their own report once there is another admin.
      await approve(id, author === admin ? await theSuperAdmin() : admin)
      return id
    },
    async tell(author, postId, entry) {
      const { timeline } = await call(author, 'POST /timelines/post/:postId', {
        params: { postId },
        form: entry,
      })
      await call(admin, 'PATCH /timelines/:id/toggle', {
        params: { id: timeline._id },
        body: { action: 'approve' },
      })
    },
    proposeSuspect,
    async createSuspect(creator, suspect, photo) {
      const id = await proposeSuspect(creator, suspect, photo)
      // Nobody decides on their own suspect once there is another admin.
      const moderator = creator === admin ? await theSuperAdmin() : admin
      await call(moderator, 'POST /admin/suspects/:id/decision', { params: { id }, body: { action: 'show' } })
      return id
    },
    async deleteSuspect(creator, suspectId) {
      await call(creator, 'DELETE /criminals/:id', { params: { id: suspectId } })
    },
    async suspend({ name }, reason) {
      const { users } = await call(admin, 'GET /users/search', { query: { q: name } })
      if (!users[0]) throw new Error(`There is nobody named ${name}`)
      const body = { kind: 'suspension', reason } as const
      await call(admin, 'POST /admin/users/:id/sanctions', { params: { id: users[0]._id }, body })
    },
    async writeBlog(title, image) {
      const words = { title, content: 'In short.', category: ['Crime'], hashtags: [] }
      await call(admin, 'POST /blogs/create', { form: { ...words, image: [await fileAt(image)] } })
    },
    async stop() {
      await server.stop()
      await textService.stop()
    },
  }
}

const fileAt = async (file: string): Promise<File> => new File([await readFile(file)], path.basename(file))
