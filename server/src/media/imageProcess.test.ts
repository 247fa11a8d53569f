import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { photo } from '../test/samples.ts'
import { cleanImageInChildProcess, drawSizesInChildProcess } from './imageProcess.ts'

let folder: string
let small: string
let large: string
/** Contains no smaller picture that could be drawn instead, so drawing it takes a while. */
let heavy: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bichar-image-process-'))
  small = path.join(folder, 'small')
  large = path.join(folder, 'large')
  await writeFile(small, await photo())
  const pixels = { width: 4000, height: 4000, channels: 3, background: '#345' } as const
  heavy = path.join(folder, 'heavy')
  await writeFile(large, await sharp({ create: pixels }).jpeg().toBuffer())
  await writeFile(heavy, await sharp({ create: pixels }).png().toBuffer())
})
afterAll(() => rm(folder, { recursive: true }))

const quick = { charge: () => undefined, takesCostly: false }
const costly = { ...quick, takesCostly: true }
const plenty = { megabytes: 512, cpuSeconds: 10, milliseconds: 120_000 }

describe.each([
  ['takes more memory than one may', { megabytes: 40 }, 'image_dimensions'],
  ['takes more work than one may', { cpuSeconds: 0.01 }, 'image_dimensions'],
  ['keeps its process from looking after itself', { milliseconds: 1 }, 'file_damaged'],
])('a picture that %s', (_what, limit, code) => {
  test('is refused, and the next ones are drawn', async () => {
    await expect(
      cleanImageInChildProcess(heavy, 'png', { ...costly, limits: { ...plenty, ...limit } }),
    ).rejects.toMatchObject({
      code,
    })
    for (let times = 0; times < 2; times += 1) {
      expect(await cleanImageInChildProcess(small, 'jpeg', quick)).toMatchObject({ width: 20, height: 40 })
    }
  })
})

test('what is refused leaves its process to the next picture', async () => {
  await expect(cleanImageInChildProcess(small, 'png', quick)).rejects.toMatchObject({ code: 'file_damaged' })
  expect(await cleanImageInChildProcess(small, 'jpeg', quick)).toMatchObject({ width: 20, height: 40 })
})

test('trouble of our own is not called the fault of the file', async () => {
  const missing = path.join(folder, 'missing')
  await expect(cleanImageInChildProcess(missing, 'gif', quick)).rejects.toThrow('ENOENT')
  const beside = path.join(folder, 'beside')
  await copyFile(small, beside)
  await mkdir(`${beside}.clean`)
  await expect(drawSizesInChildProcess(beside, true)).rejects.toThrow('EISDIR')
})

test('several are drawn at once, each by its own process', async () => {
  const drawn = await Promise.all(
    Array.from({ length: 3 }, () => cleanImageInChildProcess(large, 'jpeg', quick)),
  )
  expect(drawn.map(({ width }) => width)).toEqual([1920, 1920, 1920])
})

/** Makes every attempt to start a process fail from now on. */
function withoutNode(): void {
  const { execPath } = process
  process.execPath = path.join(folder, 'no-node')
  onTestFinished(() => {
    process.execPath = execPath
  })
}

test('where no process can be started, a picture is refused as something that passes', async () => {
  // Ends the idle processes, which would draw the picture otherwise.
  const brief = { ...plenty, milliseconds: 1 }
  await Promise.allSettled(
    Array.from({ length: 4 }, () => cleanImageInChildProcess(large, 'jpeg', { ...quick, limits: brief })),
  )
  withoutNode()
  await expect(cleanImageInChildProcess(small, 'jpeg', quick)).rejects.toMatchObject({ code: 'unavailable' })
})
