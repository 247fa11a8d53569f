import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { expect, test, vi } from 'vitest'
import { fakeCalls, refuse } from '../test/fakeCalls.ts'
import { clickAtOnce } from '../test/fakeTime.ts'
import { renderWith } from '../test/renderWith.tsx'
import type { PendingVerification } from './pendingVerification.ts'
import { ResendButton } from './ResendButton.tsx'

const pending = (seconds: number): PendingVerification => ({
  purpose: 'login',
  phone: '8801711000001',
  deviceId: 'dev_1',
  resendAt: Date.now() + seconds * 1_000,
})

test.each([
  ['en', 'RESEND IN 4:59'],
  ['bn', '৪:৫৯ পরে আবার পাঠাতে পারবেন'],
] as const)('the wait for a new code is told in the digits of the language: %s', async (language, label) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const screen = await renderWith(
    <ResendButton pending={pending(299)} onSent={() => {}} onFailure={() => {}} />,
    { language },
  )
  await expect.element(screen.getByRole('button', { name: label })).toHaveAttribute('aria-disabled', 'true')
})

test('a new code is asked for this number and device, and what came of it is told', async () => {
  const [onSent, onFailure, resend] = [vi.fn(), vi.fn(), vi.fn()]
  const screen = await renderWith(
    <ResendButton pending={pending(0)} onSent={onSent} onFailure={onFailure} />,
    {
      calls: {
        'POST /auth/resend-otp': ({ body }) => {
          resend(body)
          return { success: true, message: 'Done' }
        },
      },
    },
  )
  const button = screen.getByRole('button', { name: 'RESEND OTP' })
  // At once, because a toast may lie over the button.
  clickAtOnce(button)
  await expect.poll(() => onSent.mock.calls.length).toBe(1)
  expect(resend.mock.calls).toEqual([[{ phone: '8801711000001', deviceId: 'dev_1' }]])
  fakeCalls({ 'POST /auth/resend-otp': () => refuse('too_many_requests') })
  clickAtOnce(button)
  await expect.poll(() => onFailure.mock.calls.length).toBe(3)
  expect(onFailure.mock.calls.map(([reason]) => typeof reason)).toEqual(['undefined', 'undefined', 'string'])
  expect(onSent).toHaveBeenCalledOnce()
})

test('where many ask for codes, the device does the work that the server asks for', async () => {
  const [onSent, onFailure] = [vi.fn(), vi.fn()]
  const proofs: string[] = []
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 3,
    deriveKey,
    hmacSignatureSecret: 'secret',
  })
  const screen = await renderWith(
    <ResendButton pending={pending(0)} onSent={onSent} onFailure={onFailure} />,
    {
      calls: {
        'POST /auth/resend-otp': ({ body: { proof = '' } }) => {
          proofs.push(proof)
          return proof ? { success: true, message: 'Done' } : refuse('proof_needed')
        },
        'GET /auth/challenge': () => ({ success: true, challenge }),
      },
    },
  )
  clickAtOnce(screen.getByRole('button', { name: 'RESEND OTP' }))
  await expect.poll(() => onSent.mock.calls.length).toBe(1)
  expect(proofs).toHaveLength(2)
  expect(JSON.parse(proofs[1] ?? '')).toMatchObject({ challenge, solution: { counter: 3 } })
})
