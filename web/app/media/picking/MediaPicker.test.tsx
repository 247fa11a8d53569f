import type { Media } from '@bichar/contract/posts.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { CallError } from '../../api/errors.ts'
import { useForm } from '../../forms/useForm.ts'
import { makeMedia } from '../../test/make.ts'
import { renderWith } from '../../test/renderWith.tsx'
import filmAddress from '../../test/samples/darkStart.webm?url'
import { Button } from '../../ui/Button.tsx'
import { MediaPicker } from './MediaPicker.tsx'
import { attachedItems, keptFiles, pickedOf } from './mediaItems.ts'
import type { PickedFile } from './pickedFile.ts'
import { RefusedFile } from './RefusedFile.tsx'
import { useMediaItems } from './useMediaItems.ts'

type Send = (kept: ReturnType<typeof keptFiles>, picked: readonly PickedFile[]) => Promise<void>

function Evidence({ medias, send }: { medias: Media[]; send: Send }) {
  const media = useMediaItems(attachedItems(medias))
  const { form } = useForm({
    initial: {},
    check: () => ({}),
    files: { names: ['medias'], refuse: media.refuse },
    fallback: 'Failed',
    send: () => send(keptFiles(media.items), pickedOf(media.items)),
  })
  return (
    <form {...form}>
      <MediaPicker label="Evidence" media={media} />
      <RefusedFile media={media} />
      <Button type="submit">Send</Button>
    </form>
  )
}

const medias = [
  makeMedia({ url: '/media/gate.jpg', alt: 'A gate' }),
  makeMedia({ url: '/media/call.mp3', type: 'audio' }),
]
const gate = page.getByLabelText('What does it show? (optional): Picture 1')
const call = page.getByLabelText('What is said or happens in it? (optional): Recording 2')
const send = page.getByRole('button', { name: 'Send' })

test('what a file shows, or what is said in it, is asked of each and sent with it', async () => {
  const sent = vi.fn<Send>(async () => undefined)
  await renderWith(<Evidence medias={medias} send={sent} />)
  await expect.element(gate).toHaveValue('A gate')
  await gate.fill('A broken gate')
  await call.fill('A man asks for money.')
  await send.click()
  expect(sent).toHaveBeenCalledExactlyOnceWith(
    [
      { url: '/media/gate.jpg', alt: 'A broken gate' },
      { url: '/media/call.mp3', alt: 'A man asks for money.' },
    ],
    [],
  )
})

test('what is too long for a picture says so, and is not sent before it is shorter', async () => {
  const sent = vi.fn<Send>(async () => undefined)
  await renderWith(<Evidence medias={medias} send={sent} />)
  await call.fill('x'.repeat(301))
  await gate.fill('x'.repeat(301))
  await expect.element(page.getByText('1 character too many')).toBeVisible()
  await send.click()
  await expect.element(gate).toHaveFocus()
  expect(sent).not.toHaveBeenCalled()
  await gate.fill('x'.repeat(300))
  await send.click()
  expect(sent).toHaveBeenCalledOnce()
})

const recording = (name: string) => new File(['ID3 sound'], name, { type: 'audio/mpeg' })
const namesIn = (files: readonly PickedFile[]) => files.map(({ file }) => file.name)

test('a file that the server refuses is named and marked, and the rest goes without it', async () => {
  const refusal = new CallError(400, {
    code: 'file_damaged',
    errors: { medias: 'This file is damaged or incomplete' },
    reasons: { medias: { code: 'file_damaged', file: 1 } },
  })
  const sent = vi.fn<Send>().mockRejectedValueOnce(refusal).mockResolvedValue(undefined)
  await renderWith(<Evidence medias={medias} send={sent} />)
  await page.getByLabelText('Add files').upload(['a.mp3', 'b.mp3', 'c.mp3'].map(recording))
  await expect.element(page.getByText('5 files attached').first()).toBeVisible()
  await send.click()
  const tile = page.getByRole('listitem').filter({ hasText: 'b.mp3' })
  await expect.element(tile.getByText('This file is damaged or incomplete')).toBeVisible()
  await expect.element(page.getByText('b.mp3: This file is damaged or incomplete')).toBeVisible()
  await page.getByRole('button', { name: 'Leave this file out' }).click()
  await expect.element(page.getByText(/damaged or incomplete/)).not.toBeInTheDocument()
  await send.click()
  expect(namesIn(sent.mock.lastCall?.[1] ?? [])).toEqual(['a.mp3', 'c.mp3'])
})

test('a video is shown by the still that is sent with it, and says how long it is', async () => {
  const sent = vi.fn<Send>(async () => undefined)
  await renderWith(<Evidence medias={[]} send={sent} />)
  const video = new File([await (await fetch(filmAddress)).blob()], 'VID_1.webm')
  await page.getByLabelText('Add files').upload([video, recording('a.mp3')])
  const tile = page.getByRole('listitem').filter({ hasText: 'VID_1.webm' })
  await expect.element(tile.getByText('0:01')).toBeVisible()
  await expect.element(page.getByText('a.mp3')).toBeVisible()
  const shown = tile.element().querySelector('img')
  expect([shown?.naturalWidth, tile.element().querySelector('video')]).toEqual([96, null])
  await send.click()
  const [film, sound] = sent.mock.lastCall?.[1] ?? []
  expect([film?.still?.type, sound?.still]).toEqual(['image/jpeg', undefined])
})

test('of a video that is attached already the still is loaded, and not the video', async () => {
  const film = { url: '/media/film.mp4', type: 'video', thumbnail: '/media/still.jpg', duration: 75 } as const
  const { container } = await renderWith(<Evidence medias={[makeMedia(film)]} send={async () => undefined} />)
  await expect.element(page.getByText('1:15')).toBeVisible()
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/media/still.jpg')
  expect(container.querySelector('video')).toBeNull()
})

test('what cannot be attached is said between the buttons and the files, with a way out', async () => {
  await renderWith(<Evidence medias={medias} send={async () => undefined} />)
  const call = new File(['ID3', new Uint8Array(5 * 1024 * 1024)], 'long.mp3')
  await page.getByLabelText('Add files').upload([call])
  const refusal = page.getByRole('alert').filter({ hasText: 'long.mp3' })
  await expect.element(refusal.getByText(/Audio size cannot exceed 5MB/)).toBeVisible()
  await expect.element(refusal.getByText(/Cut it to the part that matters/)).toBeVisible()
  const tiles = page.getByRole('list', { name: 'Attached files' })
  const [above, below] = [refusal, tiles].map((each) => each.element().getBoundingClientRect())
  expect(above?.bottom).toBeLessThanOrEqual(below?.top ?? 0)
})

test('a file is moved among others; a single one has no order', async () => {
  await renderWith(<Evidence medias={medias} send={async () => undefined} />)
  const moves = page.getByRole('button', { name: /^Move/ })
  await expect.element(moves.first()).toBeVisible()
  expect(moves.all()).toHaveLength(4)
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await expect.element(moves).not.toBeInTheDocument()
})
