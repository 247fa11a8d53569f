/**
 * Tells how many microseconds of the processor a piece of work took. Those that share the thread meanwhile share what it did,
 * other work of its included.
 */
export function openMeter() {
  let working = 0
  return async <Result>(
    work: () => Promise<Result>,
    spend: (microseconds: number) => unknown,
  ): Promise<Result> => {
    working += 1
    const before = process.threadCpuUsage()
    try {
      return await work()
    } finally {
      const { user, system } = process.threadCpuUsage(before)
      await spend(Math.ceil((user + system) / working))
      working -= 1
    }
  }
}
