import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CallError } from '../api/errors.ts'
import { renderWith } from '../test/renderWith.tsx'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/Field.tsx'
import type { FormRules } from './form.ts'
import { useForm } from './useForm.ts'

interface Values {
  name: string
  phone: string
}

type Options = Partial<FormRules<Values>>

const checkBoth: FormRules<Values>['check'] = ({ name, phone }) => ({
  ...(name === '' && { name: 'name_required' as const }),
  ...(phone === '' && { phone: 'phone_required' as const }),
})

function Entry(options: Options) {
  const { values, setValues, errorOf, validateOnBlur, busy, failure, isDirty, form } = useForm<Values>({
    initial: { name: '', phone: '' },
    check: checkBoth,
    fallback: 'Failed to save',
    send: async () => undefined,
    ...options,
  })
  const field = (name: keyof Values) => ({
    name,
    error: errorOf(name),
    onBlur: () => validateOnBlur(name),
    ...(options.uncontrolled
      ? { defaultValue: values[name] }
      : {
          value: values[name],
          onChange: ({ target }: { target: { value: string } }) => setValues({ [name]: target.value }),
        }),
  })
  return (
    <form {...form}>
      <TextField label="Name" {...field('name')} />
      <TextField label="Phone" {...field('phone')} />
      <Button type="submit" busy={busy}>
        Save
      </Button>
      {failure && <p role="alert">{failure}</p>}
      {isDirty() && <p>Changed</p>}
    </form>
  )
}

const name = page.getByLabelText('Name')
const phone = page.getByLabelText('Phone')
const save = page.getByRole('button', { name: 'Save' })
const alert = page.getByRole('alert')

async function fillIn() {
  await name.fill('Rokeya')
  await phone.fill('01711')
}

const refusal = (fields: Record<string, string>) =>
  new CallError(400, {
    code: 'validation',
    message: 'Please check the marked fields',
    errors: fields,
    reasons: Object.fromEntries(Object.entries(fields).map(([field, code]) => [field, { code }])),
  })

for (const uncontrolled of [undefined, true] as const) {
  const kind = uncontrolled ? 'an uncontrolled form' : 'a form'

  test(`${kind} sends what was written`, async () => {
    const send = vi.fn(async () => undefined)
    await renderWith(<Entry uncontrolled={uncontrolled} send={send} />)
    await fillIn()
    await save.click()
    expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Rokeya', phone: '01711' })
  })

  test(`${kind} marks what is missing, focuses the first field of it, and sends nothing`, async () => {
    const send = vi.fn(async () => undefined)
    await renderWith(<Entry uncontrolled={uncontrolled} send={send} />)
    await save.click()
    await expect.element(name).toHaveFocus()
    await expect.element(name).toHaveAccessibleDescription('Name is required')
    await expect.element(phone).toBeInvalid()
    expect(send).not.toHaveBeenCalled()
  })

  test(`${kind} takes an error back as soon as its field is valid`, async () => {
    await renderWith(<Entry uncontrolled={uncontrolled} />)
    await save.click()
    await name.fill('R')
    await expect.element(name).toBeValid()
    await expect.element(phone).toBeInvalid()
  })

  test(`${kind} keeps what was written when it is refused, and can be sent again`, async () => {
    const send = vi.fn().mockRejectedValueOnce(new CallError(500, {}))
    await renderWith(<Entry uncontrolled={uncontrolled} send={send} />)
    await fillIn()
    await save.click()
    await expect.element(alert).toHaveTextContent('Failed to save')
    await expect.element(name).toHaveValue('Rokeya')
    await save.click()
    await expect.element(alert).not.toBeInTheDocument()
    expect(send).toHaveBeenCalledTimes(2)
  })
}

test('a form is sent once, however often it is submitted while it is being sent', async () => {
  const sent = Promise.withResolvers<void>()
  const send = vi.fn(() => sent.promise)
  await renderWith(<Entry send={send} />)
  await fillIn()
  const form = document.querySelector('form')
  form?.requestSubmit()
  form?.requestSubmit()
  await userEvent.keyboard('{Enter}')
  await expect.element(save).toBeDisabled()
  expect(send).toHaveBeenCalledOnce()
  sent.resolve()
  await expect.element(save).toBeEnabled()
})

test('a form tells what is around it when sending begins and ends', async () => {
  const onBusy = vi.fn()
  await renderWith(<Entry onBusy={onBusy} />)
  await fillIn()
  await save.click()
  await vi.waitFor(() => expect(onBusy.mock.calls).toEqual([[true], [false]]))
})

test('a form shows the error of a field when the focus leaves it', async () => {
  await renderWith(<Entry />)
  await name.click()
  await userEvent.tab()
  await expect.element(name).toHaveAccessibleDescription('Name is required')
  await expect.element(phone).toBeValid()
})

