import { expect, test } from 'vitest'
import { makeMedia } from '../test/make.ts'
import { renderWith } from '../test/renderWith.tsx'
import { withScripting } from '../test/withScripting.ts'
import { AudioPlayer } from './AudioPlayer.tsx'

withScripting()

const media = makeMedia({ url: '/media/call.mp3', type: 'audio', duration: 25 })

test.each([
  ['muted', ['Mute'], { muted: true, volume: 1 }, '0', 'Unmute'],
  ['muted and heard again', ['Mute', 'Unmute'], { muted: false, volume: 1 }, '1', 'Mute'],
  ['turned down', ['0.4'], { muted: false, volume: 0.4 }, '0.4', 'Mute'],
  ['turned off', ['0'], { muted: false, volume: 0 }, '0', 'Mute'],
  ['muted and turned up', ['Mute', '0.4'], { muted: false, volume: 0.4 }, '0.4', 'Mute'],
  [
    'turned down, muted and heard again',
    ['0.4', 'Mute', 'Unmute'],
    { muted: false, volume: 0.4 },
    '0.4',
    'Mute',
  ],
])('a recording that is %s sounds as its controls say', async (_what, acts, sound, shown, button) => {
  const screen = await renderWith(<AudioPlayer media={media} name="Recording 1 of 1" />)
  const volume = screen.getByRole('slider', { name: 'Volume' })
  const audio = screen.container.querySelector('audio')
  for (const act of acts) {
    if (Number.isNaN(Number(act))) await screen.getByRole('button', { name: act, exact: true }).click()
    else await volume.fill(act)
  }
  await expect.element(volume).toHaveValue(shown)
  await expect.element(screen.getByRole('button', { name: button, exact: true })).toBeVisible()
  expect({ muted: audio?.muted, volume: audio?.volume }).toEqual(sound)
})
