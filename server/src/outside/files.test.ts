import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayOf } from '../authorship/days.ts'
import { readConfig } from '../core/config.ts'
import { type FakeS3, startS3 } from '../test/s3.ts'
import { openFiles } from './files.ts'
import type { FileStore } from './fileTypes.ts'

let folder: string
let s3: FakeS3

const settings = () => ({
  S3_ENDPOINT: s3.endpoint,
  S3_BUCKET: s3.bucket,
  S3_REGION: s3.region,
  S3_ACCESS_KEY_ID: s3.keyId,
  S3_SECRET_ACCESS_KEY: s3.secret,
})

const open = (more: Record<string, string> = {}) => openFiles(readConfig({ DATA_DIR: folder, ...more }))

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bichar-files-'))
  s3 = await startS3()
})

afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true })
})

async function put(files: FileStore, key: string, content: string): Promise<void> {
  const file = path.join(folder, 'arrived')
  await writeFile(file, content)
  await files.put(key, file, 'video/mp4')
}

const content = async (files: FileStore, key: string, range?: { start: number; end: number }) => {
  const stream = await files.read(key, range)
  return stream && text(stream)
}

const soon = () => new Date(Date.now() + 60_000)

describe.each([
  ['in a folder', () => open()],
  ['in an S3 bucket', () => open(settings())],
])('files %s', (_where, openStore) => {
  test('come back as they were put, whole and in parts', async () => {
    const files = openStore()
    await put(files, 'abcdef01', 'picture and sound')
    expect(await content(files, 'abcdef01')).toBe('picture and sound')
    expect(await content(files, 'abcdef01', { start: 8, end: 10 })).toBe('and')
    expect(await content(files, 'abcdef01', { start: 16, end: 16 })).toBe('d')
  })

  test('are opened with their length', async () => {
    const files = openStore()
    await put(files, 'abcdef02', 'ছবি')
    const opened = await files.open('abcdef02')
    expect(opened?.bytes).toBe(Buffer.byteLength('ছবি'))
    expect(opened && (await text(opened.stream))).toBe('ছবি')
    expect(await files.open('0123456789')).toBeUndefined()
  })

  test('that are not there are nothing to read and no trouble to remove', async () => {
    const files = openStore()
    expect(await files.read('0123456789')).toBeUndefined()
    await files.remove('0123456789')
  })

  test('are gone once they are removed', async () => {
    const files = openStore()
    await put(files, 'aaaa1111', 'x')
    await files.remove('aaaa1111')
    expect(await files.read('aaaa1111')).toBeUndefined()
  })

  test('that are put anew are the same, and one that is gone stays gone', async () => {
    const files = openStore()
    await put(files, 'abcdef03', 'a long recording')
    await files.renew('abcdef03', 'video/mp4')
    expect(await content(files, 'abcdef03')).toBe('a long recording')
    await files.renew('0123456789', 'video/mp4')
    expect(await content(files, '0123456789')).toBeUndefined()
  })

  test('are all listed, however many there are, but not the ones put after the given time', async () => {
    const files = openStore()
    const keys = Array.from({ length: 7 }, (_each, index) => `1234567${index}`)
    for (const key of keys) await put(files, key, key)
    const found: string[] = []
    for await (const key of files.list(soon())) found.push(key)
    expect(found).toEqual(expect.arrayContaining(keys))
    const old: string[] = []
    for await (const key of files.list(new Date(Date.now() - 25 * 60 * 60_000))) old.push(key)
    expect(old).toEqual([])
  })

  test('say where they are kept', () => {
    expect(openStore().place).toMatch(/media/)
  })
})

