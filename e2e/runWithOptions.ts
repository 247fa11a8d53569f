/** Parses the command line and runs the program; for invalid options it prints the problem and the usage instead. */
export async function runWithOptions<Options>(
  readOptions: (words: readonly string[]) => Options,
  usage: string,
  run: (options: Options) => Promise<unknown>,
): Promise<void> {
  let options: Options
  try {
    options = readOptions(process.argv.slice(2))
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`)
    process.exitCode = 1
    return
  }
  await run(options)
}
