import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { makeMedia } from '../test/make.ts'
import { renderWith } from '../test/renderWith.tsx'
import { PostMedia } from './PostMedia.tsx'

const recording = { url: '/media/call.mp3', type: 'audio', duration: 9 } as const
const player = page.getByRole('group', { name: 'Recording 1 of 1: A bribe', exact: true })
const transcript = page.getByText(/^Transcript/)

test('a picture is called by what it shows, and by its place where nobody has said that', async () => {
  const medias = [
    makeMedia({ url: '/media/a.jpg', alt: 'A broken gate' }),
    makeMedia({ url: '/media/b.jpg' }),
  ]
  await renderWith(<PostMedia post={{ title: 'Robbed', medias }} />)
  await expect.element(page.getByRole('link', { name: 'A broken gate', exact: true })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Picture 2 of 2: Robbed' })).toBeVisible()
})

test('what is said in a recording can be read without loading it, in its own language', async () => {
  const medias = [makeMedia({ ...recording, alt: 'টাকা না দিলে কাজ হবে না।' })]
  await renderWith(<PostMedia post={{ title: 'A bribe', medias }} />)
  await expect.element(player).toBeVisible()
  const said = page.getByText('টাকা না দিলে কাজ হবে না।')
  await expect.element(said).not.toBeVisible()
  await transcript.click()
  await expect.element(said).toBeVisible()
  await expect.element(said).toHaveAttribute('lang', 'bn')
})

test('a recording of which nothing is said has no transcript', async () => {
  await renderWith(<PostMedia post={{ title: 'A bribe', medias: [makeMedia(recording)] }} />)
  await expect.element(player).toBeVisible()
  expect(transcript.query()).toBeNull()
})
