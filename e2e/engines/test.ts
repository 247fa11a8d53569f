import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test as base, expect } from '@playwright/test'
import { type Bichar, startBichar } from '../bichar.ts'
import type { Size } from './driver.ts'
import { startFirefox } from './firefox.ts'
import { Visitor } from './visitor.ts'
import { startWebKit } from './webkit.ts'

const engines = { firefox: startFirefox, webkit: startWebKit }

export interface EngineOptions {
  engine: keyof typeof engines
  size: Size
}

interface Fixtures extends EngineOptions {
  visitor: Visitor
  /** Stores what is on the screen, to be looked at by people. */
  picture(name: string): Promise<void>
}

export const test = base.extend<Fixtures, { bichar: Bichar }>({
  engine: ['firefox', { option: true }],
  size: [{ width: 390, height: 844 }, { option: true }],

  bichar: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const bichar = await startBichar()
      await use(bichar)
      await bichar.stop()
    },
    { scope: 'worker', timeout: 600_000 },
  ],

  visitor: async ({ bichar, engine, size }, use, testInfo) => {
    const driver = await engines[engine](size)
    try {
      await use(new Visitor(driver, bichar.url))
      expect(await driver.errors(), 'errors in the console').toEqual([])
    } finally {
      if (testInfo.error) await writeFile(testInfo.outputPath('failed.png'), await driver.picture())
      await driver.close()
    }
  },

  picture: async ({ visitor }, use, { project }) => {
    const folder = path.join(import.meta.dirname, 'results/pictures', project.name)
    await mkdir(folder, { recursive: true })
    await use(async (name) => writeFile(path.join(folder, `${name}.png`), await visitor.picture()))
  },
})
