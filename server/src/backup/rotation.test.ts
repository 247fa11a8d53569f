import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eventually } from '@bichar/contract/test/eventually.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nameAt, rotate } from './rotation.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bichar-rotation-'))
})
afterEach(() => rm(folder, { recursive: true }))

const put = (...names: string[]) => Promise.all(names.map((name) => writeFile(path.join(folder, name), '')))
const day = (count: number) => nameAt(new Date(Date.UTC(2026, 0, count)))

test('the latest backups are kept, a failed one takes none away, and what is not ours stays', async () => {
  const foreign = ['bichar.tar.zst', 'notes.txt', `${day(1)}.old`, `my-${day(1)}`]
  const ours = [day(1), day(2), day(3), `${day(4)}.part`]
  await put(...foreign, ...ours)
  const stopping = new AbortController()
  const complaints: string[] = []
  const made: string[] = []
  const make = vi.fn(async (file: string) => {
    if (make.mock.calls.length === 1) throw new Error('the disk is full')
    if (made.length === 0) expect((await readdir(folder)).sort()).toEqual([...foreign, ...ours].sort())
    await put(path.basename(file))
    made.push(path.basename(file))
    if (made.length === 2) stopping.abort()
  })
  await rotate({
    ...{ every: 1_000, keep: 2, folder, make, signal: stopping.signal },
    say: () => undefined,
    complain: (line) => complaints.push(line),
  })
  expect(complaints).toEqual([
    expect.stringMatching(/^The backup failed: the disk is full; next attempt at \d{4}-/),
  ])
  expect((await readdir(folder)).sort()).toEqual([...foreign, ...made].sort())
})

test('started again, it waits for the time of the next one', async () => {
  await put(nameAt(new Date()))
  const stopping = new AbortController()
  const say = vi.fn()
  const make = vi.fn()
  const options = { every: 3_600_000, keep: 1, folder, complain: say, signal: stopping.signal }
  const rotating = rotate({ ...options, make, say })
  await eventually(() => expect(say).toHaveBeenCalledWith(expect.stringMatching(/^Next backup at/)))
  stopping.abort()
  await rotating
  expect(make).not.toHaveBeenCalled()
})

test('names tell the time and sort by it', () => {
  expect(nameAt(new Date('2026-11-22T08:05:09.999Z'))).toBe('bichar-20261122T080509Z.tar.zst')
})
