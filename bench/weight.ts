import { get } from 'node:http'

type Part = 'HTML' | 'JavaScript' | 'CSS' | 'Fonts'

interface Weighed {
  part: Part
  files: number
  /** Units of 1,000 bytes. */
  kilobytes: number
}

/**
 * The compressed bytes that a guest's browser fetches for the first screen. Pictures are left out, and all fonts are included, as on a
 * page with posts in both languages.
 */
export async function weighFirstScreen(url: string): Promise<Weighed[]> {
  const page = await fetch(url)
  const html = await page.text()
  const styles = addresses(html, /<link[^>]*rel="stylesheet"[^>]*>/g)
  const sheets = await Promise.all(styles.map(async (style) => (await fetch(new URL(style, url))).text()))
  const fonts = [...sheets.join().matchAll(/url\("?([^")]+\.woff2)"?\)/g)].map(([, file = '']) => file)
  const scripts = addresses(html, /<link[^>]*rel="modulepreload"[^>]*>|<script[^>]*src="[^"]+"[^>]*>/g)
  const weigh = async (part: Part, files: readonly string[]): Promise<Weighed> => {
    const sizes = await Promise.all(files.map((file) => travelling(new URL(file, url))))
    const bytes = sizes.reduce((sum, size) => sum + size, 0)
    return { part, files: files.length, kilobytes: bytes / 1000 }
  }
  return Promise.all([
    weigh('HTML', ['/']),
    weigh('JavaScript', scripts),
    weigh('CSS', styles),
    weigh('Fonts', fonts),
  ])
}

/** One of each kind of file that the first screen needs. */
export async function filesOfFirstScreen(url: string): Promise<string[]> {
  const html = await (await fetch(url)).text()
  return [/<link[^>]*rel="stylesheet"[^>]*>/g, /<link[^>]*rel="modulepreload"[^>]*>/g].flatMap((tag) =>
    addresses(html, tag).slice(0, 1),
  )
}

const addresses = (html: string, tag: RegExp): string[] => [
  ...new Set([...html.matchAll(tag)].flatMap(([text]) => /(?:href|src)="([^"]+)"/.exec(text)?.[1] ?? [])),
]

/** The bytes of the body as transferred; fetch would decompress it. */
const travelling = (address: URL) =>
  new Promise<number>((resolve, reject) => {
    const asked = get(address, { headers: { 'accept-encoding': 'br, gzip' } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('error', reject)
      response.on('end', () => resolve(bytes))
    })
    asked.on('error', reject)
  })
