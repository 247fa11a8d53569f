import path from 'node:path'
import type { CallOutput } from '@bichar/contract/api.ts'
import { formBody } from '@bichar/contract/rules/request.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readPostmaster } from '../db/postmaster.ts'
import { makePeopleIn, type TestPerson } from './people.ts'
import { makeDataDir, type ServerProcess, startServer } from './process.ts'

interface Report {
  author: TestPerson
  key: string
  title: string
  picture: Blob | undefined
}

const reportsEach = 20

async function makeReports(people: readonly TestPerson[]): Promise<Report[]> {
  const png = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#a30' } })
    .png()
    .toBuffer()
  const picture = new File([new Uint8Array(png)], 'scene.png', { type: 'image/png' })
  return Array.from({ length: reportsEach }).flatMap((_none, index) =>
    people.map((author) => ({
      author,
      key: `report-${author.user.id}-${index}`,
      title: `Report ${index} of ${author.user.name}`,
      picture: index % 3 === 0 ? picture : undefined,
    })),
  )
}

async function file(server: ServerProcess, { author, key, title, picture }: Report) {
  const form = { title, desc: 'What happened', isAnonymous: true, medias: picture ? [picture] : undefined }
  const response = await fetch(`${server.url}/api/posts`, {
    method: 'POST',
    headers: { authorization: `Bearer ${author.token}`, 'idempotency-key': key },
    body: formBody(form),
  })
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`)
  return ((await response.json()) as CallOutput<'POST /posts'>).post
}

const read = async (server: ServerProcess, url: string, { token }: TestPerson) =>
  fetch(server.url + url, { headers: { authorization: `Bearer ${token}` } })

test.each(['the server', 'the server and its database'])(
  'when %s is killed while reports are filed, every report that was answered is there once, and trying the others again makes one of each',
  async (victim) => {
    const { dataDir, remove } = await makeDataDir('used')
    let server = await startServer({ DATA_DIR: dataDir })
    try {
      const people = await makePeopleIn(
        dataDir,
        Array.from({ length: 6 }, () => ({})),
      )
      const reports = await makeReports(people)
      const answered = new Map<Report, string>()
      const waiting = [...reports]
      const kill = async () => {
        const database = await readPostmaster(path.join(dataDir, 'postgres'))
        if (victim !== 'the server' && database) process.kill(database.pid, 'SIGKILL')
        await server.end('SIGKILL')
      }
      let killed: Promise<void> | undefined
      const fileThem = async () => {
        for (let report = waiting.shift(); report && !killed; report = waiting.shift()) {
          const made = await file(server, report).catch((error) => {
            if (!killed) throw error
          })
          if (made) answered.set(report, made._id)
          if (answered.size === reports.length / 3) killed ??= kill()
        }
      }
      await Promise.all(Array.from({ length: 12 }, fileThem))
      await killed
      expect(answered.size).toBeLessThan(reports.length)

      server = await startServer({ DATA_DIR: dataDir })
      for (const [report, id] of answered) {
        const response = await read(server, `/api/posts/${id}`, report.author)
        expect(response.status, report.title).toBe(200)
        const { post } = (await response.json()) as CallOutput<'GET /posts/:id'>
        expect(post.title).toBe(report.title)
        expect(post.medias).toHaveLength(report.picture ? 1 : 0)
        for (const { url } of post.medias) {
          const media = await read(server, new URL(url, server.url).pathname, report.author)
          expect((await sharp(await media.arrayBuffer()).metadata()).width).toBe(64)
        }
      }

      const ids = new Set<string>()
      for (const report of reports) ids.add((await file(server, report))._id)
      expect(ids.size).toBe(reports.length)
      for (const id of answered.values()) expect(ids).toContain(id)
      for (const person of people) {
        const response = await read(server, `/api/posts/user/${person.user.id}?limit=100`, person)
        const { posts, total } = (await response.json()) as CallOutput<'GET /posts/user/:id'>
        const titles = reports.filter(({ author }) => author === person).map(({ title }) => title)
        expect(posts.map(({ title }) => title).sort()).toEqual(titles.sort())
        expect(total).toBe(reportsEach)
      }
      expect(await server.end('SIGTERM')).toBe(0)
    } finally {
      await server.end('SIGKILL').catch(() => undefined)
      await remove()
    }
  },
)
