import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { storeInMemory } from '../../server/src/test/inMemory.ts'
import type { EngineOptions } from './test.ts'

storeInMemory()

const sizes = { phone: { width: 390, height: 844 }, wide: { width: 1440, height: 900 } }
const engines = ['firefox', 'webkit'] as const

export default defineConfig<EngineOptions>({
  testDir: '.',
  globalSetup: path.join(import.meta.dirname, '../buildServer.mjs'),
  outputDir: 'results',
  workers: 1,
  timeout: 300_000,
  // What takes a second can take half a minute when other work uses the processors.
  expect: { timeout: 60_000 },
  forbidOnly: true,
  projects: engines.flatMap((engine) =>
    Object.entries(sizes).map(([name, size]) => ({ name: `${engine} ${name}`, use: { engine, size } })),
  ),
})
