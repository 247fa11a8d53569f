import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Driver, Size } from './driver.ts'
import { end, untilPrinted } from './processes.ts'

// With the preferences for automation that Firefox sets by itself beside its remote protocol.
const preferences = {
  // As journeys run: animations would be rendered sixty times a second, although nobody watches.
  'ui.prefersReducedMotion': 1,
  // As on a phone and a Mac.
  'ui.useOverlayScrollbars': 1,
}

/** Firefox without a window, driven over WebDriver BiDi (https://w3c.github.io/webdriver-bidi), which it speaks itself. */
export async function startFirefox(size: Size): Promise<Driver> {
  const profile = await mkdtemp(path.join(tmpdir(), 'bichar-firefox-'))
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${value});\n`)
  await writeFile(path.join(profile, 'user.js'), lines.join(''))
  const firefox = spawn(
    'firefox-esr',
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    {
      env: { ...process.env, HOME: profile, LANG: 'en_US.UTF-8', TZ: 'Asia/Dhaka' },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  const close = async () => {
    await end(firefox)
    await rm(profile, { recursive: true, force: true })
  }
  try {
    const address = await untilPrinted(firefox, firefox.stderr, /^WebDriver BiDi listening on (ws:.*)$/)
    return { ...(await drive(`${address}/session`, size)), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function drive(address: string, size: Size): Promise<Omit<Driver, 'close'>> {
  const errors: string[] = []
  const send = await connect(address, (text) => errors.push(text))
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const { contexts } = await send('browsingContext.getTree', {})
  const { context } = contexts[0]
  await send('browsingContext.setViewport', { context, viewport: size })

  const evaluate = async (script: string, ownership: 'root' | 'none' = 'none') => {
    const { result, exceptionDetails } = await send('script.evaluate', {
      expression: `(async () => { ${script} })()`,
      target: { context },
      awaitPromise: true,
      resultOwnership: ownership,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.text)
    return result
  }

  return {
    errors: async () => errors,
    async goto(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async run(script) {
      const { value } = await evaluate(
        `const value = await (async () => { ${script} })(); return JSON.stringify(value ?? null)`,
      )
      return JSON.parse(value)
    },
    async find(script) {
      const { sharedId } = await evaluate(script, 'root')
      return sharedId && { type: 'element', element: { sharedId } }
    },
    async perform(sources) {
      await send('input.performActions', { context, actions: sources })
    },
    async choose(selector, files) {
      const element = await evaluate(`return document.querySelector(${JSON.stringify(selector)})`, 'root')
      await send('input.setFiles', { context, element, files })
    },
    async picture() {
      return Buffer.from((await send('browsingContext.captureScreenshot', { context })).data, 'base64')
    },
  }
}

/** What Firefox reports when a page is left before the service worker has answered its requests. */
const isOfLeaving = (error: string) =>
  /^Failed to load .* A ServiceWorker intercepted the request and encountered an unexpected error/.test(error)

// biome-ignore lint/suspicious/noExplicitAny: each command has a result of its own
type Send = (method: string, params: object) => Promise<any>

/** Opens the connection; the returned function sends a command and resolves with its result. */
async function connect(address: string, onError: (text: string) => void): Promise<Send> {
  const socket = new WebSocket(address)
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  socket.addEventListener('message', ({ data }) => {
    const { id, type, method, params, result, error, message } = JSON.parse(data)
    if (type === 'success') waiting.get(id)?.resolve(result)
    if (type === 'error') waiting.get(id)?.reject(new Error(`${error}: ${message}`))
    if (method === 'log.entryAdded' && params.level === 'error' && !isOfLeaving(params.text)) {
      onError(params.text)
    }
  })
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has closed the connection'))
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', () => reject(new Error(`No connection to ${address}`)), { once: true })
  })
  let id = 0
  return (method, params) => {
    id += 1
    const answer = Promise.withResolvers<unknown>()
    waiting.set(id, answer)
    socket.send(JSON.stringify({ id, method, params }))
    return answer.promise
  }
}
