import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { MediaKind } from '@bichar/contract/rules/mediaFiles.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { animation, photo, sample } from '../test/samples.ts'
import { recognise } from './recognise.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bichar-recognise-'))
})
afterAll(() => rm(folder, { recursive: true }))

interface Options {
  kinds?: MediaKind[]
  bytes?: number
}

async function look(content: Uint8Array | string, fileName: string, wishes: Options = {}) {
  const file = path.join(folder, 'upload')
  await writeFile(file, content)
  const upload = {
    sender: 'rahima',
    isGuest: false,
    field: 'medias',
    path: file,
    bytes: content.length,
    fileName,
  }
  return recognise({ ...upload, ...wishes })
}

const one = sharp({ create: { width: 8, height: 8, channels: 3, background: '#123' } })

describe('what is accepted', () => {
  // Shows spec 5.20, 5.34.
  test.each<[string, () => Promise<Buffer> | Buffer, object]>([
    ['a.jpg', photo, { kind: 'image', format: 'jpeg' }],
    ['a.png', () => one.png().toBuffer(), { kind: 'image', format: 'png' }],
    ['a.gif', () => animation(8, 8, 2).gif().toBuffer(), { kind: 'image', format: 'gif' }],
    ['a.webp', () => one.webp().toBuffer(), { kind: 'image', format: 'webp' }],
    ['a.mp4', () => sample('video.mp4'), { kind: 'video', format: 'mp4' }],
    ['a.mov', () => sample('video.mov'), { kind: 'video', format: 'mov' }],
    ['a.webm', () => sample('video.webm'), { kind: 'video', format: 'webm' }],
    ['a.mp3', () => sample('sound.mp3'), { kind: 'audio', format: 'mp3' }],
    ['a.wav', () => sample('sound.wav'), { kind: 'audio', format: 'wav' }],
    ['a.ogg', () => sample('sound.ogg'), { kind: 'audio', format: 'ogg' }],
    ['b.ogg', () => sample('opus.ogg'), { kind: 'audio', format: 'ogg' }],
    ['a.m4a', () => sample('sound.m4a'), { kind: 'audio', format: 'm4a' }],
  ])('%s', async (name, content, found) => {
    expect(await look(await content(), name)).toEqual(found)
  })

  test('a picture that is called by the name of another kind of picture', async () => {
    expect(await look(await photo(), 'a.png')).toMatchObject({ format: 'jpeg' })
  })

  test('a file without a name or an extension that says anything', async () => {
    expect(await look(await photo(), '')).toMatchObject({ format: 'jpeg' })
    expect(await look(sample('sound.ogg'), 'voice note')).toMatchObject({ format: 'ogg' })
  })

  test.each([
    ['video.mp4', 'a.mp3', { kind: 'video', format: 'mp4' }],
    ['video.webm', 'a.jpg', { kind: 'video', format: 'webm' }],
    ['sound.mp3', 'a.mp4', { kind: 'audio', format: 'mp3' }],
    ['opus.ogg', 'PTT-20261129-WA0001.opus', { kind: 'audio', format: 'ogg' }],
  ])('%s under the name %s, which its content contradicts', async (name, claimed, found) => {
    expect(await look(sample(name), claimed)).toEqual(found)
  })
})

describe('what is refused', () => {
  const page = '<!doctype html><html><script>alert(1)</script></html>'

  test.each<[string, Uint8Array | string]>([
    ['a page', page],
    ['a drawing that could run scripts', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'],
    ['a program for Windows', `MZ${'\0'.repeat(200)}PE\0\0`],
    ['a program for Linux', `\x7fELF${'\0'.repeat(200)}`],
    ['a document', '%PDF-1.7\n%âãÏÓ\n1 0 obj\n'],
    ['an archive', gzipSync('content')],
    ['a text', 'just words'],
    ['nothing but zeros', new Uint8Array(5000)],
  ])('%s, whatever it is called', async (_what, content) => {
    for (const name of ['a.jpg', 'a.mp4', 'a.mp3', 'a.html', '']) {
      await expect(look(content, name)).rejects.toMatchObject({ code: 'file_type' })
    }
  })

  test('a photo in HEIC and a recording in AMR, with what to do instead', async () => {
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
    await expect(look(heic, 'photo.jpg')).rejects.toMatchObject({ code: 'file_heic' })
    await expect(look('#!AMR\n', 'Recording.amr')).rejects.toMatchObject({ code: 'file_amr' })
  })

  test('what the field does not take', async () => {
    await expect(look(sample('video.mp4'), 'a.mp4', { kinds: ['image'] })).rejects.toMatchObject({
      code: 'file_type',
    })
  })

  // Shows spec 5.24.
  test('what is too large for its kind although its name does not tell the kind', async () => {
    const bytes = 11 * 1024 * 1024
    await expect(look(sample('video.mp4'), 'a', { bytes })).rejects.toMatchObject({ code: 'video_too_large' })
    await expect(look(sample('sound.mp3'), 'a', { bytes })).rejects.toMatchObject({ code: 'audio_too_large' })
  })
})
