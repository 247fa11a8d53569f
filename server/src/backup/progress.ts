/** Prints a line for the operator. */
export type Say = (line: string) => void

const pause = 2_000

/** Counts finished items; reports from time to time, and when all are finished. */
export function tell(say: Say, what: string, all: number): (bytes: number) => void {
  let done = 0
  let sum = 0
  let spoken = Date.now()
  return (bytes) => {
    done += 1
    sum += bytes
    if (done < all && Date.now() - spoken < pause) return
    spoken = Date.now()
    say(`${done} of ${all} ${what}, ${formatBytes(sum)}`)
  }
}

/** Formats a number of bytes for people. */
export function formatBytes(bytes: number): string {
  const units = ['bytes', 'KB', 'MB', 'GB', 'TB']
  let unit = 0
  let amount = bytes
  for (; amount >= 1000 && unit < units.length - 1; unit += 1) amount /= 1000
  return `${unit === 0 || amount >= 100 ? Math.round(amount) : amount.toFixed(1)} ${units[unit]}`
}
