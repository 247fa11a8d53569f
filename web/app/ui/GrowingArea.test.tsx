import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderWith } from '../test/renderWith.tsx'
import { GrowingArea } from './GrowingArea.tsx'

function Growing({ initial = '' }: { initial?: string }) {
  const [text, setText] = useState(initial)
  return (
    <GrowingArea
      aria-label="Comment"
      value={text}
      onChange={(event) => setText(event.target.value)}
      className="max-h-60 min-h-20 w-60 border-2"
    />
  )
}

/** As in a browser without `field-sizing`. */
const withoutSizing = () => vi.spyOn(CSS, 'supports').mockReturnValue(false)

test('a field grows with its text up to its maximum, and is as small as at first once it is empty', async () => {
  withoutSizing()
  const screen = await renderWith(<Growing />)
  const field = screen.getByLabelText('Comment')
  const { offsetHeight } = field.element() as HTMLElement
  const height = () => (field.element() as HTMLElement).offsetHeight
  await field.fill('Line\n'.repeat(6))
  await expect.poll(height).toBeGreaterThan(offsetHeight)
  expect(field.element().scrollHeight).toBe(field.element().clientHeight)
  await field.fill('Line\n'.repeat(60))
  await expect.poll(height).toBe(240)
  await field.fill('')
  await expect.poll(height).toBe(offsetHeight)
})

test('a field whose text was there before it was shown grows when it is shown', async () => {
  withoutSizing()
  const shown = (isShown: boolean) => (
    <div hidden={!isShown}>
      <Growing initial={'Line\n'.repeat(6)} />
    </div>
  )
  const screen = await renderWith(shown(false))
  const field = screen.container.querySelector('textarea') as HTMLTextAreaElement
  field.closest('div')?.removeAttribute('hidden')
  await expect.poll(() => field.scrollHeight - field.clientHeight).toBe(0)
  expect(field.offsetHeight).toBeGreaterThan(100)
})
