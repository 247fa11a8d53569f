import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { formBody } from '../contract/src/rules/request.ts'
import { makePeopleIn, renewTokensIn } from '../server/src/test/people.ts'
import { openCaller, type Tally } from './caller.ts'
import { isOpen, live, type Somebody, type World } from './people.ts'
import { type Proof, prove } from './proof.ts'
import type { Serving } from './servers.ts'
import { troublesOf } from './troubles.ts'
import { openWindows, type Windows } from './windows.ts'

interface Plan {
  servers: readonly Serving[]
  /** Where people send requests: the servers in turn, or the proxy in front of them. */
  urls: readonly string[]
  dataDir: string
  hasOwnDisk: boolean
  people: number
  seconds: number
  /** A part of the names of the troubles to make, and after how many of them the run ends. */
  only?: string
  times?: number
  /** At least this many troubles are made, however long a slow machine takes. */
  min?: number
  /** Milliseconds between two actions of a person, and between two troubles. */
  think: number
  quiet: number
  say(line: string): void
}

export interface Outcome {
  proofs: Proof[]
  /** How often each trouble was made. */
  troubles: Map<string, number>
  /** The number of responses by status. */
  answers: Map<string, number>
  /** Megabytes of the larger server: the peak, and at the end. */
  memory: { max: number; last: number }
}

/** Simulates people while one trouble after the other is made, and then checks what is left. The servers run before and after. */
export async function runChaos(plan: Plan): Promise<Outcome> {
  const { servers, urls, dataDir, say } = plan
  const tally: Tally = { counts: new Map(), wrong: [] }
  const persons = await makePeopleIn(
    dataDir,
    Array.from({ length: plan.people }, (_none, index) => (index % 10 === 0 ? { role: 'admin' } : {})),
  )
  const people = persons.map((person, index) => ({ ...person, ask: openCaller(urls, index, tally) }))
  const admin = people[0] as Somebody
  const world: World = {
    pieces: [],
    seen: [],
    doubled: [],
    square: await openSquare(people[1] as Somebody, admin),
  }
  const windows = openWindows(urls, people, world.square)

  const ending = new AbortController()
  const lives = people.map((person) => live(person, world, plan.think, ending.signal))
  let max = 0
  const watch = setInterval(() => {
    max = Math.max(max, ...servers.map(memoryOf))
  }, 1_000)
  const troubles = await makeTroubles(plan, () => renewTokensIn(dataDir, people))
  ending.abort()
  await Promise.all(lives)
  clearInterval(watch)

  await renewTokensIn(dataDir, people)
  say('All that was not answered is sent until it is ...')
  await settle(world)
  const proofs = await prove({ dataDir, ...world, admin })
  proofs.push(await ofWindows(windows, admin, world.square, people.length))
  windows.close()
  proofs.push({ what: 'answers 5xx other than 503', wrong: tally.wrong, of: sum(tally.counts) })
  return {
    proofs,
    troubles,
    answers: tally.counts,
    memory: { max, last: Math.max(...servers.map(memoryOf)) },
  }
}

/** 0 for a server that has just ended. */
function memoryOf(server: Serving): number {
  try {
    return server.memory()
  } catch {
    return 0
  }
}

const sum = (counts: Tally['counts']): number => [...counts.values()].reduce((one, other) => one + other, 0)

/** Nobody approves their own report. */
async function openSquare(author: Somebody, { ask, token }: Somebody): Promise<string> {
  const body = formBody({ title: 'Square', desc: 'Where all windows look', isAnonymous: false })
  const made = await author.ask('/api/posts', { method: 'POST', token: author.token, body })
  const id = JSON.parse(made.body).post._id
  await ask(`/api/posts/admin/toggle-approval/${id}`, { method: 'POST', token, body: { action: 'approve' } })
  return id
}

/** Makes one trouble after the other until the time is over. Each starts once all servers are ready again and `renew` has resolved. */
async function makeTroubles(plan: Plan, renew: () => Promise<void>) {
  const { servers, seconds, only = '', times = Number.POSITIVE_INFINITY, min = 0, quiet, say } = plan
  const made = new Map<string, number>()
  const deadline = performance.now() + seconds * 1_000
  const isOver = () => (performance.now() >= deadline && sum(made) >= min) || sum(made) >= times
  await pause(quiet)
  while (!isOver()) {
    const troubles = troublesOf({ ...plan, milliseconds: quiet }).filter(({ name }) => name.includes(only))
    if (troubles.length === 0 && made.size === 0) throw new Error(`There is no trouble named '${only}'`)
    // Servers are upgraded once.
    if (troubles.length === 0) break
    for (const { name, make } of troubles) {
      if (isOver()) break
      await renew()
      say(`${Math.round((deadline - performance.now()) / 1_000)} s left: ${name}`)
      await make()
      made.set(name, (made.get(name) ?? 0) + 1)
      await pause(quiet)
      for (const server of servers) await server.untilReady()
    }
  }
  return made
}

async function settle({ pieces }: World): Promise<void> {
  const deadline = performance.now() + 120_000
  while (pieces.some(isOpen) && performance.now() < deadline) {
    for (const piece of pieces.filter(isOpen)) await piece.send()
    await pause(200)
  }
}

async function ofWindows(windows: Windows, admin: Somebody, square: string, of: number): Promise<Proof> {
  const deadline = performance.now() + 60_000
  while (windows.connected() < of && performance.now() < deadline) await pause(100)
  const { ask, token } = admin
  let text = ''
  // Repeated, because a server that has just lost its listening connection misses the events of others, and only tells its windows to
  // refetch.
  do {
    text = randomUUID()
    await ask(`/api/posts/${square}/comments`, { method: 'POST', token, key: randomUUID(), body: { text } })
    const patience = performance.now() + 5_000
    while (windows.heard(text) < of && performance.now() < patience) await pause(100)
  } while (windows.heard(text) < of && performance.now() < deadline)
  const deaf = of - windows.heard(text)
  return { what: 'windows that hear nothing', wrong: Array.from({ length: deaf }, () => 'a window'), of }
}
