import type { FormEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderWith } from '../test/renderWith.tsx'
import { CodeField } from './CodeField.tsx'

test('a code is sent with its last digit, again when it is written over, also where forms cannot be asked to', async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault())
  vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => {
    throw new TypeError('requestSubmit is not a function')
  })
  const screen = await renderWith(
    <form onSubmit={onSubmit}>
      <CodeField error={undefined} isAlone />
      <button type="submit">Verify</button>
    </form>,
  )
  const boxes = screen.getByRole('textbox')
  for (const [at, code] of ['111111', '642405'].entries()) {
    await boxes.first().click()
    await userEvent.keyboard(code.slice(0, -1))
    expect(onSubmit).toHaveBeenCalledTimes(at)
    await userEvent.keyboard(code.slice(-1))
    expect(onSubmit).toHaveBeenCalledTimes(at + 1)
  }
})
