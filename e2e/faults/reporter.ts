import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { askedOfJourneys as askedFor } from './askedFor.ts'

/** Prints one line for each fault as soon as its journey has ended. */
export default class FaultReporter implements Reporter {
  readonly #outcomes = new Map<string, string>()
  #redAnyway = 0

  onTestEnd(test: TestCase, { status, errors }: TestResult) {
    const { has, journey } = test.parent.project()?.metadata ?? {}
    const [error] = errors
    const file = error?.location?.file ?? ''
    const stack = error?.stack ?? ''
    const reason = stripVTControlCharacters(error?.message ?? status)
      .replace(/\s+/g, ' ')
      .slice(0, 160)
    const line = `at ${path.basename(file)}:${error?.location?.line} ${reason}`
    if (!has) {
      if (status === 'passed') return
      this.#redAnyway += 1
      return console.log(`RED ANYWAY   ${journey} ${line}`)
    }
    // An error before the journey or outside of it, such as a server that did not start, is no proof that the journey noticed the
    // fault.
    const outcome =
      status === 'passed' ? 'NOT NOTICED' : isOfJourney(file, stack, test) ? 'noticed' : 'CANNOT TELL'
    this.#outcomes.set(has, outcome)
    console.log(`${outcome.padEnd(12)} ${has} ${status === 'passed' ? `(${journey})` : line}`)
  }

  onError({ message = '' }: { message?: string }) {
    console.log(message)
  }

  async onEnd(): Promise<{ status: FullResult['status'] }> {
    const noticed = [...this.#outcomes.values()].filter((outcome) => outcome === 'noticed').length
    for (const { name, journey, title } of askedFor) {
      if (!this.#outcomes.has(name)) console.log(`NO JOURNEY   ${name}: ${journey} has no '${title}'`)
    }
    console.log(
      `\n${noticed} of ${askedFor.length} faults noticed, ${this.#redAnyway} journeys red without any`,
    )
    return { status: noticed === askedFor.length && this.#redAnyway === 0 ? 'passed' : 'failed' }
  }
}

/** Whether an error comes from the journey: its own file, a helper that it called, or one of the shared failing actions. */
const isOfJourney = (file: string, stack: string, { location }: TestCase): boolean =>
  file === location.file ||
  stack.includes(`${location.file}:`) ||
  path.basename(path.dirname(file)) === 'failures'
