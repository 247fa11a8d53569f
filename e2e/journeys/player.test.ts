import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Locator } from '@playwright/test'
import { expect, onPhone, test } from '../test.ts'
import { untilAlive } from '../untilAlive.ts'

const video = path.join(import.meta.dirname, '../../server/src/test/samples/video.webm')

const samplesPerSecond = 8_000

/** A WAV file with a low hum of this many seconds. */
function recording(seconds: number): Buffer {
  const sound = Buffer.alloc(seconds * samplesPerSecond, Buffer.from([128, 138, 148, 138]))
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + sound.length, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(samplesPerSecond, 24)
  header.writeUInt32LE(samplesPerSecond, 28)
  header.writeUInt16LE(1, 32)
  header.writeUInt16LE(8, 34)
  header.write('data', 36)
  header.writeUInt32LE(sound.length, 40)
  return Buffer.concat([header, sound])
}

/** Expects that no control overlaps another. */
async function expectNothingLiesOnAnother(controls: Locator) {
  const boxes = await controls.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const name = element.ariaLabel ?? element.tagName
      return { name, left, right, top, bottom }
    }),
  )
  const pairs = boxes.flatMap((one, at) => boxes.slice(at + 1).map((other) => [one, other] as const))
  const overlapping = pairs.filter(
    ([one, other]) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
  )
  expect(overlapping.map(([one, other]) => `${one.name} and ${other.name}`)).toEqual([])
  expect(boxes.length).toBeGreaterThan(5)
}

test('whoever goes on while a video plays keeps their place', async ({ bichar, page, signIn }) => {
  const author = await bichar.makePerson('Mokbul Hossain')
  const report = { title: `Seen at the gate ${Date.now()}`, desc: 'At noon.', isAnonymous: false }
  const id = await bichar.publish(author, report, [video])
  await signIn(page, await bichar.makePerson('Rokeya Khatun'))
  await page.goto(`/postDetails/${id}`)
  await untilAlive(page)
  await page.getByRole('link', { name: /^Video 1 of 1/ }).click()
  await expect(page.locator('video')).toBeFocused()
  const reaction = page.getByRole('button', { name: /বিচার চাই/ })
  await reaction.click()
  await expect(reaction).toHaveAttribute('aria-pressed', 'true')
  await expect(reaction).toBeFocused()
})

// Shows spec 2.65, 2.66, 9.28.
test(
  'a video plays in the viewer, and a recording is played, skipped through and turned down',
  onPhone,
  async ({ bichar, page, expectAccessible }, testInfo) => {
    const sound = testInfo.outputPath('call.wav')
    await writeFile(sound, recording(25))
    const author = await bichar.makePerson('Mokbul Hossain')
    const report = { title: `Threats on the phone ${Date.now()}`, desc: 'Twice a night.', isAnonymous: true }
    const id = await bichar.publish(author, report, [video, sound])
    await page.goto(`/postDetails/${id}`)
    await untilAlive(page)
    await page.getByRole('link', { name: /^Video 1 of 2/ }).click()
    const viewer = page.getByRole('dialog')
    const playing = viewer.locator('video')
    await expect
      .poll(() => playing.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0)
    await expect(playing).toHaveAttribute('controls')

    await viewer.getByRole('button', { name: 'Next' }).click()
    const player = viewer.getByRole('group', { name: /^Recording 2 of 2/ })
    const press = (name: string) => player.getByRole('button', { name, exact: true }).click()
    const audio = player.locator('audio')
    const heard = () => audio.evaluate(({ muted, volume }: HTMLAudioElement) => ({ muted, volume }))
    await expectNothingLiesOnAnother(viewer.locator('button, input, video'))

    // The duration and the start position are known without loading the file.
    await expect(player.getByText('0:00 / 0:25')).toBeVisible()
    const position = player.getByRole('slider', { name: 'Position' })
    await position.fill('2')
    await press('Skip forward 10 seconds')
    await expect(player.getByText('0:12 / 0:25')).toBeVisible()
    expect(await audio.evaluate(({ readyState }: HTMLAudioElement) => readyState)).toBe(0)
    // So slowly that the end does not come before a busy machine has looked.
    await audio.evaluate((element: HTMLAudioElement) => {
      element.playbackRate = 0.25
    })
    await press('Play')
    await expect(player.getByText(/^0:1[3-9] \/ 0:25$/)).toBeVisible()
    await press('Pause')
    await expect(player.getByRole('button', { name: 'Play' })).toBeVisible()
    await expectAccessible(page)

    await position.fill('3')
    await press('Skip forward 10 seconds')
    await expect(player.getByText('0:13 / 0:25')).toBeVisible()
    await press('Skip forward 10 seconds')
    await press('Skip forward 10 seconds')
    await expect(player.getByText('0:25 / 0:25')).toBeVisible()
    await press('Skip back 10 seconds')
    await expect(player.getByText('0:15 / 0:25')).toBeVisible()
    await expect(position).toHaveAttribute('aria-valuetext', '0:15 of 0:25')

    await press('Mute')
    expect(await heard()).toEqual({ muted: true, volume: 1 })
    await press('Unmute')
    expect(await heard()).toEqual({ muted: false, volume: 1 })
    const volume = player.getByRole('slider', { name: 'Volume' })
    // The slider follows the player's events, and was at 0 while the player was muted.
    await expect(volume).toHaveValue('1')
    await volume.press('ArrowDown')
    expect(await heard()).toEqual({ muted: false, volume: 0.9 })
    await volume.press('Home')
    expect(await heard()).toEqual({ muted: false, volume: 0 })
    await volume.press('End')
    expect(await heard()).toEqual({ muted: false, volume: 1 })
  },
)

test(
  'of a recording that was never measured the length is looked up in the file, unless that costs data',
  onPhone,
  async ({ bichar, page }, testInfo) => {
    const sound = testInfo.outputPath('call.wav')
    await writeFile(sound, recording(25))
    const author = await bichar.makePerson('Ruma Khatun')
    const report = {
      title: `An old recording ${Date.now()}`,
      desc: 'From the first year.',
      isAnonymous: true,
    }
    const id = await bichar.publish(author, report, [sound])
    await page.route(`**/api/posts/${id}`, async (route) => {
      const response = await route.fetch()
      const body = await response.json()
      for (const media of body.post.medias) media.duration = null
      await route.fulfill({ response, json: body })
    })
    const open = () => page.goto(`/suspects?post=${id}`)
    const player = page.getByRole('group', { name: /^Recording/ })
    await open()
    await expect(player.getByText('0:00 / 0:25')).toBeVisible()

    await page.context().addCookies([{ name: 'dataSaver', value: 'on', url: bichar.url }])
    await open()
    await expect(player.getByText('196 KB', { exact: true })).toBeVisible()
    await expect(player.locator('audio')).toHaveAttribute('preload', 'none')

    await page.unroute(`**/api/posts/${id}`)
    await open()
    await expect(player.getByText('196 KB · 0:00 / 0:25')).toBeVisible()
  },
)
