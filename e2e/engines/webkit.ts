import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../server/src/test/freePort.ts'
import { pngOf } from '../photo.ts'
import type { Driver, Size } from './driver.ts'
import { end, untilPrinted } from './processes.ts'

/** The name under which W3C WebDriver passes an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** WebKitGTK in a bare window on a screen of its own, driven over W3C WebDriver (https://www.w3.org/TR/webdriver2). */
export async function startWebKit({ width, height }: Size): Promise<Driver> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bichar-webkit-'))
  const [screenFile, errorsFile] = [path.join(folder, 'Xvfb_screen0'), path.join(folder, 'errors')]
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '1', '-nocursor', '-screen', '0', `${width}x${height}x24`, '-fbdir', folder],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const display = await untilPrinted(screen, screen.stdout, /^(\d+)$/)
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      GDK_BACKEND: 'x11',
      WIDTH: String(width),
      HEIGHT: String(height),
      ERRORS_FILE: errorsFile,
      DATA_FOLDER: path.join(folder, 'data'),
      LANG: 'C.UTF-8',
      TZ: 'Asia/Dhaka',
      // There is no graphics card.
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const close = async () => {
    await end(driver)
    await end(screen)
    // The processes of WebKit end a moment after their driver, and write into it until then.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  }
  try {
    return { ...(await drive(`http://127.0.0.1:${port}`, screenFile, errorsFile)), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function drive(
  address: string,
  screenFile: string,
  errorsFile: string,
): Promise<Omit<Driver, 'close'>> {
  await untilReady(address)
  const binary = path.join(import.meta.dirname, 'window.py')
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: [] } } }
  const { sessionId } = await send('POST', `${address}/session`, { capabilities })
  const command = (path: string, body?: object) =>
    send(body ? 'POST' : 'GET', `${address}/session/${sessionId}${path}`, body)
  const evaluate = async (script: string) => {
    const { value, error } = await command('/execute/async', {
      script: `
        const end = arguments[0];
        (async () => { ${script} })().then((value) => end({ value }), (error) => end({ error: String(error) }))`,
      args: [],
    })
    if (error) throw new Error(error)
    return value
  }

  return {
    async errors() {
      return (await readFile(errorsFile, 'utf8')).split('\n').filter(Boolean)
    },
    async goto(url) {
      await command('/url', { url })
    },
    run: evaluate,
    async find(script) {
      return (await evaluate(script)) ?? undefined
    },
    async perform(sources) {
      await command('/actions', { actions: sources })
    },
    async choose(selector, files) {
      const element = await command('/element', { using: 'css selector', value: selector })
      await command(`/element/${element[elementKey]}/value`, { text: files.join('\n') })
    },
    async picture() {
      // WebKitWebDriver never answers when it is asked for a screenshot of a bare window.
      return pngOfScreen(await readFile(screenFile))
    },
  }
}

/** A PNG of the screen that Xvfb keeps in a file in the format of xwd: a header, colours, and four bytes per pixel. */
function pngOfScreen(file: Buffer): Buffer {
  const field = (index: number) => file.readUInt32BE(index * 4)
  const [headerSize, width, height, rowSize, colours] = [field(0), field(4), field(5), field(12), field(19)]
  const pixels = file.subarray(headerSize + colours * 12)
  const rgb = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const blueGreenRed = pixels.subarray(y * rowSize + x * 4)
      rgb.set([blueGreenRed[2], blueGreenRed[1], blueGreenRed[0]] as number[], (y * width + x) * 3)
    }
  }
  return pngOf(width, height, rgb)
}

// biome-ignore lint/suspicious/noExplicitAny: each command has a result of its own
async function send(method: string, url: string, body?: object): Promise<any> {
  const response = await fetch(url, { method, body: JSON.stringify(body) })
  const { value } = await response.json()
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}

/** The driver prints nothing when it listens. */
async function untilReady(address: string): Promise<void> {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    const isReady = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await pause(50)
  }
  throw new Error('WebKitWebDriver has not begun to listen within a minute')
}
