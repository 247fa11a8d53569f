import { expect, test, vi } from 'vitest'
import { renderWith } from '../test/renderWith.tsx'
import { SendingForm } from './SendingForm.tsx'

test('nothing of a form can be changed while it is sent, in browsers without `inert` as well', async () => {
  const send = (share: number | undefined) => (
    <SendingForm
      form={{ form: {} as never, submit: async () => {} }}
      upload={{ share, isStalled: false, run: async () => undefined, stop: vi.fn() }}
      submitLabel="Send"
      preparing={false}
    >
      <input aria-label="Title" />
    </SendingForm>
  )
  const screen = await renderWith(send(undefined))
  await expect.element(screen.getByLabelText('Title')).toBeEnabled()
  const sending = await renderWith(send(0.5))
  await expect.element(sending.getByLabelText('Title').last()).toBeDisabled()
})
