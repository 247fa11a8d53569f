import { fieldsOnPage, textFields } from '@bichar/contract/rules/reportTexts.ts'
import type { Page } from '@playwright/test'
import { holdRendering } from '../heldRendering.ts'
import { holdTimers } from '../heldTimers.ts'
import { expectStep, goToStep, openGuestReport, stepOf, submitReport, writeReport } from '../reportForm.ts'
import { storedOnDevice } from '../storedOnDevice.ts'
import { atBothWidths, expect, onPhone, test } from '../test.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const desc = 'Two men on a motorbike took a bag.'

test(
  'a report is filled in step by step on a phone: the name first, and at last all of it to look through',
  onPhone,
  async ({ bichar, page, signIn, expectAccessible }) => {
    const title = `Bag snatched on the bridge ${Date.now()}`
    await signIn(page, await bichar.makePerson('Sadia Rahman'))
    await page.goto('/')
    await page.getByRole('link', { name: 'Create report' }).filter({ visible: true }).click()

    await test.step('what opens asks about the name, and has no button that leads to itself', async () => {
      await expect(page.getByLabel('Post anonymously')).toBeVisible()
      await expect(page.getByLabel('Title')).toBeHidden()
      await expect(page.getByRole('link', { name: 'Create report' })).toHaveCount(0)
      await expectAccessible(page)
    })

    await test.step('the way on stays in sight, above the bar of the frame', async () => {
      await expect(button(page, 'Next')).toBeInViewport({ ratio: 1 })
      const [next, bar] = [
        await button(page, 'Next').boundingBox(),
        await page.getByRole('navigation', { name: 'Main' }).filter({ visible: true }).boundingBox(),
      ]
      expect((next?.y ?? 0) + (next?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    })

    await test.step('what is missing keeps the step, and is marked', async () => {
      await button(page, 'Next').click()
      await expectStep(page, 'what')
      await expect(button(page, 'Next')).toBeInViewport({ ratio: 1 })
      await expectAccessible(page)
      await page.getByLabel('Description').fill(desc)
      await button(page, 'Next').click()
      await expect(page.getByText('Title is required')).toBeVisible()
      await expect(page.getByLabel('Title')).toBeFocused()
      await page.getByLabel('Title').fill(title)
      await page.keyboard.press('Enter')
      await expectStep(page, 'proof')
      await expectAccessible(page)
    })

    await test.step('the browser goes back and forward through the steps, and nothing is lost', async () => {
      await page.goBack()
      await expectStep(page, 'what')
      await expect(page.getByLabel('Title')).toHaveValue(title)
      await page.goBack()
      await expectStep(page, 'name')
      await page.goForward()
      await page.goForward()
      await expectStep(page, 'proof')
      expect(page.url()).not.toMatch(/step|proof/)
    })

    await test.step('the last page shows all of it, and leads to each part and back', async () => {
      await button(page, 'Next').click()
      await expectStep(page, 'check')
      const all = page.locator('[data-step=check]')
      for (const said of [title, desc, 'Nobody: the report is anonymous.'])
        await expect(all).toContainText(said)
      await expect(all).toContainText('Left empty')
      await expectAccessible(page)
      await button(page, 'Change: Who will see your name?').click()
      await expectStep(page, 'name')
      await page.getByLabel('Post anonymously').uncheck()
      await button(page, 'Check again').click()
      await expectStep(page, 'check')
      await expect(all).toContainText('Everyone: the report shows the name Sadia Rahman.')
    })

    await test.step('sent, its steps do not lie behind what follows', async () => {
      await button(page, 'Submit report').click()
      await expect(page.getByRole('heading', { name: 'Your report waits for review' })).toBeFocused()
      expect((await bichar.waiting(title)).map(({ user }) => user?.name)).toEqual(['Sadia Rahman'])
      await expect(async () => {
        expect(await page.evaluate(() => history.state?.usr?.depth)).toBe(0)
      }).toPass()
      await page.goBack()
      await expect(page).toHaveURL(`${bichar.url}/`)
    })
  },
)

test(
  'a draft comes back at the step at which it was left, by its address and from the list',
  onPhone,
  async ({ bichar, page, signIn }) => {
    await signIn(page, await bichar.makePerson('Nurul Islam'))
    await page.goto('/newreport')
    await writeReport(page, { title: 'Half of it', desc })
    await goToStep(page, 'proof')
    await expect(page.getByText(/^Draft saved at/)).toBeVisible()
    // This may have been said of an earlier step.
    const savedSteps = async () => {
      const stored = (await storedOnDevice(page)) ?? new Map<string, unknown>()
      return [...stored.values()].map((value) => (value as { step?: string } | undefined)?.step)
    }
    await expect.poll(savedSteps).toContain('proof')
    await page.reload()
    await expect(page.getByLabel(/^Source/)).toBeVisible()
    await page.goto('/')
    await page.goto('/newreport')
    await expect(page.getByLabel(/^Source/)).toBeVisible()
    expect(await stepOf(page)).toBe('proof')
    await goToStep(page, 'what')
    await expect(page.getByLabel('Title')).toHaveValue('Half of it')
  },
)

test(
  'the next step is reached although the report is saved for the first time while a busy phone still renders it',
  onPhone,
  async ({ bichar, page, signIn }) => {
    await signIn(page, await bichar.makePerson('Rokeya Begum'))
    const save = await holdTimers(page, 500)
    await page.goto('/newreport?draft=new')
    await writeReport(page, { title: 'Half of it', desc })
    const render = await holdRendering(page)
    await button(page, 'Next').click()
    await expect.poll(() => page.evaluate(() => history.state.usr.step)).toBe('proof')
    await save()
    await expect(page.getByText(/^Draft saved at/)).toBeVisible()
    await render()
    await expectStep(page, 'proof')
    await expect(page).toHaveURL(/draft=[0-9a-f]{32}$/)
  },
)

test(
  'what the server refuses leads to its step and its field, and from there back to the last page',
  onPhone,
  async ({ bichar, page, signIn }) => {
    const stamp = Date.now()
    const person = await bichar.makePerson('Mizanur Rahman')
    const name = `Alamgir ${stamp}`
    const suspect = await bichar.createSuspect(person, { name })
    await signIn(page, person)
    await page.goto('/newreport')
    await writeReport(page, { title: `Boat taken ${stamp}`, desc })
    await goToStep(page, 'proof')
    const field = page.getByRole('main').getByRole('combobox', { name: 'Suspects' })
    await field.fill(name)
    await page.getByRole('option', { name: new RegExp(`^${name}`) }).click()
    await bichar.deleteSuspect(person, suspect)
    await submitReport(page)
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('button', { name: `Remove ${name}` }).click()
    await button(page, 'Check again').click()
    await expectStep(page, 'check')
    await submitReport(page)
    await expect(page.getByText('Your report waits for review')).toBeVisible()
  },
)

test(
  'a report and its edit ask for the same in the same order, on a wide screen on one page, and without an account too',
  atBothWidths,
  async ({ bichar, browser, page, signIn, elsewhere }) => {
    const person = await bichar.makePerson('Delwar Hossain')
    const id = await bichar.file(person, { title: 'Lamp broken', desc, isAnonymous: true })
    await signIn(page, person)
    const order = ['isAnonymous', ...fieldsOnPage('what'), 'criminals', ...fieldsOnPage('proof')].filter(
      // One input asks for both.
      (name) => name !== 'upazila',
    )
    const fields = async (of = page) => {
      const names = await of
        .locator('form [data-step] [name]')
        .evaluateAll((found) => found.map((field) => field.getAttribute('name')))
      return names.filter((name) => name !== 'keepNoLink')
    }
    await page.goto('/newreport')
    await expect(page.getByLabel('Post anonymously')).toBeVisible()
    expect(await fields()).toEqual(order)
    const isWide = (page.viewportSize()?.width ?? 0) > 1000
    await expect(page.getByLabel('Title')).toBeVisible({ visible: isWide })
    await expect(page.getByText(/^Step 1 of 4/)).toBeVisible({ visible: !isWide })
    await page.goto(`/postDetails/${id}`)
    await page.getByRole('button', { name: 'More about this post' }).click()
    await page.getByRole('menuitem', { name: 'Edit Post' }).click()
    await expect(page.getByRole('dialog').getByLabel('Title')).toBeVisible()
    expect(await fields()).toEqual(order)
    const withoutAccount = order.filter((name) => name !== 'isAnonymous' && name !== 'criminals')
    const stranger = await elsewhere()
    await openGuestReport(stranger)
    expect(await fields(stranger)).toEqual(withoutAccount)
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: bichar.url })
    const guest = await context.newPage()
    await guest.goto('/report')
    const form = guest.locator('form[action="/report"]')
    await expect(form.getByRole('heading', { level: 2 })).toHaveText([
      'Who will see your name?',
      'What, when and where?',
      'Evidence',
    ])
    const parts = form.locator('[data-step]')
    await expect(parts.first()).toContainText('Nobody: the report is anonymous.')
    // Without JavaScript each kind has its own checkbox, the day and time are separate fields, and no field asks whether to show a
    // name.
    const asOne = (name: string) => name.replace(/^kind .*/, 'kinds').replace(/^(day|time)$/, 'incidentAt')
    const names = await parts
      .locator('[name]')
      .evaluateAll((found) => found.map((field) => field.getAttribute('name') ?? ''))
    // The other forms ask what each file shows once it is chosen.
    expect([...new Set(names.map(asOne))].filter((name) => name !== 'medias' && name !== 'alt')).toEqual(
      withoutAccount,
    )
    await expect(form.locator('[name^="kind "]')).toHaveCount(20)
    await expect(form.locator('[name="day"], [name="time"]')).toHaveCount(2)
    for (const field of ['district', ...textFields])
      await expect(form.locator(`[name="${field}"]`)).toBeVisible()
    await context.close()
  },
)

test(
  'with text of twice the size each step still fits the screen',
  onPhone,
  async ({ bichar, page, signIn }) => {
    await signIn(page, await bichar.makePerson('Shirin Akter'))
    await page.goto('/newreport')
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await writeReport(page, { title: 'A bag taken on the bridge', desc })
    for (const step of ['name', 'what', 'proof', 'check'] as const) {
      await goToStep(page, step)
      const widest = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(widest, step).toBeLessThanOrEqual(360)
    }
  },
)
