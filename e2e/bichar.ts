import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { startTextService } from './textService.ts'

const root = path.resolve(import.meta.dirname, '..')
const node = path.join(root, 'node_modules/.bin/node')
const run = promisify(execFile)

export interface Account {
  name: string
  phone: string
  password: string
}

interface Report {
  title: string
  desc: string
  isAnonymous: boolean
  /** The ids of suspects. */
  criminals?: readonly string[]
}

interface NewSuspect {
  name: string
  status?: string
  location?: string
  crimeTypes?: readonly string[]
}

/** The real product, started as an operator starts it, on a data directory of its own. */
export interface Bichar {
  url: string
  admin: Account
  /** Waits for a text message to a phone that was not asked for before, and returns the six digits in it. */
  codeSentTo(phone: string): Promise<string>
  /** A verified account that nobody else uses, registered as anybody is. */
  makePerson(name: string): Promise<Account>
  /** Verified accounts of these names. */
  makePeople(names: readonly string[]): Promise<void>
  /** A verified account that may do everything; there are seats for four. */
  makeSuperAdmin(name: string): Promise<Account>
  /** A report of theirs that waits for review; answers its id. */
  file(author: Account, report: Report, pictures?: readonly string[]): Promise<string>
  /** A report of theirs that the admin has let through; answers its id. */
  publish(author: Account, report: Report, pictures?: readonly string[]): Promise<string>
  /** The reports that wait for review and are found by `text`, as an admin gets them. */
  waiting(text: string): Promise<{ title: string; medias: object[]; user: null | { name: string } }[]>
  /** Tells the admins what is wrong with a post. */
  reportPost(reporter: Account, postId: string, reason: string): Promise<void>
  /** Lets a post through that waits. */
  approve(postId: string): Promise<void>
  /** What became of a post, told by its author and let through by the admin. */
  tell(author: Account, postId: string, entry: { title: string; date: string; desc: string }): Promise<void>
  /** The profile of a suspect; answers its id. */
  accuse(creator: Account, suspect: NewSuspect, photo?: string): Promise<string>
  /** Takes the profile of a suspect away again. */
  acquit(creator: Account, suspectId: string): Promise<void>
  stop(): Promise<void>
}

const registeredAtOnce = 10

/** The device on which a journey's people registered: known to the server, so that it asks for no code. */
export const journeyDevice = ({ phone }: Pick<Account, 'phone'>) => `dev_journey${phone}`

let made = 0
const nextPhone = () => `017${String(10_000_000 + process.pid * 1000 + made++).slice(-8)}`

export async function startBichar(): Promise<Bichar> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bichar-e2e-'))
  await chmod(dataDir, 0o711)
  const port = await freePort()
  const textService = await startTextService()
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'warn',
    AI_PROVIDER: 'openai',
    AI_BASE_URL: textService.url,
    AI_MODEL: 'stand-in',
  }
  const server = spawn(node, ['server/src/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  await untilReady(url, server)
  const cli = (...args: string[]) => run(node, ['server/src/cli/admin.ts', ...args], { cwd: root, env })

  const codeSentTo = readCodes(path.join(dataDir, 'sms-outbox.ndjson'))

  const tokens = new Map<string, string>()
  const send = async (target: string, data: object, token?: string, method = 'POST') => {
    const isForm = data instanceof FormData
    const response = await fetch(url + target, {
      method,
      headers: {
        ...(!isForm && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: method === 'GET' ? undefined : isForm ? data : JSON.stringify(data),
    })
    const answer = await response.json()
    if (!response.ok) throw new Error(`${target}: ${JSON.stringify(answer)}`)
    return answer
  }
  /** A call as somebody, from a device of theirs that no journey uses. */
  const ask = async ({ phone, password }: Account, target: string, data: object, method = 'POST') => {
    const deviceId = `dev_behind${phone}`
    if (!tokens.has(phone)) {
      await send('/api/auth/login', { phone, password, deviceId })
      const verified = await send('/api/auth/verify-otp', { phone, deviceId, otp: await codeSentTo(phone) })
      tokens.set(phone, verified.token)
    }
    return send(target, data, tokens.get(phone), method)
  }

  const makePerson = async (name: string): Promise<Account> => {
    const account = { name, phone: nextPhone(), password: 'a long password' }
    const origin = { phone: account.phone, deviceId: journeyDevice(account) }
    await send('/api/auth/register', { ...origin, name, password: account.password })
    await send('/api/auth/verify-otp', { ...origin, otp: await codeSentTo(account.phone) })
    return account
  }
  const admin = await makePerson('Nasrin Akter')
  await cli('grant', admin.phone)

  const approve = async (postId: string) => {
    await ask(admin, `/api/posts/admin/toggle-approval/${postId}`, { action: 'approve' })
  }

  const file: Bichar['file'] = async (author, report, pictures = []) => {
    const form = formOf(report)
    for (const picture of pictures)
      form.append('medias', new Blob([await readFile(picture)]), path.basename(picture))
    return (await ask(author, '/api/posts', form)).post._id
  }

  return {
    url,
    admin,
    makePerson,
    async makePeople(names) {
      for (let from = 0; from < names.length; from += registeredAtOnce) {
        await Promise.all(names.slice(from, from + registeredAtOnce).map(makePerson))
      }
    },
    async makeSuperAdmin(name) {
      const account = await makePerson(name)
      await cli('grant', account.phone, '--super')
      return account
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
    async publish(author, report, pictures) {
      const id = await file(author, report, pictures)
      await approve(id)
      return id
    },
    async tell(author, postId, entry) {
      const { timeline } = await ask(author, `/api/timelines/post/${postId}`, entry)
      await ask(admin, `/api/timelines/${timeline._id}/toggle`, { action: 'approve' }, 'PATCH')
    },
    async accuse(creator, suspect, photo) {
      const form = formOf({ crimeTypes: ['Theft'], ...suspect })
      if (photo) form.append('photo', new Blob([await readFile(photo)]), path.basename(photo))
      return (await ask(creator, '/api/criminals', form)).criminal._id
    },
    async acquit(creator, suspectId) {
      await ask(creator, `/api/criminals/${suspectId}`, {}, 'DELETE')
    },
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await ended
      await textService.stop()
      await rm(dataDir, { recursive: true, force: true })
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

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    if (server.exitCode !== null)
      throw new Error(`The server ended with ${server.exitCode} before it was ready`)
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
    if (ready) return
    await pause(100)
  }
  throw new Error('The server was not ready within a minute')
}

/** The codes in the text messages to each phone, in their order, each handed out once. */
function readCodes(outbox: string): (phone: string) => Promise<string> {
  const handedOut = new Map<string, number>()
  return async (phone) => {
    const deadline = Date.now() + 15_000
    const ending = phone.slice(-10)
    while (Date.now() < deadline) {
      const lines = (await readFile(outbox, 'utf8').catch(() => '')).trim().split('\n').filter(Boolean)
      const messages = lines.map((line) => JSON.parse(line)).filter(({ to }) => to.endsWith(ending))
      const next = messages.slice(handedOut.get(ending) ?? 0).at(-1)
      const code = next?.text.match(/\b\d{6}\b/)?.[0]
      if (code) {
        handedOut.set(ending, messages.length)
        return code
      }
      await pause(50)
    }
    throw new Error(`No code was sent to ${phone}`)
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
