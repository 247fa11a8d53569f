import { keys } from 'idb-keyval'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { deviceStore } from '../api/deviceStore.ts'
import { type FakeCalls, loseNetwork, refuse } from '../test/fakeCalls.ts'
import { people } from '../test/people.ts'
import { renderWith } from '../test/renderWith.tsx'
import filmAddress from '../test/samples/darkStart.webm?url'
import GuestReport from './GuestReport.tsx'

const next = page.getByRole('button', { name: 'Next' })
const submit = page.getByRole('button', { name: 'Submit report' })
const stepTitle = (name: string) => page.getByRole('heading', { level: 2, name })
const answer = {
  success: true,
  message: 'Report submitted successfully',
  followUpCode: '1'.repeat(20),
} as const

/** As on a device that can make no proof. */
const withoutProof: FakeCalls = { 'GET /guest-reports/challenge': () => refuse('unavailable') }

async function writeOnPhone(calls: FakeCalls, session?: typeof people.member) {
  await page.viewport(360, 740)
  const onFiled = vi.fn()
  await renderWith(<GuestReport onFiled={onFiled} />, {
    route: '/report',
    calls: { ...withoutProof, ...calls },
    ...(session && { session }),
  })
  await next.click()
  await page.getByLabelText('Title').fill('Timber cut at night')
  await page.getByLabelText('Description').fill('Three trucks behind the school.')
  return onFiled
}

/** The keys of the device's database, which is not created for it. Tests of other files may have left some. */
async function keptOnDevice(): Promise<IDBValidKey[]> {
  return (await indexedDB.databases()).length > 0 ? keys(deviceStore()) : []
}

async function sendFromPhone() {
  await next.click()
  await next.click()
  await submit.click()
}

test('a video is sent with a still, of which nothing is kept on the device', async () => {
  const before = await keptOnDevice()
  const sent = vi.fn(({ form }: { form: object }) => ({ ...answer, form }))
  const onFiled = await writeOnPhone({ 'POST /guest-reports': sent as never })
  await next.click()
  const video = new File([await (await fetch(filmAddress)).blob()], 'VID_1.webm')
  await page.getByLabelText('Add files').upload([video])
  await expect.element(page.getByText('0:01')).toBeVisible()
  await next.click()
  const card = page.getByRole('region', { name: 'How readers will see it' })
  await expect.element(card.getByText('0:01')).toBeVisible()
  const [length, whole] = [card.getByText('0:01').element(), card.element().querySelector('.card')]
  expect(length.getBoundingClientRect().bottom).toBeLessThan(whole?.getBoundingClientRect().bottom ?? 0)
  await submit.click()
  await vi.waitFor(() => expect(onFiled).toHaveBeenCalledOnce())
  expect(sent.mock.lastCall?.[0].form).toMatchObject({
    medias: { name: 'VID_1.webm' },
    stills: { name: 'still.jpg', type: 'image/jpeg' },
    stillsOf: '[0]',
  })
  expect(await keptOnDevice()).toEqual(before)
})

test('it has four steps, and asks for nothing that needs an account', async () => {
  await page.viewport(360, 740)
  await renderWith(<GuestReport onFiled={() => {}} />, { route: '/report' })
  await expect.element(stepTitle('Step 1 of 4 Who will see your name?')).toBeVisible()
  await expect.element(page.getByText('Nobody: the report is anonymous.')).toBeVisible()
  await next.click()
  await expect.element(stepTitle('Step 2 of 4 What, when and where?')).toHaveFocus()
  await next.click()
  await expect.element(page.getByLabelText('Title')).toHaveFocus()
  await page.getByLabelText('Title').fill('Timber cut at night')
  await page.getByLabelText('Description').fill('Three trucks behind the school.')
  await next.click()
  await expect.element(stepTitle('Step 3 of 4 Evidence')).toBeVisible()
  await next.click()
  await expect.element(stepTitle('Step 4 of 4 Check before you send')).toBeVisible()
  for (const name of ['isAnonymous', 'keepNoLink', 'criminals'])
    expect(document.querySelector(`[name="${name}"]`)).toBeNull()
  await expect.element(page.getByRole('button', { name: 'Use my location' })).not.toBeInTheDocument()
})

test('a wide window shows it beside the form as readers will see it, as soon as something is written', async () => {
  await page.viewport(1440, 900)
  await renderWith(<GuestReport onFiled={() => {}} />, { route: '/report' })
  const card = page.getByRole('region', { name: 'How readers will see it' })
  await expect.element(submit).toBeVisible()
  await expect.element(card).not.toBeInTheDocument()
  await page.getByLabelText('Title').fill('Timber cut at night')
  await expect.element(card.getByText('Timber cut at night')).toBeVisible()
})

