import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { clickAtOnce, passTime, untilNow } from '../test/fakeTime.ts'
import { renderWith } from '../test/renderWith.tsx'
import ShareDialog from './ShareDialog.tsx'

const renderDialog = () =>
  renderWith(
    <ShareDialog shared={{ kind: 'post', id: '019a', title: 'Pump stolen' }} onClose={() => undefined} />,
  )
const copy = page.getByRole('button', { name: 'Copy Link' })
const copied = page.getByRole('button', { name: 'Copied!' })

// Shows spec 2.63, 9.29.
test('the share dialog says for two seconds on its button that the link is copied', async () => {
  vi.useFakeTimers()
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const screen = await renderDialog()
  clickAtOnce(copy)
  await untilNow(() => expect(copied.query()).not.toBeNull())
  expect(screen.getByText('Link copied to clipboard!').query()).not.toBeNull()
  expect(write).toHaveBeenCalledExactlyOnceWith(`${location.origin}/postDetails/019a`)
  await passTime(1_900)
  expect(copied.query()).not.toBeNull()
  await passTime(200)
  await untilNow(() => expect(copy.query()).not.toBeNull())
})

test('the share dialog selects a link that it may not copy, and says so', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  const screen = await renderDialog()
  await copy.click()
  await expect.element(screen.getByText('Failed to copy link')).toBeVisible()
  expect(getSelection()?.toString()).toBe(`${location.origin}/postDetails/019a`)
})
