import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { TestFault } from './fault.ts'

interface Outcome {
  fullName: string
  state: string
  message: string
}

/** Runs the tests that are meant in the product with one fault, or with none. */
type Run = (faults: readonly TestFault[], fault: string) => Promise<Map<string, Outcome[]>>

/** Finds a title also where it goes from the name of a group into that of a test. */
const patternOf = (title: string): string =>
  title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '(?: > | )')

/** One process for all runs: most of the time of a run by itself goes into making a database and reading the server. */
async function openRuns(copy: string): Promise<{ run: Run; close(): Promise<void> }> {
  // The configuration looks for the tests from where it is read.
  process.chdir(copy)
  const { createVitest } = await import('vitest/node')
  // Workers of their own: what a module works out when it is loaded depends on the fault.
  const vitest = await createVitest('test', { root: copy, watch: false, isolate: true, reporters: [{}] })
  const run: Run = async (faults, fault) => {
    process.env.FAULT = fault
    const names = [...new Set(faults.map(({ title }) => patternOf(title)))]
    vitest.setGlobalTestNamePattern(new RegExp(names.join('|')))
    const files = new Set(faults.map(({ test }) => test))
    const all = await vitest.globTestSpecifications([...files])
    const { testModules } = await vitest.runTestSpecifications(
      all.filter(({ moduleId }) => files.has(path.relative(copy, moduleId))),
    )
    return new Map(
      testModules.map((module) => [
        path.relative(copy, module.moduleId),
        outcomesOf([...module.children.allTests()]),
      ]),
    )
  }
  return { run, close: () => vitest.close() }
}

interface Ran {
  fullName: string
  result(): { state: string; errors?: readonly { message: string }[] | undefined }
}

const outcomesOf = (tests: readonly Ran[]): Outcome[] =>
  tests.map((test) => {
    const { state, errors } = test.result()
    return { fullName: test.fullName.replaceAll(' > ', ' '), state, message: errors?.[0]?.message ?? '' }
  })

const meant = (outcomes: Outcome[] | undefined, { title }: TestFault): Outcome[] =>
  outcomes?.filter(({ fullName }) => fullName.includes(title)) ?? []

function verdict(outcomes: Outcome[]): [verdict: string, reason: string] {
  // What breaks while the file is loaded has been noticed by no test.
  if (outcomes.length === 0 || outcomes.every(({ state }) => state === 'skipped')) return ['CANNOT TELL', '']
  const red = outcomes.find(({ state }) => state === 'failed')
  if (!red) return ['NOT NOTICED', '']
  const message = stripVTControlCharacters(red.message).replace(/\s+/g, ' ')
  return ['noticed', `"${red.fullName}" ${message.slice(0, 120)}`]
}

/** One line for each fault as soon as it has been noticed, or not; returns whether all were. */
export async function runTests(copy: string, faults: readonly TestFault[]): Promise<boolean> {
  const { run, close } = await openRuns(copy)
  const asItIs = new Map<string, Outcome[]>()
  // File by file: of another file one of these titles may be that of every test.
  for (const ofFile of Map.groupBy(faults, ({ test }) => test).values()) {
    for (const [file, outcomes] of await run(ofFile, '')) asItIs.set(file, outcomes)
  }
  let noticed = 0
  for (const fault of faults) {
    const green = meant(asItIs.get(fault.test), fault)
    const redAnyway = green.find(({ state }) => state !== 'passed')
    const [word, reason] =
      green.length === 0
        ? ['NO TEST', `${fault.test} has no '${fault.title}'`]
        : redAnyway
          ? ['RED ANYWAY', `${redAnyway.fullName} ${redAnyway.message}`]
          : verdict(meant((await run([fault], fault.name)).get(fault.test), fault))
    if (word === 'noticed') noticed += 1
    console.log(`${word.padEnd(12)} ${fault.name} ${reason || `(${fault.test})`}`)
  }
  await close()
  console.log(`\n${noticed} of ${faults.length} faults noticed by tests`)
  return noticed === faults.length
}