describe('a folder of files', () => {
  test('lists nothing before the first file was put', async () => {
    const empty = openFiles(readConfig({ DATA_DIR: path.join(folder, 'empty') }))
    for await (const key of empty.list(soon())) expect.unreachable(key)
  })

  test('is two levels deep, closed to other accounts, and takes the file away from where it arrived', async () => {
    await put(open(), 'deadbeef', 'x')
    const place = path.join(folder, 'media', 'de', 'ad', 'deadbeef')
    expect(await readFile(place, 'utf8')).toBe('x')
    expect((await stat(path.dirname(place))).mode & 0o077).toBe(0)
    expect(await readdir(folder)).not.toContain('arrived')
  })

  test('tells of a file no more than the day on which it was put there', async () => {
    await put(open(), 'feedf00d', 'x')
    const { mtime } = await stat(path.join(folder, 'media', 'fe', 'ed', 'feedf00d'))
    expect(mtime).toEqual(dayOf(mtime))
  })

  test('has another file in the place of one that was put anew, with times of its own but for the day', async () => {
    await put(open(), 'faced00e', 'x')
    const place = path.join(folder, 'media', 'fa', 'ce', 'faced00e')
    const before = await stat(place, { bigint: true })
    await open().renew('faced00e', 'video/mp4')
    const after = await stat(place, { bigint: true })
    expect(after.ino).not.toBe(before.ino)
    expect(after.birthtimeNs).toBeGreaterThan(before.birthtimeNs)
    expect(after.mtimeNs).toBe(before.mtimeNs)
    expect(await readdir(path.dirname(place))).toEqual(['faced00e'])
  })

  test('goes by the time a file was put there', async () => {
    const files = open()
    await put(files, 'cafecafe', 'x')
    const longAgo = new Date('2026-01-01')
    await utimes(path.join(folder, 'media', 'ca', 'fe', 'cafecafe'), longAgo, longAgo)
    const old: string[] = []
    for await (const key of files.list(new Date('2026-02-01'))) old.push(key)
    expect(old).toEqual(['cafecafe'])
  })

  test('has no trouble with a file that is removed while it is put anew', async () => {
    const files = open()
    const keys = Array.from({ length: 100 }, (_each, index) => `race${1000 + index}`)
    for (const key of keys) await put(files, key, key)
    const race = async (key: string) => {
      const removed = files.remove(key)
      // Delays `renew`, so that the file is removed between two of its operations.
      await files.read('0123456789')
      await files.renew(key, 'video/mp4')
      await removed
    }
    await Promise.all(keys.map(race))
  })
})

describe('an S3 bucket', () => {
  test('keeps a file below media/ with its content type', async () => {
    await put(open(settings()), 'f00d', 'x')
    expect(s3.objects.get('media/f00d')).toMatchObject({ contentType: 'video/mp4', bytes: Buffer.from('x') })
  })

  test('has another time for a file that was put anew, and the same content type', async () => {
    await put(open(settings()), 'f00e', 'x')
    const before = s3.objects.get('media/f00e')
    await open(settings()).renew('f00e', 'video/mp4')
    const after = s3.objects.get('media/f00e')
    expect(after).toMatchObject({ contentType: 'video/mp4', bytes: Buffer.from('x') })
    expect(after?.modified).not.toBe(before?.modified)
  })

  test('that fails to copy after it has told success is an error', async () => {
    await put(open(settings()), 'f00f', 'x')
    s3.brokenCopies = 1
    await expect(open(settings()).renew('f00f', 'video/mp4')).rejects.toThrow(/did not copy .*InternalError/)
  })

  test('is asked again when it is busy for a moment', async () => {
    s3.failures = 2
    await put(open(settings()), 'babe', 'x')
    expect(s3.objects.has('media/babe')).toBe(true)
  })

  test('that stays busy is an error that names the store and its answer', async () => {
    s3.failures = 3
    await expect(put(open(settings()), 'babe2', 'x')).rejects.toThrow(
      /the file store http.*evidence, PUT: 503 .*SlowDown/,
    )
  })

  test('refuses a wrong secret, and the error says so', async () => {
    const files = open({ ...settings(), S3_SECRET_ACCESS_KEY: 'a guess' })
    await expect(files.read('f00d')).rejects.toThrow(/403 .*SignatureDoesNotMatch/)
  })

  test('that does not exist is an error, not an empty store', async () => {
    const files = open({ ...settings(), S3_BUCKET: 'another' })
    await expect(put(files, 'f00d', 'x')).rejects.toThrow(/no such bucket/)
    await expect(files.list(soon())[Symbol.asyncIterator]().next()).rejects.toThrow(/no such bucket/)
  })

  test('that cannot be reached is an error that names it', async () => {
    const files = open({ ...settings(), S3_ENDPOINT: 'http://127.0.0.1:9' })
    await expect(files.read('f00d')).rejects.toThrow(/the file store http:\/\/127\.0\.0\.1:9/)
  })
})

test('half the settings of a store are refused by name', () => {
  expect(() => open({ S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'evidence' })).toThrow(/S3_ACCESS_KEY_ID/)
})
