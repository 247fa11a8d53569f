import { chmod, chown, lstat, mkdir } from 'node:fs/promises'
import type { Account } from './systemAccount.ts'

/**
 * Creates a folder that only the account (or the user of this process) can enter. False if the path is already something else, for
 * example a symbolic link that another user has planted in /tmp.
 */
export async function privateFolder(folder: string, account: Account | undefined): Promise<boolean> {
  const self = process.getuid?.()
  const owner = account?.uid ?? self
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  const found = await lstat(folder)
  if (!found.isDirectory() || (found.uid !== owner && found.uid !== self)) return false
  if (account && found.uid !== account.uid) await chown(folder, account.uid, account.gid)
  await chmod(folder, 0o700)
  return true
}
