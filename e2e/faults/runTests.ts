import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { TestFault } from './fault.ts'

interface Outcome {
  fullName: string
  state: string
  message: string
}

/** Runs the tests of these faults in the product with one fault, or without any if `fault` is ''. */
type Run = (faults: readonly TestFault[], fault: string) => Promise<Map<string, Outcome[]>>

/** A pattern that matches a title even where it spans the name of a group and the name of a test. */
const patternOf = (title: string): string =>
  title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '(?: > | )')

/** One Vitest process for all runs, because a run of its own would spend most of its time on creating a database and loading the server. */
async function openRuns(copy: string): Promise<{ run: Run; close(): Promise<void> }> {
  // The configuration looks for tests relative to the working directory.
  process.chdir(copy)
  const { createVitest } = await import('vitest/node')
  // Isolated workers: what a module computes when it is loaded depends on the fault.
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
  // If the file breaks while it is loaded, no test has noticed the fault.
  if (outcomes.length === 0 || outcomes.every(({ state }) => state === 'skipped')) return ['CANNOT TELL', '']
  const red = outcomes.find(({ state }) => state === 'failed')
  if (!red) return ['NOT NOTICED', '']
  const message = stripVTControlCharacters(red.message).replace(/\s+/g, ' ')
  return ['noticed', `"${red.fullName}" ${message.slice(0, 120)}`]
}

/** Prints one line for each fault as soon as its tests have run; returns whether all were noticed. */
export async function runTests(copy: string, faults: readonly TestFault[]): Promise<boolean> {
  const { run, close } = await openRuns(copy)
  const asItIs = new Map<string, Outcome[]>()
  // Each file has its own run, because a title pattern of one file could match every test of another.
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
