import type { Post } from '@bichar/contract/posts.ts'
import type { Suspect } from '@bichar/contract/suspects.ts'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { makePost } from '../test/make.ts'
import { people } from '../test/people.ts'
import { renderWith } from '../test/renderWith.tsx'
import { SubmitTip } from './SubmitTip.tsx'

const suspect = {
  _id: '0197a1b2-0000-7000-8000-0000000000e1',
  name: 'Jalal',
  photo: null,
} as unknown as Suspect
const own = makePost({ title: 'Seen at the mill', can: { ...makePost().can, addTimeline: true } })

/** The posts about the suspect come when the other button is pressed. */
function Late({ posts }: { posts: readonly Post[] }) {
  const [come, setCome] = useState(false)
  return (
    <>
      <SubmitTip suspect={suspect} posts={come ? posts : undefined} />
      <button type="button" onClick={() => setCome(true)}>
        Answer
      </button>
    </>
  )
}

async function pressedEarly(posts: readonly Post[]) {
  const screen = await renderWith(<Late posts={posts} />, { session: people.member, route: '/suspects/a' })
  const know = screen.getByRole('button', { name: 'I know something' })
  await know.click()
  await expect.element(know).toHaveAttribute('aria-busy', 'true')
  expect(screen.address()).toBe('/suspects/a')
  await screen.getByRole('button', { name: 'Answer' }).click()
  return screen
}

test('pressed before the posts are known, it waits, and offers to add to one of their own', async () => {
  await pressedEarly([own])
  const dialog = page.getByRole('dialog', { name: 'What do you know about Jalal?' })
  await expect.element(dialog.getByText('Add to the timeline of “Seen at the mill”')).toBeVisible()
})

test('without one of their own it begins a report', async () => {
  const screen = await pressedEarly([makePost()])
  await expect.poll(screen.address).toBe('/newreport?draft=new')
})