test('a form marks the fields that the server refuses, and says the rest in a toast', async () => {
  const send = () => Promise.reject(refusal({ phone: 'phone_length' }))
  const screen = await renderWith(<Entry send={send} />)
  await fillIn()
  await save.click()
  await expect.element(phone).toHaveAccessibleDescription('Phone number must be 10 or 11 digits')
  await expect.element(screen.getByText('Please check the marked fields')).toBeVisible()
})

test('a form with a field to retry at says a refusal itself, and puts the focus there', async () => {
  const send = () => Promise.reject(new CallError(500, {}))
  await renderWith(<Entry send={send} focusOnError="phone" />)
  await fillIn()
  await save.click()
  await expect.element(phone).toHaveFocus()
  await expect.element(alert).toHaveTextContent('Failed to save')
  expect(document.querySelector('.toast')).toBeNull()
})

test('a form takes back what it said of a refusal with the next key', async () => {
  const send = () => Promise.reject(new CallError(500, {}))
  await renderWith(<Entry uncontrolled send={send} focusOnError="phone" />)
  await fillIn()
  await save.click()
  await expect.element(alert).toHaveTextContent('Failed to save')
  await userEvent.keyboard('7')
  await expect.element(alert).not.toBeInTheDocument()
})

test('what goes wrong once a form has been accepted is told as an error of the page, not as a refusal', async () => {
  const errors: unknown[] = []
  const onError = (event: PromiseRejectionEvent) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    errors.push(event.reason)
  }
  addEventListener('unhandledrejection', onError, { capture: true })
  const broken = new Error('No place to store it')
  await renderWith(<Entry send={async () => () => Promise.reject(broken)} focusOnError="phone" />)
  await fillIn()
  await save.click()
  await expect.poll(() => errors).toEqual([broken])
  removeEventListener('unhandledrejection', onError, { capture: true })
  // The browser's own report of it.
  vi.mocked(console.error).mockClear()
  await expect.element(save).not.toHaveAttribute('aria-busy')
  await expect.element(alert).not.toBeInTheDocument()
})

test("a form says its own message for an error, if it has one, and else the server's", async () => {
  const send = vi
    .fn()
    .mockRejectedValueOnce(new CallError(409, { code: 'conflict' }))
    .mockRejectedValueOnce(new CallError(429, { code: 'too_many_requests' }))
  const reasonOf = (error: unknown) =>
    error instanceof CallError && error.code === 'conflict' ? 'Somebody was faster' : undefined
  await renderWith(<Entry send={send} reasonOf={reasonOf} />)
  await fillIn()
  await save.click()
  await expect.element(alert).toHaveTextContent('Somebody was faster')
  await save.click()
  await expect.element(alert).toHaveTextContent('Too many requests. Please wait a moment and try again.')
})

test('a form without a network says so', async () => {
  const send = () => Promise.reject(new CallError(0, {}))
  await renderWith(<Entry send={send} />)
  await fillIn()
  await save.click()
  await expect
    .element(alert)
    .toHaveTextContent('You seem to be offline. Please check your connection and try again.')
})

test('a live form checks every change', async () => {
  await renderWith(<Entry validateOnChange />)
  await name.fill('R')
  await name.clear()
  await expect.element(name).toHaveAccessibleDescription('Name is required')
})

test('a form has changes once something differs from what it began with', async () => {
  const screen = await renderWith(<Entry />)
  await name.fill('R')
  await expect.element(screen.getByText('Changed')).toBeVisible()
  await name.clear()
  await expect.element(screen.getByText('Changed')).not.toBeInTheDocument()
})

test('a form does not submit the form around its dialog', async () => {
  const onSubmit = vi.fn()
  const send = vi.fn(async () => undefined)
  await renderWith(
    <div onSubmit={onSubmit}>
      <Entry send={send} />
    </div>,
  )
  await fillIn()
  await save.click()
  expect(send).toHaveBeenCalledOnce()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a form waits for a date that is typed in part, though it has no value that could be checked', async () => {
  const send = vi.fn(async () => undefined)
  function Dated() {
    const { form } = useForm({ initial: {}, check: () => ({}), fallback: 'Failed', send })
    return (
      <form {...form}>
        <input type="date" aria-label="Date" />
        <Button type="submit">Save</Button>
      </form>
    )
  }
  const screen = await renderWith(<Dated />)
  await screen.getByLabelText('Date').click()
  await userEvent.keyboard('12')
  await save.click()
  expect(send).not.toHaveBeenCalled()
  await expect.element(screen.getByLabelText('Date')).toHaveFocus()
})
