import { expect, test } from 'vitest'
import { people } from '../test/people.ts'
import { renderWith } from '../test/renderWith.tsx'
import { AddedBy } from './AddedBy.tsx'

const { _id, name } = people.member

test.each([
  ['en', { _id, name, isPrivate: false }, `Added by ${name}`],
  ['en', { _id, name, isPrivate: true }, 'Added by you (only you see this)'],
  ['bn', { _id, name, isPrivate: true }, 'আপনি যোগ করেছেন (শুধু আপনি দেখছেন)'],
  ['en', null, 'Added by Unknown'],
  ['bn', null, 'নাম ছাড়া যোগ করা হয়েছে'],
] as const)('in %s, who added %o is said in words that fit', async (language, createdBy, words) => {
  const { container } = await renderWith(<AddedBy createdBy={createdBy} />, { language })
  expect(container.textContent).toContain(words)
})
