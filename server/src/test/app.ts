import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Writable } from 'node:stream'
import type { Call, CallInput, CallOutput, ErrorBody } from '@bichar/contract/api.ts'
import { normalisePhone } from '@bichar/contract/rules/phone.ts'
import { requestOf } from '@bichar/contract/rules/request.ts'
import { eventually } from '@bichar/contract/test/eventually.ts'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app.ts'
import { openInstallation } from '../boot/installation.ts'
import { readConfig } from '../core/config.ts'
import type { Deps } from '../core/deps.ts'
import { openLog } from '../core/logging.ts'
import { makeDatabase } from './database.ts'
import { expectDocumented } from './documented.ts'
import { readOutbox } from './readOutbox.ts'

interface Overrides {
  /** Settings in the operator's notation, e.g. { PUBLIC_URL: 'https://bichar.example' }. */
  settings?: Record<string, string>
  deps?: Partial<Deps>
  /** Mounts additional routes, such as those of the web app. */
  mount?: (app: FastifyInstance, deps: Deps) => Promise<void>
}

export interface Answer<Body> {
  status: number
  /** The response of the contract; a refusal has `code`, `message` and `errors` instead. */
  body: Body & Partial<Omit<ErrorBody, 'success' | 'message'>> & { message?: string }
  headers: Headers
}

interface CallOptions {
  as?: { token: string } | undefined
  headers?: Record<string, string>
}

export interface TestApp {
  app: FastifyInstance
  deps: Deps
  /** The URL where it listens, without a trailing slash. */
  url: string
  /** Makes a call of the contract over HTTP; throws when the documentation of the API says otherwise than it answers. */
  call<C extends Call>(name: C, input: CallInput<C>, options?: CallOptions): Promise<Answer<CallOutput<C>>>
  /** Sends any request, for what the contract does not have or does not allow. */
  request(path: string, init?: RequestInit, as?: { token: string }): Promise<Response>
  /** The text of the latest message to a phone number in any notation; waits until there is one. */
  lastSmsTo(phone: string): Promise<string>
  /** Every text message sent so far. */
  allSms(): Promise<{ to: string; text: string; at: string }[]>
  /** Every line the app has logged. */
  logged(): string
  close(): Promise<void>
}

/** Starts the whole server, listening, with its own database and data directory. */
export async function startTestApp({
  settings = {},
  deps: replaced = {},
  mount,
}: Overrides = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bichar-app-'))
  await chmod(dataDir, 0o711)
  const database = await makeDatabase()
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    PORT: '0',
    LOG_LEVEL: 'debug',
    // Without the guest cache, because tests often change rows behind its back and expect to read the change at once; guestCache
    // has its own tests.
    GUEST_CACHE_MB: '0',
    // On a busy machine a search takes many times as long.
    SEARCH_SECONDS: '15',
    ...settings,
  })
  const lines: string[] = []
  const log = openLog(
    config.LOG_LEVEL,
    new Writable({ write: (line, _encoding, done) => done(void lines.push(String(line))) }),
  )
  const installation = await openInstallation({ config, log })
  const deps = { ...installation.deps, ...replaced }
  const app = await buildApp(deps)
  await mount?.(app, deps)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })

  const request: TestApp['request'] = (target, init = {}, as = undefined) => {
    const headers = new Headers(init.headers)
    if (as) headers.set('authorization', `Bearer ${as.token}`)
    return fetch(url + target, { redirect: 'manual', ...init, headers })
  }

  const allSms = () => readOutbox(dataDir)

  return {
    app,
    deps,
    url,
    request,
    async call(name, input, { as, headers = {} } = {}) {
      const { url: target, ...outgoing } = requestOf(name, input as object)
      const response = await request(
        target,
        { ...outgoing, headers: { ...outgoing.headers, ...headers } },
        as,
      )
      const answer = { status: response.status, body: await bodyOf(response), headers: response.headers }
      expectDocumented(name, answer)
      return answer as never
    },
    allSms,
    lastSmsTo(phone) {
      const normalised = normalisePhone(phone)
      const to = 'phone' in normalised ? normalised.phone : phone
      return eventually(async () => {
        const found = (await allSms()).findLast((sms) => sms.to === to)
        if (!found) throw new Error(`no text message to ${to} yet`)
        return found.text
      })
    },
    logged: () => lines.join(''),
    async close() {
      await app.close()
      await installation.close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const bodyOf = async (response: Response): Promise<unknown> =>
  response.headers.get('content-type')?.startsWith('application/json')
    ? response.json()
    : new Uint8Array(await response.arrayBuffer())
