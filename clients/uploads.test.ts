import { Upload } from 'tus-js-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../server/src/test/app.ts'
import { makePicture } from '../server/src/test/make.ts'
import { makePerson, type TestPerson } from '../server/src/test/people.ts'

let app: TestApp
let person: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  person = await makePerson(app.deps)
})
afterAll(() => app.close())

/** Sends a file in two parts, as clients do that know the endpoint and nothing else of us; resolves with the address of the upload. */
const send = (file: Buffer) =>
  new Promise<string>((sent, failed) => {
    const upload = new Upload(file, {
      endpoint: `${app.url}/api/uploads`,
      chunkSize: Math.ceil(file.length / 2),
      metadata: { filename: 'street.jpg', filetype: 'image/jpeg' },
      retryDelays: null,
      onSuccess: () => sent(upload.url ?? ''),
      onError: failed,
    })
    upload.start()
  })

test('a tus client sends a picture in parts, which a report names', async () => {
  const address = await send(Buffer.from(await (await makePicture()).arrayBuffer()))
  const form = new FormData()
  form.append('title', 'A theft')
  form.append('desc', 'Of a bicycle.')
  form.append('medias', address.split('/').at(-1) ?? '')
  const response = await app.request('/api/posts', { method: 'POST', body: form }, person)
  expect(response.status).toBe(201)
  expect(await response.json()).toMatchObject({ post: { medias: [{ type: 'image' }] } })
})
