import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The system account that PostgreSQL runs as. */
export interface Account {
  name: string
  uid: number
  gid: number
}

/** Replaces the environment of this process: the operator's PG... variables must not reach our PostgreSQL. */
export const cleanEnvironment = { PATH: '/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C', TZ: 'UTC' }

export const isRoot = (): boolean => process.getuid?.() === 0

/** PostgreSQL refuses to run as root, and initdb requires an account with a name. */
export async function unprivilegedAccount(): Promise<Account> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.find((fields) => fields[0] === name) ?? []
    if (uid !== undefined && gid !== undefined) return { name, uid: Number(uid), gid: Number(gid) }
  }
  throw new Error(
    'PostgreSQL refuses to run as root, and this machine has neither an account postgres nor an account nobody',
  )
}

/** Runs a program to completion as the account or, without one, as the user of this process. */
export const runAs = (account: Account | undefined, program: string, parameters: readonly string[]) =>
  run(program, parameters, {
    ...(account && { uid: account.uid, gid: account.gid }),
    env: cleanEnvironment,
    cwd: '/',
    timeout: 300_000,
  })

/** Whether the account can enter the folder or run the program. It is tried, not computed from file modes. */
export async function canReach(account: Account | undefined, file: string): Promise<boolean> {
  try {
    await runAs(account, '/bin/sh', ['-c', 'test -x "$0"', file])
    return true
  } catch {
    return false
  }
}
