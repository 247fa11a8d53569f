import { expect, test } from 'vitest'
import { makePost } from '../test/make.ts'
import { renderWith } from '../test/renderWith.tsx'
import { PostActions } from './PostActions.tsx'

const fillOf = (button: Element | undefined) => {
  const icon = button?.querySelector('svg')
  return icon && getComputedStyle(icon).fill
}

test("a pressed 'বিচার চাই' differs from one that is not by more than its colour", async () => {
  const screen = await renderWith(
    <>
      <PostActions post={makePost({ hasReacted: true })} />
      <PostActions post={makePost({ _id: 'another' })} />
    </>,
  )
  const [pressed, other] = screen.container.querySelectorAll('[aria-pressed]')
  expect([pressed, other].map((button) => button?.getAttribute('aria-pressed'))).toEqual(['true', 'false'])
  expect(fillOf(other)).toBe('none')
  expect(fillOf(pressed)).not.toBe('none')
})

test('in English each of the Bengali actions has its English words beside it', async () => {
  const screen = await renderWith(<PostActions post={makePost()} />)
  await expect.element(screen.getByRole('button', { name: 'শেয়ার Share', exact: true })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'মতামত 0 comments', exact: true })).toBeVisible()
})

test('on a phone the actions stand in one row, and do not touch', async () => {
  const post = makePost({ reactionCount: 128 })
  const screen = await renderWith(
    <div style={{ width: 334 }}>
      <PostActions post={post} onComments={() => {}} />
    </div>,
  )
  const boxes = [...screen.container.querySelectorAll('button')].map((button) =>
    button.getBoundingClientRect(),
  )
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1)
  for (const [at, { left }] of boxes.entries()) {
    if (at > 0) expect(left - (boxes[at - 1]?.right ?? 0)).toBeGreaterThanOrEqual(4)
  }
})
