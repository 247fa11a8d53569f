import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'

/**
 * Unpacks something into a folder, unless it is there. `unpackInto` gets a temporary folder first, so that an interruption or a concurrent
 * run cannot leave an incomplete one behind.
 */
export async function unpackOnce(
  folder: string,
  unpackInto: (making: string) => Promise<void>,
): Promise<void> {
  if (existsSync(folder)) return
  const making = `${folder}.${process.pid}`
  await mkdir(making, { recursive: true })
  await unpackInto(making)
  await rename(making, folder).catch(async (error) => {
    await rm(making, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  })
}
