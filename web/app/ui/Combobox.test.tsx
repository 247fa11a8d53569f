import { useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderWith } from '../test/renderWith.tsx'
import { Combobox } from './Combobox.tsx'

const districts = ['Khulna', 'Khagrachhari', 'Dhaka']

interface Options {
  found?: (text: string) => readonly string[]
  onChoose?(name: string): void
  onSubmit?(): void
  onBackspace?(): void
  readOnly?: boolean
}

const beginningWith = (text: string) =>
  text === '' ? [] : districts.filter((name) => name.toLowerCase().startsWith(text.toLowerCase()))

function Field({ found = beginningWith, onChoose, onSubmit, ...options }: Options) {
  const [text, write] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.()
      }}
    >
      <Combobox
        aria-label="District"
        listLabel="Districts"
        value={text}
        onWrite={write}
        entries={found(text).map((name) => ({
          key: name,
          content: name,
          onChoose() {
            write(name)
            onChoose?.(name)
          },
        }))}
        {...options}
      />
    </form>
  )
}

async function renderField(options: Options = {}) {
  const screen = await renderWith(<Field {...options} />)
  const field = screen.getByRole('combobox', { name: 'District' })
  const option = (name: string) => screen.getByRole('option', { name })
  return { screen, field, option, list: screen.getByRole('listbox', { name: 'Districts' }) }
}

test('a combobox lists what was found for the text in it', async () => {
  const { field, option, list } = await renderField()
  await field.fill('kh')
  await expect.element(list).toBeVisible()
  await expect.element(option('Khulna')).toBeVisible()
  await expect.element(option('Dhaka')).not.toBeInTheDocument()
})

test('a combobox tells screen readers which option Enter would choose, and keeps the focus', async () => {
  const { field, option } = await renderField()
  await field.fill('kh')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAttribute('aria-activedescendant', option('Khagrachhari').element().id)
})

test('a combobox begins at its last option with the upward arrow', async () => {
  const { field, option } = await renderField()
  await field.fill('kh')
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(field).toHaveAttribute('aria-activedescendant', option('Khagrachhari').element().id)
})

test('a combobox chooses the active option with Enter, closes, and does not submit its form', async () => {
  const [onChoose, onSubmit] = [vi.fn(), vi.fn()]
  const { field, list } = await renderField({ onChoose, onSubmit })
  await field.fill('kh')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('Khulna')
  await expect.element(field).toHaveValue('Khulna')
  await expect.element(list).not.toBeInTheDocument()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a combobox with text that is no choice yet does not submit its form', async () => {
  const onSubmit = vi.fn()
  const { field } = await renderField({ onSubmit })
  await field.fill('x')
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('an empty combobox submits its form with Enter', async () => {
  const onSubmit = vi.fn()
  const { field } = await renderField({ onSubmit })
  await field.click()
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('an option of a combobox is chosen by a press, which leaves the focus in the field', async () => {
  const { field, option } = await renderField()
  await field.fill('kh')
  await option('Khagrachhari').click()
  await expect.element(field).toHaveValue('Khagrachhari')
  await expect.element(field).toHaveFocus()
})

test('a combobox closes its list when the focus leaves', async () => {
  const { field, list } = await renderField()
  await field.fill('kh')
  await expect.element(list).toBeVisible()
  await userEvent.tab()
  await expect.element(list).not.toBeInTheDocument()
})

test('a combobox opens again with an arrow after Escape', async () => {
  const { field, list } = await renderField()
  await field.fill('kh')
  await userEvent.keyboard('{Escape}')
  await expect.element(list).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(list).toBeVisible()
})

test('a combobox stays closed when its list arrives after Escape, and opens with the next arrow', async () => {
  let arrive = () => {}
  function LateField() {
    const [hasArrived, setArrived] = useState(false)
    arrive = () => setArrived(true)
    return <Field found={hasArrived ? beginningWith : () => []} />
  }
  const screen = await renderWith(<LateField />)
  const field = screen.getByRole('combobox', { name: 'District' })
  await field.fill('kh')
  await userEvent.keyboard('{Escape}')
  flushSync(arrive)
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('option', { name: 'Khulna' })).toBeVisible()
})

test('a combobox forgets its active option when that leaves the list', async () => {
  const { field } = await renderField()
  await field.fill('kh')
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.keyboard('a')
  await expect.element(field).not.toHaveAttribute('aria-activedescendant')
})

test('a combobox removes the last choice with Backspace in the empty field only', async () => {
  const onBackspace = vi.fn()
  const { field } = await renderField({ onBackspace })
  await field.fill('k')
  await userEvent.keyboard('{Backspace}')
  expect(onBackspace).not.toHaveBeenCalled()
  await userEvent.keyboard('{Backspace}')
  expect(onBackspace).toHaveBeenCalledOnce()
})

test('a combobox that is read only does not open', async () => {
  const { field } = await renderField({ readOnly: true, found: () => districts })
  await field.click()
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
})

// Shows spec 9.23.
test('the list of a combobox is at most 240 px high', async () => {
  const many = Array.from({ length: 10 }, (_, index) => `Kala ${index}`)
  const { field, list } = await renderField({ found: () => many })
  await field.click()
  await expect.element(list).toBeVisible()
  expect(list.element().parentElement?.getBoundingClientRect().height).toBe(240)
})
