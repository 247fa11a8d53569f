import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { clickAtOnce } from '../test/fakeTime.ts'
import { renderWith } from '../test/renderWith.tsx'
import { Button, IconButton } from './Button.tsx'

const looks = {
  'a button': (props: { busy: boolean; onClick(): void }) => <Button {...props}>Act</Button>,
  'a button with an icon': (props: { busy: boolean; onClick(): void }) => (
    <IconButton {...props} label="Act" />
  ),
}
const act = page.getByRole('button', { name: 'Act' })

for (const [kind, Pressed] of Object.entries(looks)) {
  test(`${kind} that was pressed keeps the focus while it is busy, and takes no further press`, async () => {
    const onPress = vi.fn()
    function Acting() {
      const [busy, setBusy] = useState(false)
      const press = () => {
        onPress()
        setBusy(true)
      }
      return (
        <>
          <Pressed busy={busy} onClick={press} />
          <button type="button" onClick={() => setBusy(false)}>
            Answer
          </button>
        </>
      )
    }
    await renderWith(<Acting />)
    act.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(act).toHaveAttribute('aria-busy', 'true')
    await expect.element(act).toHaveAttribute('aria-disabled', 'true')
    await expect.element(act).toHaveFocus()
    await userEvent.keyboard('{Enter} ')
    clickAtOnce(act)
    expect(onPress).toHaveBeenCalledOnce()
    clickAtOnce(page.getByText('Answer'))
    await expect.element(act).not.toHaveAttribute('aria-disabled')
    await userEvent.keyboard('{Enter}')
    expect(onPress).toHaveBeenCalledTimes(2)
  })
}

test('a form whose button is busy is not submitted by Enter in a field', async () => {
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
  await renderWith(
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" busy>
        Act
      </Button>
    </form>,
  )
  page.getByLabelText('Name').element().focus()
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a busy button looks like one that cannot be pressed, and turns', async () => {
  await renderWith(<Button busy>Act</Button>)
  await expect.poll(() => getComputedStyle(act.element()).opacity).toBe('0.55')
  expect(getComputedStyle(act.element()).cursor).toBe('not-allowed')
  expect(act.element().querySelector('.animate-spin')).not.toBeNull()
})

test('a button with an icon has a tooltip, and its name is not its description as well', async () => {
  await renderWith(<IconButton label="Act" />)
  await expect.element(act).toHaveAccessibleName('Act')
  await expect.element(act).not.toHaveAccessibleDescription()
  await expect.element(page.getByTitle('Act')).toBeInTheDocument()
})
