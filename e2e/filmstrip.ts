import { chromium } from '@playwright/test'
import { browserArguments, findBrowser } from './browser.ts'
import type { Film, Frame } from './slowPhone.ts'

/** Seconds between two frames. */
const step = 0.5

const style = `
body { margin: 0; padding: 12px; width: 1176px; font: 13px/1.4 sans-serif; background: #ddd; color: #111; }
main { display: grid; grid-template-columns: repeat(8, 1fr); gap: 12px; }
figure { margin: 0; }
img, .nothing { display: block; width: 100%; aspect-ratio: 393 / 727; background: #fff; object-fit: cover; object-position: top; }
.alive figcaption { font-weight: bold; }
`

/** A JPEG that shows how a page loaded: one frame every half second, until buttons worked. */
export async function filmstrip(film: Film): Promise<Buffer> {
  const count = Math.ceil(film.alive / step) + 1
  const figures = Array.from({ length: count }, (_none, index) => {
    const seconds = index * step
    return figure(seconds, shownAt(film.frames, seconds), seconds >= film.alive)
  })
  const browser = await chromium.launch({ ...(await findBrowser()), args: browserArguments })
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 100 } })
    await page.setContent(`<style>${style}</style><main>${figures.join('')}</main>`, { waitUntil: 'load' })
    return await page.screenshot({ type: 'jpeg', quality: 70, fullPage: true })
  } finally {
    await browser.close()
  }
}

const shownAt = (frames: readonly Frame[], seconds: number) =>
  frames.findLast((frame) => frame.seconds <= seconds)?.jpeg

const figure = (seconds: number, jpeg: Buffer | undefined, isAlive: boolean) =>
  `<figure${isAlive ? ' class="alive"' : ''}>${
    jpeg
      ? `<img alt="" src="data:image/jpeg;base64,${jpeg.toString('base64')}">`
      : '<div class="nothing"></div>'
  }<figcaption>${seconds.toFixed(1)} s${isAlive ? ', buttons work' : ''}</figcaption></figure>`
