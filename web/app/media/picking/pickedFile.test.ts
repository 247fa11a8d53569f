import { errors } from '@bichar/contract/rules/errors.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { compressImage, drawnAnew } from './compressImage.ts'
import { named, takeIn } from './pickedFile.ts'

vi.mock('./compressImage.ts', () => ({ compressImage: vi.fn(), drawnAnew: vi.fn() }))

const jpeg = '\xff\xd8\xff\xe0'
const mp4 = '\0\0\0\x18ftypmp42'
const heic = '\0\0\0\x18ftypheic'
const opus = `OggS${'\0'.repeat(24)}OpusHead`

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const file = (name: string, content: string, type = '') => new File([bytes(content)], name, { type })
const large = (name: string, content: string, size: number) =>
  new File([bytes(content), new Uint8Array(size - content.length)], name)

beforeEach(() => {
  vi.mocked(compressImage).mockImplementation(async (picture) => picture)
  vi.mocked(drawnAnew).mockRejectedValue(new Error('The image cannot be decoded'))
})

describe('a chosen file', () => {
  // Shows spec 5.20, 5.34.
  it.each([
    ['PTT-20261129-WA0001.opus', opus, 'audio', 'PTT-20261129-WA0001.opus'],
    ['photo.jfif', jpeg, 'image', 'photo.jfif'],
    ['photo.HEIC', jpeg, 'image', 'photo.jpg'],
    ['clip.jpg', mp4, 'video', 'clip.mp4'],
    ['1000021', jpeg, 'image', '1000021.jpg'],
    ['', mp4, 'video', 'file.mp4'],
    ['Voice 001.m4a', mp4, 'audio', 'Voice 001.m4a'],
  ])('is what its content says: %s', async (name, content, kind, renamed) => {
    const taken = await takeIn(file(name, content))
    expect(taken.kind).toBe(kind)
    expect(taken.file.name).toBe(renamed)
  })

  it('whose content is not recognised goes to the server by its name', async () => {
    const odd = file('call.mp3', 'abc')
    expect(await takeIn(odd)).toMatchObject({ kind: 'audio', file: odd })
  })

  // Shows spec 5.25.
  it('is refused as invalid when it is empty', async () => {
    await expect(takeIn(file('face.jpg', ''))).rejects.toMatchObject({ code: 'file_missing' })
  })

  // Shows spec 5.20, 5.25.
  it.each([
    ['page.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'file_type'],
    ['report.pdf', '%PDF-1.7', 'file_type'],
    ['notes', 'just words', 'file_type'],
    ['IMG_0001.jpg', heic, 'file_heic'],
    ['Recording.amr', '#!AMR\n', 'file_amr'],
  ])('%s is refused, with what to do where there is something', async (name, content, code) => {
    await expect(takeIn(file(name, content))).rejects.toMatchObject({ code })
  })

  it('in HEIC is sent as a JPEG by a device that can show it', async () => {
    const drawn = file('IMG_0001.jpg', jpeg)
    vi.mocked(drawnAnew).mockResolvedValue(drawn)
    expect(await takeIn(file('IMG_0001.HEIC', heic))).toMatchObject({ kind: 'image', file: drawn })
  })

  // Shows spec 5.24, 9.19.
  it('is refused when it is a video above 10 MB or a recording above 5 MB', async () => {
    const megabyte = 1024 * 1024
    expect(await takeIn(large('v.mp4', mp4, 10 * megabyte))).toMatchObject({ kind: 'video' })
    expect(await takeIn(large('a.opus', opus, 5 * megabyte))).toMatchObject({ kind: 'audio' })
    for (const [one, code] of [
      [large('v.mp4', mp4, 10 * megabyte + 1), 'video_too_large'],
      [large('a.opus', opus, 5 * megabyte + 1), 'audio_too_large'],
    ] as const) {
      await expect(takeIn(one)).rejects.toMatchObject({ code })
      expect(errors[code][0]).toBe(413)
    }
  })

  it('may be a picture of any size, because it is made smaller', async () => {
    const smaller = file('face.jpg', jpeg)
    vi.mocked(compressImage).mockResolvedValue(smaller)
    expect(await takeIn(large('face.jpg', jpeg, 30_000_000))).toMatchObject({ file: smaller })
  })

  it('with sound in the container of a video gets the ending of a recording', () => {
    expect(named(file('voice', mp4), 'mp4', 'audio').name).toBe('voice.m4a')
  })
})
