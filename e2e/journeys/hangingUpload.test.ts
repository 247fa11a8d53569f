import type { Page, Request, Route } from '@playwright/test'
import { expectMessage } from '../messages.ts'
import { photoOf } from '../photo.ts'
import { goToStep, submitReport, writeReport } from '../reportForm.ts'
import { expect, onPhone, test } from '../test.ts'
import { untilAlive } from '../untilAlive.ts'

const hangSeconds = 30
const hangs = 'Nothing has got through for a while.'

/** The offsets of the upload's PATCH requests: of those sent, and of those answered. */
type Parts = { offsets: number[]; arrived: number[] }

/** Writes a report with a picture that is uploaded in three parts. */
async function writeWithPicture(page: Page, title: string): Promise<Parts> {
  const parts: Parts = { offsets: [], arrived: [] }
  const offsetOf = (request: Request) => Number(request.headers()['upload-offset'])
  page.on('request', (request) => {
    if (request.method() === 'PATCH') parts.offsets.push(offsetOf(request))
  })
  page.on('requestfinished', (request) => {
    if (request.method() === 'PATCH') parts.arrived.push(offsetOf(request))
  })
  await page.goto('/newreport')
  await untilAlive(page)
  await writeReport(page, { title, desc: 'Seen from the window of the bus.' })
  await goToStep(page, 'proof')
  await page.locator('input[type=file]').first().setInputFiles(photoOf(500, 400))
  await expect(page.getByRole('list', { name: 'Attached files' }).getByRole('listitem')).toHaveCount(1)
  return parts
}

/** The calls that send a report or its files, from now on, and are not over. */
function callsUnderWay(page: Page): ReadonlySet<Request> {
  const calls = new Set<Request>()
  page.on('request', (request) => {
    if (/^\/api\/(uploads|posts)\b/.test(new URL(request.url()).pathname)) calls.add(request)
  })
  page.on('requestfinished', (request) => calls.delete(request))
  page.on('requestfailed', (request) => calls.delete(request))
  return calls
}

/** Blocks all parts from the second one on. The returned function unblocks them and releases those held back. */
async function hang(page: Page): Promise<() => Promise<void>> {
  const parts = '**/api/uploads/*'
  const held: Route[] = []
  await page.route(parts, async (route) => {
    const offset = route.request().headers()['upload-offset'] ?? '0'
    if (offset === '0') await route.continue()
    else held.push(route)
  })
  return async () => {
    await page.unroute(parts)
    // Requests that the app has aborted meanwhile cannot continue.
    for (const route of held) await route.continue().catch(() => undefined)
  }
}

test(
  'an upload that hangs says so and goes on where it stopped',
  onPhone,
  async ({ bichar, page, signIn, expectAccessible }) => {
    const title = `Hanging upload ${Date.now()}`
    await signIn(page, await bichar.makePerson('Jahanara Begum'))
    await page.clock.install()
    const { offsets, arrived: answered } = await writeWithPicture(page, title)
    const letThrough = await hang(page)
    await submitReport(page)
    await expect.poll(() => offsets.length).toBe(2)
    await expect(page.getByText(/^Sending: \d+%/)).toBeVisible()
    await expect(page.getByText(hangs)).toHaveCount(0)
    await page.clock.runFor(hangSeconds * 1000)
    await expect(page.getByText(hangs)).toBeVisible()
    await expectAccessible(page)
    // The next attempt may be on its way. Advancing the clock faster than the network would make the app consider it hanging.
    await letThrough()
    await expectMessage(page, 'Report submitted successfully')
    // The number of attempts while the network was blocked depends on the clock, but each part was answered once.
    expect(answered).toEqual([0, 262_144, 524_288])
    const [arrived] = await bichar.waiting(title)
    expect(arrived?.medias).toHaveLength(1)
  },
)

test(
  'what hangs for too long is kept, and sent from where it stopped',
  onPhone,
  async ({ bichar, page, signIn }) => {
    const title = `Hanging for long ${Date.now()}`
    await signIn(page, await bichar.makePerson('Jahanara Begum'))
    await page.clock.install()
    const { offsets, arrived } = await writeWithPicture(page, title)
    const underWay = callsUnderWay(page)
    const letThrough = await hang(page)
    await submitReport(page)
    await expect.poll(() => offsets.length).toBe(2)
    // The app tries three times, with pauses between.
    await expect(async () => {
      await page.clock.runFor(hangSeconds * 1000)
      await expect(page.getByRole('heading', { name: 'Your report waits for the network' })).toBeVisible({
        timeout: 500,
      })
    }).toPass()
    await letThrough()
    const before = offsets.length
    await expect(async () => {
      // Time runs normally while a call is under way, and from the next part on. Advancing the clock faster than the network would
      // make the app consider it hanging.
      if (offsets.length === before && underWay.size === 0) await page.clock.runFor(5_000)
      expect(await bichar.waiting(title)).toHaveLength(1)
    }).toPass()
    expect(arrived).toEqual([0, 262_144, 524_288])
  },
)

test(
  'a report whose answer was lost arrives once, with its picture',
  onPhone,
  async ({ bichar, page, signIn }) => {
    const title = `Lost answer ${Date.now()}`
    await signIn(page, await bichar.makePerson('Jahanara Begum'))
    const { offsets } = await writeWithPicture(page, title)
    let answers = 0
    await page.route('**/api/posts', async (route) => {
      answers += 1
      if (answers > 1) return route.continue()
      await route.fetch()
      await route.abort()
    })
    await submitReport(page)
    await expectMessage(page, 'Report submitted successfully')
    // The first attempt has used up the upload, so the file was uploaded again.
    expect(offsets).toEqual([0, 262_144, 524_288, 0, 262_144, 524_288])
    const arrived = await bichar.waiting(title)
    expect(arrived.map(({ medias }) => medias.length)).toEqual([1])
  },
)
