import { expect, test } from 'vitest'
import { keysOf } from '../../api/deviceStore.ts'
import { people } from '../../test/people.ts'
import { newDraft } from './draft.ts'
import { readDraft, removeDraft, writeDraft } from './store.ts'

const person = people.member._id

test('the still of a video is stored with it, and removed with it', async () => {
  const file = new File(['film'], 'film.mp4', { type: 'video/mp4' })
  const still = new File(['still'], 'still.jpg', { type: 'image/jpeg' })
  const draft = { ...newDraft(), files: [{ id: 'a', file, kind: 'video', alt: '', still }] } as const
  await writeDraft(person, draft)
  expect(await (await readDraft(person, draft.id))?.files[0]?.still?.text()).toBe('still')
  await writeDraft(person, { ...draft, text: { ...draft.text, title: 'Gate broken' }, files: [] })
  expect(await keysOf(person, `drafts/${draft.id}`)).toHaveLength(1)
  await writeDraft(person, draft)
  await removeDraft(person, draft.id)
  expect(await keysOf(person, `drafts/${draft.id}`)).toEqual([])
})
