import { expect, test } from 'vitest'
import { makePost } from '../test/make.ts'
import { renderWith } from '../test/renderWith.tsx'
import { PostHeader } from './PostHeader.tsx'

const threeHours = 3 * 60 * 60 * 1000

test('a list says how long ago, and the page of a post when: nothing has to be pressed for it', async () => {
  const post = makePost({ createdAt: new Date(Date.now() - threeHours).toISOString() })
  const row = await renderWith(<PostHeader post={post} />)
  await expect.element(row.getByText('3 hours ago')).toBeVisible()
  await row.unmount()
  const page = await renderWith(<PostHeader post={post} whole />)
  await expect.element(page.getByText(/^\d+ [A-Z][a-z]{2} \d{4}, \d+:\d\d [AP]M$/)).toBeVisible()
})

test('the chosen place stands before the words of the author, as on a card', async () => {
  const place = { en: 'Dhaka', bn: 'ঢাকা' }
  const screen = await renderWith(<PostHeader post={makePost({ location: 'Ashulia', place })} whole />)
  expect(screen.container.textContent).toContain('Dhaka · Ashulia')
})
