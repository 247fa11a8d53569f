import { randomInt } from 'node:crypto'

const minute = 60_000
/** Two days. */
const minutes = 2 * 24 * 60

/**
 * Random times within the next two days: whole minutes, which do not reveal when they were drawn, and all of them
 * different as long as there are enough minutes, so that no two things vanish together.
 */
export function randomSchedule(count: number, now: Date): Date[] {
  const begin = Math.floor(now.getTime() / minute) + 1
  const all = Array.from({ length: minutes }, (_none, index) => new Date((begin + index) * minute))
  return Array.from({ length: count }, (_none, index) => {
    const taken = index % minutes
    const drawn = randomInt(taken, minutes)
    const [moment, other] = [all[drawn] as Date, all[taken] as Date]
    all[drawn] = other
    all[taken] = moment
    return moment
  })
}
