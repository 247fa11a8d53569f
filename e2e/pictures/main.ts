// npm run pictures: a picture of every screen, for reviewers.

import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { browserArguments, findBrowser } from '../browser.ts'
import { runWithOptions } from '../runWithOptions.ts'
import { startServer } from '../server.ts'
import { contactSheet } from './contactSheet.ts'
import { type Options, readOptions, usage } from './options.ts'
import { takePictures } from './take.ts'
import { fill } from './viewers.ts'

const folder = path.resolve(import.meta.dirname, '../../pictures')

async function run(options: Options): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  console.log('Starting Bichar and filling it with the demo ...')
  const server = await startServer()
  try {
    const places = await fill(server)
    const browser = await chromium.launch({ ...(await findBrowser()), args: browserArguments })
    const all =
      options.screens.length * options.widths.length * options.languages.length * options.themes.length
    let done = 0
    const pictures = await takePictures({
      browser,
      server,
      places,
      options,
      folder,
      tell({ file, problem }) {
        done += 1
        console.log(`${done} of ${all}  ${file}${problem ? `  FAILED: ${problem}` : ''}`)
      },
    })
    await browser.close()
    const sheet = path.join(folder, 'index.html')
    await writeFile(sheet, contactSheet(pictures, options))
    const failed = pictures.filter(({ problem }) => problem !== undefined)
    console.log(`\n${pictures.length - failed.length} pictures, ${failed.length} failed: ${sheet}`)
    if (failed.length > 0) process.exitCode = 1
  } finally {
    await server.stop()
  }
}

await runWithOptions(readOptions, usage, run)
