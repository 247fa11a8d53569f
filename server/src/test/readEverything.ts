import type { Call } from '@bichar/contract/api.ts'
import type { TestApp } from './app.ts'
import type { TestPerson } from './people.ts'
import { callsOf, type Subjects } from './readingCalls.ts'

/** What is served to everybody beside the calls; the sitemap leads to its parts. */
const files = (post: string, report: string, month: string) => [
  '/feed.xml',
  '/places/khulna/feed.xml',
  '/places/feed.xml?kind=Money%20Laundering',
  '/blogs/feed.xml',
  '/sitemap.xml',
  '/sitemaps/pages',
  '/robots.txt',
  '/numbers.csv',
  `/numbers/reports.csv?month=${month}`,
  ...[post, report].map((id) => `/postDetails/${id}/feed.xml`),
  ...[post, report].flatMap((id) => [`/share-cards/en/${id}.jpg`, `/share-cards/bn/${id}.jpg`]),
]

/** The routes outside the API that show nothing of reports and suspects, or only to somebody who has the name of a file. */
const otherRoutes = [
  ...[
    '/healthz',
    '/readyz',
    '/metrics',
    '/manifest.webmanifest',
    '/offline.html',
    '/.well-known/security.txt',
  ],
  ...['/media/:name', '/media/private/:name', '/sitemaps/:source/:name', '/share-cards/:language/:name'],
]

/** The routes outside the API that `readEverything` does not read. */
export function unreadRoutes({ app }: TestApp): string[] {
  const parents: string[] = []
  const paths = app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^([ │├└─]*)(\S+) \((.*)\)/.exec(line) ?? []
      const depth = indent.length / 4
      parents.splice(depth - 1, Number.POSITIVE_INFINITY, part)
      return methods.includes('GET') ? [parents.join('')] : []
    })
  const read = files('id', 'id', '').map((file) => file.split('?')[0] ?? '')
  const isRead = (path: string) => {
    const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
    return read.some((file) => pattern.test(file))
  }
  return paths.filter((path) => !path.startsWith('/api') && !isRead(path) && !otherRoutes.includes(path))
}

interface Options {
  tries?: boolean
  only?: RegExp | undefined
  more?: readonly [Call, object][]
  withHeaders?: boolean
}

/** Answers by what was asked; the suspect is called so whatever its id is. */
export type Answers = Map<string, string>

const named = (text: string, { suspect }: Subjects) => text.replaceAll(suspect, '<suspect>')

/**
 * Reads everything that this viewer can read: all calls, and for a guest the feeds, sitemaps, share cards and tables as well. With
 * `tries` also makes the calls that would change the suspect, which must not be public; `only` chooses among the calls; `more` are further
 * calls, and `withHeaders` adds the headers of each answer.
 */
export async function readEverything(
  server: TestApp,
  as: TestPerson | undefined,
  about: Subjects,
  { tries = false, only, more = [], withHeaders = false }: Options = {},
): Promise<Answers> {
  const found: Answers = new Map()
  // Limits are per address.
  const headers = { 'x-forwarded-for': someAddress() }
  const add = (key: string, { status, headers }: Pick<Response, 'status' | 'headers'>, text: string) => {
    if (status === 429 || status >= 500) throw new Error(`${key} was answered with ${status}`)
    const said = withHeaders ? [status, JSON.stringify([...headers]), text] : [status, text]
    found.set(named(key, about), said.join(' '))
  }
  const calls = [...callsOf(about, true), ...(tries ? callsOf(about, false) : []), ...more]
  for (const [call, input] of calls.filter(([call]) => only?.test(call) ?? true)) {
    const answer = await server.call(call, input as never, { as, headers })
    add(`${call} ${JSON.stringify(input)}`, answer, named(JSON.stringify(answer.body), about))
  }
  if (as) return found
  const queue = files(about.post, about.report, new Date().toISOString().slice(0, 7))
  for (const file of queue) {
    const answer = await server.request(file, { headers })
    const location = answer.headers.get('location') ?? ''
    const text = location + Buffer.from(await answer.arrayBuffer()).toString('latin1')
    add(file, answer, Buffer.from(text, 'latin1').toString())
    const parts = [...text.matchAll(/<loc>[^<]*(\/sitemaps\/[^<]*)<\/loc>/g)].map(([, path = '']) => path)
    for (const next of [...parts, ...(location ? [location] : [])]) {
      if (!queue.includes(next)) queue.push(next)
    }
  }
  return found
}

let lastAddress = 0
function someAddress(): string {
  lastAddress += 1
  return `10.9.${lastAddress >> 8}.${lastAddress & 255}`
}

/** What was answered differently, or only once. */
export const differences = (before: Answers, after: Answers): string[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((key) => before.get(key) !== after.get(key))
    .map((key) => `${key}\n  ${before.get(key)}\n  ${after.get(key)}`)

/** The questions in whose answers one of these words stands, whatever its case and encoding. */
export const answersWith = (answers: Answers, words: readonly string[]): string[] =>
  [...answers].flatMap(([key, answer]) => {
    const text = answer.normalize('NFC').toLowerCase()
    return words.some((word) => text.includes(word.normalize('NFC').toLowerCase())) ? [key] : []
  })
