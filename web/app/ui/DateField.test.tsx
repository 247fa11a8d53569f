import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DateField } from './DateField.tsx'

function Controlled() {
  const [day, setDay] = useState('')
  return (
    <>
      <DateField type="date" label="Day" value={day} onChange={(event) => setDay(event.target.value)} />
      <button type="button" onClick={() => setDay('')}>
        Clear
      </button>
    </>
  )
}

test('an empty field says that it is empty, whoever keeps its value', async () => {
  const screen = await render(
    <>
      <Controlled />
      <DateField type="time" label="Time" />
      <DateField type="date" label="Written" defaultValue="2026-05-01" />
      <DateField type="date" label="Required" required />
    </>,
  )
  const [day, time] = [screen.getByLabelText('Day'), screen.getByLabelText('Time')]
  await expect.element(day).toHaveAttribute('data-empty')
  await expect.element(time).toHaveAttribute('data-empty')
  await expect.element(screen.getByLabelText('Required')).toHaveAttribute('data-empty')
  await expect.element(screen.getByLabelText('Written')).not.toHaveAttribute('data-empty')

  await day.fill('2026-05-01')
  await time.fill('08:30')
  await expect.element(day).not.toHaveAttribute('data-empty')
  await expect.element(time).not.toHaveAttribute('data-empty')

  await screen.getByRole('button', { name: 'Clear' }).click()
  await expect.element(day).toHaveAttribute('data-empty')
})

test('what is written only in part is not taken for nothing', async () => {
  const screen = await render(<DateField type="date" label="Day" />)
  const day = screen.getByLabelText('Day')
  await day.click()
  await userEvent.keyboard('0512')
  await userEvent.tab({ shift: true })
  ;(document.activeElement as HTMLElement).blur()
  await expect.element(day).not.toHaveAttribute('data-empty')
})
