import type { CallOutput } from '@bichar/contract/api.ts'
import { addressOfSize } from '@bichar/contract/rules/pictureSizes.ts'
import { formBody } from '@bichar/contract/rules/request.ts'
import { eventually } from '@bichar/contract/test/eventually.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openDatabase } from '../db/db.ts'
import { connectionTo } from '../test/databaseConnection.ts'
import { makePeopleIn } from '../test/people.ts'
import { makeDataDir, startServer } from '../test/process.ts'
import { largePhoto } from '../test/samples.ts'

test('when the server is killed right after it has answered, all sizes of what was sent come once it runs again', async () => {
  const { dataDir, remove } = await makeDataDir('used')
  let server = await startServer({ DATA_DIR: dataDir })
  const database = openDatabase(await connectionTo(dataDir), { onError: () => undefined })
  try {
    const [author] = await makePeopleIn(dataDir, [{}])
    const headers = { authorization: `Bearer ${author?.token}` }
    const photo = new File([await largePhoto(960, 720)], 'a.jpg')
    const answer = await fetch(`${server.url}/api/posts`, {
      method: 'POST',
      headers,
      body: formBody({ title: 'At the ferry', desc: 'At night.', medias: [photo, photo, photo] }),
    })
    expect(answer.status).toBe(201)
    await server.end('SIGKILL')
    const { post } = (await answer.json()) as CallOutput<'POST /posts'>
    const waiting = async () => {
      const query = 'select id from media where widths is null and original_key is not null'
      return (await database.pool.query(query)).rows.length
    }
    expect(await waiting()).toBeGreaterThan(1)

    server = await startServer({ DATA_DIR: dataDir })
    await eventually(async () => expect(await waiting()).toBe(0), { every: 200 })
    const read = await fetch(`${server.url}/api/posts/${post._id}`, { headers })
    const { medias } = ((await read.json()) as CallOutput<'GET /posts/:id'>).post
    expect(medias.map(({ thumbnail }) => thumbnail)).toEqual(post.medias.map(({ url }) => url))
    for (const { url, widths } of medias) {
      expect(widths).toEqual([360, 720])
      for (const width of widths) {
        const size = await fetch(server.url + addressOfSize(url, width), { headers })
        expect((await sharp(await size.arrayBuffer()).metadata()).width).toBe(width)
      }
      const whole = await fetch(server.url + url, { headers })
      expect((await sharp(await whole.arrayBuffer()).metadata()).width).toBe(720)
    }
    expect(await server.end('SIGTERM')).toBe(0)
  } finally {
    await database.close()
    await server.end('SIGKILL').catch(() => undefined)
    await remove()
  }
}, 240_000)
