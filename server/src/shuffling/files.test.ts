import { copyFile, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makePicture } from '../test/make.ts'
import { startShufflingApp } from '../test/shufflingApp.ts'

const { app, person, nextHour, shuffleAll, duringRun, end } = await startShufflingApp()
afterAll(end)

const fileReport = async () => {
  const form = { title: 'At the ferry', desc: 'At night.', isAnonymous: true, medias: [await makePicture()] }
  return (await app.call('POST /posts', { form }, { as: person })).body.post
}

/** The inode of each file by its path: copying a file to a new place on the disk changes it. */
async function inodes(): Promise<Record<string, number>> {
  const folder = path.join(app.deps.config.DATA_DIR, 'media')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const places = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
  return Object.fromEntries(
    await Promise.all(places.map(async (place) => [place, (await stat(place)).ino] as const)),
  )
}

test('files are put anew, and stay the same', async () => {
  const post = await fileReport()
  const before = await inodes()
  expect(Object.keys(before)).toHaveLength(2)
  await shuffleAll(nextHour())
  const after = await inodes()
  expect(Object.keys(after).toSorted()).toEqual(Object.keys(before).toSorted())
  for (const [place, inode] of Object.entries(before)) expect(after[place]).not.toBe(inode)
  const url = post.medias[0]?.url ?? ''
  expect((await app.request(url, {}, person)).status).toBe(200)
  await shuffleAll(nextHour())
  expect(await inodes()).toEqual(after)
})

test('a file that comes during a run is put anew by the next, with its row', async () => {
  await fileReport()
  const earlier = await inodes()
  await duringRun(async () => void (await fileReport()))
  const fresh = Object.entries(await inodes()).filter(([place]) => !(place in earlier))
  expect(fresh).toHaveLength(2)
  await shuffleAll(nextHour())
  const after = await inodes()
  for (const [place, inode] of fresh) expect(after[place]).not.toBe(inode)
})

test('after an error everything is shuffled once more', async () => {
  await fileReport()
  const before = await inodes()
  const failing = { ...app.deps.files, renew: () => Promise.reject(new Error('The store is away')) }
  await expect(shuffleAll(nextHour(), { ...app.deps, files: failing })).rejects.toThrow('The store is away')
  await shuffleAll(nextHour())
  const changed = Object.entries(await inodes()).filter(([place, inode]) => before[place] !== inode)
  expect(changed.length).toBeGreaterThanOrEqual(2)
})

test('a file that is erased while it is put anew does not come back', async () => {
  const { _id: id } = await fileReport()
  const { files, config, tempDir } = app.deps
  const seen: string[] = []
  const isThere = async (key: string) => (await files.open(key))?.stream.destroy() !== undefined
  const renew = async (key: string, type: string) => {
    // Simulates that the file is erased after it has been copied, and before the copy gets its name.
    const copy = path.join(tempDir, 'copy')
    await copyFile(path.join(config.DATA_DIR, 'media', key.slice(0, 2), key.slice(2, 4), key), copy)
    await app.deps.pool.query('delete from post_media where post_id = $1', [id])
    await app.deps.pool.query('delete from media where storage_key = $1 or thumbnail_key = $1', [key])
    await files.remove(key)
    await files.put(key, copy, type)
    seen.push(key)
  }
  await shuffleAll(nextHour(), { ...app.deps, files: { ...files, renew } })
  expect(seen).toHaveLength(2)
  for (const key of seen) expect(await isThere(key)).toBe(false)
  await app.call('DELETE /posts/:id', { params: { id } }, { as: person })
})
