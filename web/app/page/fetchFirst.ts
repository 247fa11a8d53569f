import { StaleBuildError } from '../api/staleBuild.ts'

/** Files of the app that are loaded or being loaded. */
const known = new Map<string, Promise<unknown>>()

/**
 * Runs a part of the app once its files are loaded; the build makes each `import()` call this (web/fetchFirst.ts). As long as a page is
 * open, Chromium remembers that a module or its preload failed, and never requests it again. It forgets a failed `fetch`, so a retry
 * succeeds once the network is back.
 */
export async function fetchFirst<Part>(run: () => Promise<Part>, files: readonly string[]): Promise<Part> {
  await Promise.all(files.map(fetchFile))
  return run()
}

function fetchFile(file: string): Promise<unknown> | undefined {
  const address = `/${file}`
  // A file that came with the page has a `<link>` in it.
  if (document.querySelector(`link[href="${address}"]`)) return undefined
  const earlier = known.get(file)
  // An earlier call's request may have met a network that is back by now, so its failure is not this call's.
  if (earlier) return earlier.catch(() => fetchFile(file))
  const coming = keepInBrowser(address)
  known.set(file, coming)
  coming.catch(() => known.delete(file))
  return coming
}

/** The module is then read from the browser's HTTP cache, which keeps a response once it has been read to its end. */
async function keepInBrowser(address: string): Promise<void> {
  const response = await fetch(address)
  if (response.status === 404) throw new StaleBuildError(`${address} is no longer there`)
  if (!response.ok) throw new Error(`${address} could not be fetched: ${response.status}`)
  await response.arrayBuffer()
}
