import { readdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { eventually } from '@bichar/contract/test/eventually.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { animation, photo, sample } from '../test/samples.ts'

/** The number of files that media.ts processes in parallel. */
const atOnce = Math.min(4, Math.max(1, availableParallelism() - 1))

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('somebody with many heavy files keeps others waiting for one of them, be it for a picture or a recording', async () => {
  const [busy, other, third] = await Promise.all([1, 2, 3].map(() => makePerson(app.deps)))
  const heavy = await animation(1000, 1000, 12).webp({ effort: 0 }).toBuffer()
  const done: string[] = []
  const file = async (who: string, as: TestPerson | undefined, content: Buffer, name: string) => {
    const medias = [new File([new Uint8Array(content)], name)]
    const answer = await app.call('POST /posts', { form: { title: who, desc: 'Seen', medias } }, { as })
    expect(answer.status).toBe(201)
    done.push(who)
  }
  const many = Array.from({ length: atOnce + 5 }, () => file('busy', busy, heavy, 'long.webp'))
  // Each upload has a folder of its own while it waits for its turn.
  await eventually(async () => expect(await readdir(app.deps.tempDir)).toHaveLength(many.length))
  await Promise.all([
    ...many,
    file('other', other, await photo(), 'photo.jpg'),
    file('third', third, sample('sound.wav'), 'sound.wav'),
  ])
  // The files already in progress when these came, and at most one that began between the two.
  expect(done.slice(0, atOnce + 2)).toContain('other')
  expect(done.slice(0, atOnce + 3)).toContain('third')
})
