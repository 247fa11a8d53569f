import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { explainError } from '../core/startErrors.ts'
import type { Say } from './progress.ts'

const pattern = /^bichar-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z\.tar\.zst(\.part)?$/

/** The name of a backup that is made at this time; names sort by time. */
export const nameAt = (moment: Date): string =>
  `bichar-${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z.tar.zst`

const timeOf = (name: string): number => {
  const [, year, month, day, hour, minute, second] = pattern.exec(name) ?? []
  return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second))
}

interface Ours {
  /** Complete backups, oldest first. */
  whole: string[]
  /** Partial files of backups that were interrupted. */
  halves: string[]
}

async function oursIn(folder: string): Promise<Ours> {
  const names = (await readdir(folder)).filter((name) => pattern.test(name)).sort()
  const isHalf = (name: string) => name.endsWith('.part')
  return { whole: names.filter((name) => !isHalf(name)), halves: names.filter(isHalf) }
}

/** Called after a complete backup: removes all but the latest backups, and partial files; other files are left alone. */
async function removeOld(folder: string, keep: number): Promise<void> {
  const { whole, halves } = await oursIn(folder)
  for (const name of [...whole.slice(0, -keep), ...halves]) await rm(path.join(folder, name))
}

interface Rotation {
  every: number
  keep: number
  folder: string
  /** Writes one backup. */
  make(file: string): Promise<void>
  say: Say
  /** Reports a failed backup. */
  complain: Say
  signal: AbortSignal
}

/**
 * Makes a backup every `every` milliseconds until the signal aborts. It continues the schedule of an earlier run, so that
 * repeated restarts do not replace the old backups with new ones.
 */
export async function rotate({ every, keep, folder, make, say, complain, signal }: Rotation): Promise<void> {
  const latest = (await oursIn(folder)).whole.at(-1)
  let due = latest === undefined ? Date.now() : timeOf(latest) + every
  while (!signal.aborted) {
    due = Math.max(due, Date.now())
    if (due > Date.now()) say(`Next backup at ${new Date(due).toISOString()}`)
    await until(due, signal)
    if (signal.aborted) return
    try {
      await make(path.join(folder, nameAt(new Date(due))))
      await removeOld(folder, keep)
    } catch (error) {
      if (signal.aborted) return
      complain(
        `The backup failed: ${explainError(error)}; next attempt at ${new Date(due + every).toISOString()}`,
      )
    }
    due += every
  }
}

/** A timer of Node cannot be longer than 24 days. */
const maxSleepMilliseconds = 24 * 60 * 60 * 1000

async function until(due: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && Date.now() < due) {
    await sleep(Math.min(due - Date.now(), maxSleepMilliseconds), undefined, { signal }).catch(
      () => undefined,
    )
  }
}
