/**
 * Measures the CPU time of a piece of work in microseconds. While several pieces share the thread, each is charged an equal share
 * of everything that the thread does.
 */
export function openMeter() {
  let working = 0
  return async <Result>(
    work: () => Promise<Result>,
    consume: (microseconds: number) => unknown,
  ): Promise<Result> => {
    working += 1
    const before = process.threadCpuUsage()
    try {
      return await work()
    } finally {
      const { user, system } = process.threadCpuUsage(before)
      await consume(Math.ceil((user + system) / working))
      working -= 1
    }
  }
}
