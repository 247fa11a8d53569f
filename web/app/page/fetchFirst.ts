/** Files of the app that are here or on their way. */
const known = new Map<string, Promise<unknown>>()

/**
 * Runs a part of the app once its files are here: what each `import()` becomes when the app is built (web/fetchFirst.ts). Chromium
 * remembers as long as a page is open that it could not fetch a module, or what a link had it fetch ahead, and never asks for it again.
 * A `fetch` that failed it forgets, so that whoever wants the part once more, with the network back, gets it.
 */
export async function fetchFirst<Part>(run: () => Promise<Part>, files: readonly string[]): Promise<Part> {
  await Promise.all(files.map(fetchFile))
  return run()
}

function fetchFile(file: string): Promise<unknown> | undefined {
  const address = `/${file}`
  // What came with the page has its link there.
  if (document.querySelector(`link[href="${address}"]`)) return undefined
  const coming = known.get(file) ?? keepInBrowser(address)
  known.set(file, coming)
  coming.catch(() => known.delete(file))
  return coming
}

/** The module is then read from what the browser keeps, which it does with what has been read to its end. */
async function keepInBrowser(address: string): Promise<void> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} could not be fetched: ${response.status}`)
  await response.arrayBuffer()
}
