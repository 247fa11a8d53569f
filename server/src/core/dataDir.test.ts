import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openDataDir } from './dataDir.ts'

test('many who begin at the same moment make one data directory between them', async () => {
  const place = await mkdtemp(path.join(tmpdir(), 'bichar-data-'))
  try {
    const dataDir = path.join(place, 'srv', 'bichar', 'data')
    await Promise.all(Array.from({ length: 24 }, () => openDataDir(dataDir)))
    expect(await readdir(dataDir)).toEqual([])
  } finally {
    await rm(place, { recursive: true })
  }
})
