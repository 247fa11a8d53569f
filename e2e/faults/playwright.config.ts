import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import base from '../playwright.config.ts'
import { askedOfJourneys as askedFor } from './askedFor.ts'
import type { JourneyFault } from './fault.ts'

type Project = NonNullable<PlaywrightTestConfig['projects']>[number]

const [wide = {}, phone = {}] = base.projects ?? []

/** The projects that run the journey of a fault at its widths, in the product with the fault, or without any if `has` is ''. */
function projectsOf(fault: JourneyFault, has: string): Project[] {
  const title = fault.title.replace(/[^\w\s]/g, '\\$&')
  const at = (width: Project, name: string, tag = ''): Project => ({
    ...width,
    name: `${has || 'as it is'}: ${fault.journey} ${name}`,
    testMatch: `${fault.journey}.test.ts`,
    grep: new RegExp(`${title}.*${tag}`),
    metadata: { ...fault, has },
    use: { ...width.use, fault: has } as Project['use'],
  })
  return fault.onPhone ? [at(phone, 'on a small one', '@both')] : [at(wide, ''), at(phone, 'small', '@phone')]
}

const journeys = new Map(askedFor.map((fault) => [`${fault.journey} ${fault.title} ${fault.onPhone}`, fault]))

export default defineConfig({
  ...base,
  testDir: '../journeys',
  outputDir: '../results/faults',
  reporter: './reporter.ts',
  timeout: 180_000,
  expect: { timeout: 10_000 },
  use: { ...base.use, actionTimeout: 15_000, navigationTimeout: 60_000, screenshot: 'off', trace: 'off' },
  projects: [
    // Each journey must first pass without a fault: otherwise its failure with one would prove nothing.
    ...[...journeys.values()].flatMap((fault) => projectsOf(fault, '')),
    ...askedFor.flatMap((fault) => projectsOf(fault, fault.name)),
  ],
})
