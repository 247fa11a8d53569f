import { appendFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readOutbox } from './readOutbox.ts'

test('an outbox that cannot be read is not taken for an empty one', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bichar-outbox-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  await mkdir(path.join(dataDir, 'sms-outbox.ndjson'))
  await expect(readOutbox(dataDir)).rejects.toThrow('EISDIR')
})

test('a message is there once it has been written to its end', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bichar-outbox-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  expect(await readOutbox(dataDir)).toEqual([])
  const file = path.join(dataDir, 'sms-outbox.ndjson')
  await appendFile(file, '{"to":"01711","text":"One"}\n{"to":"01722","te')
  expect(await readOutbox(dataDir)).toEqual([{ to: '01711', text: 'One' }])
  await appendFile(file, 'xt":"Two"}\n')
  expect((await readOutbox(dataDir)).map(({ text }) => text)).toEqual(['One', 'Two'])
})
