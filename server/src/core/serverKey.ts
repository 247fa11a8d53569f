import { randomBytes, randomUUID } from 'node:crypto'
import { link, open, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from './config.ts'

/** The 32 secret bytes of this installation: SERVER_KEY, or the content of the file server.key, which is created on first start. */
export async function readServerKey({ DATA_DIR, SERVER_KEY }: Config): Promise<Buffer> {
  if (SERVER_KEY) return Buffer.from(SERVER_KEY, 'hex')
  const file = path.join(DATA_DIR, 'server.key')
  const text = await readFile(file, 'utf8').catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw new Error(`${file} cannot be read (${error.code})`)
    await makeKey(file)
    return readFile(file, 'utf8')
  })
  if (!/^[0-9a-f]{64}\n?$/.test(text))
    throw new Error(`${file} is damaged: it should hold 64 hexadecimal digits`)
  return Buffer.from(text.trim(), 'hex')
}

/** Writes the key atomically. If two processes do so at once, only the first one's file remains. */
async function makeKey(file: string): Promise<void> {
  const making = `${file}.${randomUUID()}`
  const handle = await open(making, 'w', 0o600)
  await handle.writeFile(`${randomBytes(32).toString('hex')}\n`)
  await handle.sync()
  await handle.close()
  await link(making, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(making)
}
