/**
 * Lets at most `atOnce` pieces of work run at a time; the others wait in the order in which they came.
 * Twenty people who upload together wait a little instead of taking the machine down.
 */
export function takingTurns(atOnce: number) {
  const waiting: (() => void)[] = []
  let free = atOnce
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
