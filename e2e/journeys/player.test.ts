import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '../test.ts'

const video = path.join(import.meta.dirname, '../../server/src/test/samples/video.webm')

const samplesPerSecond = 8_000

/** A low hum of this many seconds. */
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

test('a video plays in the viewer, and a recording is played, skipped through and turned down', async ({
  bichar,
  page,
  expectAccessible,
}, testInfo) => {
  const sound = testInfo.outputPath('call.wav')
  await writeFile(sound, recording(25))
  const author = await bichar.makePerson('Mokbul Hossain')
  const report = { title: `Threats on the phone ${Date.now()}`, desc: 'Twice a night.', isAnonymous: true }
  const id = await bichar.publish(author, report, [video, sound])
  await page.goto(`/postDetails/${id}`)
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
  await expect(player.getByText('0:00 / 0:00')).toBeVisible()
  await press('Play')
  await expect(player.getByText(/^0:0[1-9] \/ 0:25$/)).toBeVisible()
  await press('Pause')
  await expect(player.getByRole('button', { name: 'Play' })).toBeVisible()
  await expectAccessible(page)

  const position = player.getByRole('slider', { name: 'Position' })
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
  await volume.press('ArrowDown')
  expect(await heard()).toEqual({ muted: false, volume: 0.9 })
  await volume.press('Home')
  expect(await heard()).toEqual({ muted: false, volume: 0 })
  await volume.press('End')
  expect(await heard()).toEqual({ muted: false, volume: 1 })
})
