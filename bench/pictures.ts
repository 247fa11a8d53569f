import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'
import { formBody } from '../contract/src/rules/request.ts'
import { costlyFiles } from '../server/src/test/costlyFiles.ts'
import { largePhoto } from '../server/src/test/samples.ts'
import type { Filled } from './fill.ts'
import { answered } from './load.ts'
import type { Options } from './options.ts'
import { madeUpReport } from './synthetic.ts'

export interface PictureReport {
  megabytes: number
  /** From the last byte sent to the response, for a single sender. */
  filing: Waits
  /** The feed as another person loads it: alone, and while four people upload. */
  alone: Waits
  meanwhile: Waits
  /** A report with a photo, while ten members send the costliest files that are known. */
  attacked: Waits
}

interface Waits {
  times: number
  p50: number | undefined
  p99: number | undefined
}

const sendersAtOnce = 4
const attackers = 10

/** How long a person waits after uploading a report with a photo, and how that affects other readers. */
export async function measurePictures(
  url: string,
  { people }: Filled,
  { seconds }: Options,
): Promise<PictureReport> {
  const photo = await largePhoto(4000, 3000)
  const form = await filed(new File([new Uint8Array(photo)], 'scene.jpg', { type: 'image/jpeg' }))
  const agent = new Agent({ keepAlive: true })
  let turn = 0
  const file = () => {
    const token = people[attackers + (turn++ % (people.length - attackers))]?.token ?? ''
    return sendAndWait(url, agent, { ...form, authorization: `Bearer ${token}` })
  }
  const read = async () => {
    const begun = performance.now()
    await answered(url, agent, { path: '/api/posts' })
    return performance.now() - begun
  }
  await file()
  const filing = await repeat(seconds, file)
  // Waits until the other widths of these pictures have been made.
  await new Promise((resolve) => setTimeout(resolve, 30_000))
  const alone = await repeat(seconds, read)
  const senders = Array.from({ length: sendersAtOnce }, () => repeat(seconds, file))
  const meanwhile = await repeat(seconds, read)
  await Promise.all(senders)
  const attack = await beginAttack(url, people.slice(0, attackers))
  const attacked = await repeat(seconds, file)
  await attack.end()
  agent.destroy()
  return { megabytes: photo.length / 1e6, filing, alone, meanwhile, attacked }
}

/** Each of these people sends one costly file after the other, whatever is answered. */
async function beginAttack(url: string, people: Filled['people']) {
  const forms = await Promise.all((await costlyFiles()).map(filed))
  let isOn = true
  const senders = people.map(async ({ token }, first) => {
    for (let turn = first; isOn; turn += 1) {
      const { body, type } = forms[turn % forms.length] as Form
      const headers = { authorization: `Bearer ${token}`, 'content-type': type }
      const answer = await fetch(new URL('/api/posts', url), {
        method: 'POST',
        headers,
        body: new Uint8Array(body),
      })
      await answer.arrayBuffer()
      if (answer.status === 429) await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })
  // The first files of all of them have begun.
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  return {
    async end() {
      isOn = false
      await Promise.all(senders)
    },
  }
}

async function repeat(seconds: number, work: () => Promise<number>): Promise<Waits> {
  const waits: number[] = []
  const begun = performance.now()
  while (performance.now() < begun + seconds * 1000) waits.push(await work())
  waits.sort((one, other) => one - other)
  const quantile = (part: number) => waits[Math.floor(waits.length * part)]
  return { times: waits.length, p50: quantile(0.5), p99: quantile(0.99) }
}

interface Form {
  body: Buffer
  type: string
}

async function filed(file: File): Promise<Form> {
  const { title, desc, location } = madeUpReport(0)
  const form = new Response(formBody({ title, desc, location, isAnonymous: true, medias: [file] }))
  return {
    body: Buffer.from(await form.arrayBuffer()),
    type: form.headers.get('content-type') ?? '',
  }
}

/** Milliseconds from the last byte handed to the operating system to the end of the response. */
const sendAndWait = (
  url: string,
  agent: Agent,
  { body, type, authorization }: Form & { authorization: string },
): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { authorization, 'content-type': type, 'content-length': body.length }
    let sentAt = 0
    const sent = request(new URL('/api/posts', url), { agent, method: 'POST', headers }, (response) => {
      response.on('error', reject)
      response.on('end', () => {
        if (response.statusCode === 201) resolve(performance.now() - sentAt)
        else reject(new Error(`a report was answered ${response.statusCode}`))
      })
      response.resume()
    })
    sent.on('finish', () => {
      sentAt = performance.now()
    })
    sent.on('error', reject)
    sent.end(body)
  })