test('whoever is signed in is not named by what they send, and nothing of it is kept on the device', async () => {
  const keysBefore = await keptOnDevice()
  const header = vi.spyOn(XMLHttpRequest.prototype, 'setRequestHeader')
  const sent = vi.fn(() => answer)
  const onFiled = await writeOnPhone({ 'POST /guest-reports': sent }, people.member)
  const before = JSON.stringify({ ...localStorage, ...sessionStorage })
  await sendFromPhone()
  await vi.waitFor(() => expect(onFiled).toHaveBeenCalledExactlyOnceWith(answer.followUpCode))
  expect(header.mock.calls.map(([name]) => name)).toEqual(['idempotency-key'])
  expect(sent).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      form: expect.objectContaining({ title: 'Timber cut at night', proof: '' }),
    }),
  )
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).toBe(before)
  expect(await keptOnDevice()).toEqual(keysBefore)
})

test('what the network has lost is still here, and is sent again as the same report', async () => {
  const header = vi.spyOn(XMLHttpRequest.prototype, 'setRequestHeader')
  const answers = [loseNetwork, () => answer]
  const onFiled = await writeOnPhone({ 'POST /guest-reports': () => answers.shift()?.() ?? answer })
  await sendFromPhone()
  await expect
    .element(page.getByText(/Nothing is lost: what you wrote and attached is still here\./))
    .toBeVisible()
  expect(onFiled).not.toHaveBeenCalled()
  await submit.click()
  await vi.waitFor(() => expect(onFiled).toHaveBeenCalledExactlyOnceWith(answer.followUpCode))
  const keys = header.mock.calls.map(([, value]) => value)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
  expect(keys[0]).toMatch(/^[\da-f]{32}$/)
})

test('a proof that has expired while the files were sent is made again', async () => {
  const answers = [() => refuse('proof_wrong'), () => answer]
  const challenge = vi.fn(() => refuse('unavailable'))
  const onFiled = await writeOnPhone({
    'GET /guest-reports/challenge': challenge,
    'POST /guest-reports': () => answers.shift()?.() ?? answer,
  })
  await sendFromPhone()
  await vi.waitFor(() => expect(onFiled).toHaveBeenCalledOnce())
  expect(challenge).toHaveBeenCalledTimes(2)
})

test('a refusal leads to the field that it is about', async () => {
  const body = {
    success: false,
    code: 'validation',
    message: 'Invalid',
    errors: { title: 'This text is too long' },
    reasons: { title: { code: 'too_long' } },
  }
  const onFiled = await writeOnPhone({
    'POST /guest-reports': () => {
      throw Response.json(body, { status: 400 })
    },
  })
  await sendFromPhone()
  await expect.element(page.getByLabelText('Title')).toHaveFocus()
  await expect.element(page.getByLabelText('Title')).toBeInvalid()
  expect(onFiled).not.toHaveBeenCalled()
})

test('once something is written, the page is left for another one only when that is confirmed', async () => {
  await page.viewport(360, 740)
  const screen = await renderWith(<GuestReport onFiled={() => {}} />, { route: '/report' })
  await next.click()
  await page.getByLabelText('Title').fill('Timber cut at night')
  await expect.poll(() => document.documentElement.style.overscrollBehaviorY).toBe('contain')
  await page.getByLabelText('Description').fill('Three trucks behind the school.')
  void screen.goTo('/suspects')
  await expect.element(page.getByRole('dialog', { name: 'Leave without sending?' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByLabelText('Title')).toHaveValue('Timber cut at night')
  void screen.goTo('/suspects')
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect.element(page.getByText('Another page')).toBeVisible()
})

test('an untouched form is left without a question', async () => {
  const screen = await renderWith(<GuestReport onFiled={() => {}} />, { route: '/report' })
  await screen.goTo('/suspects')
  await expect.element(page.getByText('Another page')).toBeVisible()
})

test('before it is sent, it is shown as readers will see it', async () => {
  await writeOnPhone({})
  await next.click()
  await next.click()
  const card = page.getByRole('region', { name: 'How readers will see it' })
  for (const shown of ['Today', 'Timber cut at night', 'Three trucks behind the school.'])
    await expect.element(card.getByText(shown)).toBeVisible()
})
