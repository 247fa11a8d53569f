import path from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { startBichar } from '../bichar.ts'
import { submitReport, untilInSteps, writeReport } from '../reportForm.ts'
import { atBothWidths, expect, smoke, test } from '../test.ts'

const picture = path.join(import.meta.dirname, '../files/with-gps.jpg')

const codeOn = async (page: Page) => {
  await expect(page.getByRole('heading', { name: 'Write this code down now' })).toBeVisible()
  return (await page.locator('dl dd').innerText()).replaceAll(' ', '')
}
const follow = async (page: Page, code: string) => {
  await page.goto('/follow')
  await page.getByLabel('Follow-up code').fill(code)
  await expect(leaving(page)).toBeVisible()
  await page.getByRole('button', { name: 'Show the report' }).click()
}
/** The quick exit button. */
const leaving = (page: Page) => page.getByRole('button', { name: 'Leave now' })
/** The phone may be shared: a browser must neither offer nor restore what was written. */
const nothingOffered = async (page: Page) => {
  const forms = page.locator('form[action="/report"], form[action="/follow"]')
  const offering = await forms.evaluateAll((all) => all.map((form) => form.getAttribute('autocomplete')))
  expect(new Set(offering)).toEqual(new Set(['off']))
}
const nothingKept = async (context: BrowserContext) => expect(await context.cookies()).toEqual([])

test(
  'with scripts: somebody without an account reports, is asked, answers and withdraws',
  smoke(atBothWidths),
  async ({ bichar, page, signIn, elsewhere, expectAccessible }) => {
    const title = `Timber cut at night ${Date.now()}`
    let code = ''

    await test.step('the page for logging in offers the way', async () => {
      await page.goto('/newreport')
      await expect(page).toHaveURL(/\/login$/)
      await page.getByRole('link', { name: 'Report without an account' }).click()
      await expect(page.getByRole('heading', { name: 'Report without an account' })).toBeVisible()
      await expect(leaving(page)).toBeVisible()
      await untilInSteps(page)
      await expectAccessible(page)
    })

    await test.step('the browser works for the report, and its code is shown', async () => {
      await writeReport(page, { title, desc: 'Three trucks behind the school.' })
      const sent = page.waitForRequest((request) => request.method() === 'POST')
      await submitReport(page)
      expect((await sent).postData()).toContain('"derivedKey"')
      code = await codeOn(page)
      expect(code).toMatch(/^\d{20}$/)
      await expectAccessible(page)
      expect(page.url()).not.toContain(code)
      await nothingKept(page.context())
    })

    const moderator = await elsewhere()
    await signIn(moderator, bichar.admin)
    await test.step('a moderator sees it without an account, and asks', async () => {
      await moderator.goto(`/admin/pending-posts?search=${encodeURIComponent(title)}`)
      const card = moderator.getByRole('article').filter({ hasText: title })
      await expect(card).toContainText('Without an account')
      await card.locator('a[href^="/admin/getPostDetails/"]').click()
      await expect(moderator.getByRole('heading', { name: 'Questions to the author' })).toBeVisible()
      await moderator.getByText('Ask something').click()
      await moderator.getByLabel('Question', { exact: true }).fill('How many trucks were there?')
      await moderator.getByRole('button', { name: 'Ask the author' }).click()
      await expect(moderator.getByRole('listitem').filter({ hasText: 'How many trucks' })).toBeVisible()
      await expectAccessible(moderator)
    })

    await test.step('whoever has the code reads the question and answers', async () => {
      await page.getByRole('link', { name: 'I have written it down' }).click()
      await follow(page, '1234 5678 9012 3456')
      await expect(page.getByText('No report has this code')).toBeVisible()
      await expect(page.getByLabel('Follow-up code')).toHaveValue('1234 5678 9012 3456')
      await expect(page.getByLabel('Follow-up code')).toBeFocused()
      await expect(page.getByLabel('Follow-up code')).toHaveAccessibleDescription(/^No report has this code/)
      await expect(page).toHaveTitle('Error: Bichar')
      await follow(page, code)
      await expect(page.getByText('Waiting for a moderator to read it.')).toBeVisible()
      await expect(page.getByRole('heading', { name: title })).toBeFocused()
      await expect(page).toHaveTitle('Bichar')
      await expect(page.getByText('How many trucks were there?')).toBeVisible()
      await page.getByLabel('Your answer').fill('Three, without plates.')
      await page.getByRole('button', { name: 'Send answer' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'Your answer was sent' })).toBeVisible()
      await expectAccessible(page)
      expect(page.url()).not.toContain(code)
    })

    await test.step('the moderator reads the answer', async () => {
      await moderator.reload()
      await expect(
        moderator.getByRole('listitem').filter({ hasText: 'Three, without plates.' }),
      ).toContainText('The author')
    })

    await test.step('and the report is withdrawn', async () => {
      await page.getByText('Withdraw the report').first().click()
      await page.getByLabel('Yes, delete it').check()
      await page.getByRole('button', { name: 'Withdraw the report' }).click()
      await expect(page.getByText('Your report was withdrawn')).toBeVisible()
      await follow(page, code)
      await expect(page.getByText('No report has this code')).toBeVisible()
      expect(await bichar.waiting(title)).toEqual([])
    })
  },
)

test('without scripts: somebody without an account reports, and loses nothing when refused', async ({
  browser,
  bichar,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: bichar.url })
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const title = `A wall across the canal ${Date.now()}`
  await page.goto('/newreport')
  await page.getByRole('link', { name: 'Report without an account' }).click()
  await nothingOffered(page)
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Description').fill('It was built in one night.')
  await page.getByText('Kind of crime (optional)').click()
  await page.getByText('Vandalism', { exact: true }).click()
  await page.getByLabel('District or upazila').fill('সাভার, ঢাকা')
  await page.getByLabel('Location').fill('Barishal')
  await page.getByLabel('Source').fill('no address')
  await page.getByLabel('Date').fill('2026-11-20')
  await page.getByLabel('Time').fill('19:40')

  await test.step('what is wrong is said at its field, and all texts are still there', async () => {
    await page.getByRole('button', { name: 'Submit report' }).click()
    await expect(page.getByRole('alert')).toContainText('please choose them again')
    await expect(page.getByLabel('Source')).toHaveAccessibleDescription('Please enter a valid URL')
    await expect(page.getByLabel('Source')).toBeFocused()
    await expect(page).toHaveTitle('Error: Bichar')
    await expect(page.getByLabel('Title')).toHaveValue(title)
    await expect(page.getByLabel('Description')).toHaveValue('It was built in one night.')
    await expect(page.getByLabel('Location')).toHaveValue('Barishal')
    await expect(page.getByLabel('District or upazila')).toHaveValue('সাভার, ঢাকা')
    await expect(page.getByRole('checkbox', { name: 'Vandalism' })).toBeChecked()
    await expect(page.getByLabel('Date')).toHaveValue('2026-11-20')
    await expect(page.getByLabel('Time')).toHaveValue('19:40')
  })

  await page.getByLabel('Source').fill('')
  await page.getByLabel('Pictures, video, sound').setInputFiles(picture)
  await page.getByLabel('What do they show').fill('The wall across the lane')
  await page.getByRole('button', { name: 'Submit report' }).click()
  const code = await codeOn(page)

  await test.step('asking for the answer once more makes no second report', async () => {
    await page.reload()
    expect(await codeOn(page)).toBe(code)
    const waiting = await bichar.waiting(title)
    expect(waiting).toMatchObject([
      {
        title,
        kinds: ['Vandalism'],
        district: 'Dhaka',
        upazila: 'Savar',
        incidentAt: '2026-11-20T19:40',
        user: null,
        medias: [{ type: 'image', alt: 'The wall across the lane' }],
      },
    ])
  })

  await test.step('it is followed without scripts', async () => {
    const [{ _id: id } = { _id: '' }] = await bichar.waiting(title)
    await bichar.approve(id)
    await bichar.call(bichar.admin, 'POST /posts/:id/questions', {
      params: { id },
      body: { text: 'Who built it?' },
    })
    await page.getByRole('link', { name: 'I have written it down' }).click()
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await nothingOffered(page)
    const field = page.getByLabel('Follow-up code')
    await field.fill(code)
    await page.getByRole('button', { name: 'Show the report' }).click()
    expect((await answered).headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    await expect(page.getByText('It is public.')).toBeVisible()
    await expect(page.getByRole('heading', { name: title })).toBeFocused()
    await expect(page).toHaveTitle('Bichar')
    await nothingOffered(page)
    await expect(page.getByRole('link', { name: 'See it as everybody sees it' })).toHaveAttribute(
      'href',
      `/postDetails/${id}`,
    )
    await page.getByLabel('Your answer').fill('x'.repeat(2_001))
    await page.getByRole('button', { name: 'Send answer' }).click()
    await expect(page.getByLabel('Your answer')).toHaveValue('x'.repeat(2_001))
    await expect(page.getByRole('alert')).toHaveText('This text is too long')
    await expect(page.getByLabel('Your answer')).toBeFocused()
    await expect(page).toHaveTitle('Error: Bichar')
    await page.getByLabel('Your answer').fill('The mill.')
    await page.getByRole('button', { name: 'Send answer' }).click()
    await expect(page.getByText('The mill.')).toBeVisible()
    await page.getByText('Say what has happened since').click()
    await page.getByLabel('What happened?').fill('The wall is gone')
    await page.getByLabel('Date').fill('2026-11-21')
    await page.getByRole('button', { name: 'Send for approval' }).click()
    await expect(page.getByText('Timeline is sent for approval')).toBeVisible()
  })

  expect(asked.filter((address) => address.includes(code))).toEqual([])
  expect(asked.filter((address) => !address.startsWith(bichar.url))).toEqual([])
  await nothingKept(context)
  await context.close()
})

test('whoever is logged in files a report that keeps no link to them, and has its code before anything else', async ({
  bichar,
  page,
  signIn,
  expectAccessible,
}) => {
  const author = await bichar.makePerson('Nazma Unlinked')
  const title = `A bribe at the gate ${Date.now()}`
  await signIn(page, author)
  await page.goto('/newreport')
  await writeReport(page, { title, desc: 'Five hundred for a stamp.' })
  await page.getByLabel('Keep no link to me').check()
  await expectAccessible(page)
  const submit = page.getByRole('button', { name: 'Submit report' })
  await test.step('without a network it stays in the form, as its code is to be seen', async () => {
    await page.context().setOffline(true)
    await submit.click()
    await expect(page.getByText('Failed to create report')).toBeVisible()
    await expect(page.getByText('Your report waits for the network')).toHaveCount(0)
    await page.context().setOffline(false)
  })
  await submit.click()
  const code = await codeOn(page)
  await test.step('a browser that cannot copy says so', async () => {
    // As on a page without TLS.
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await page.getByRole('button', { name: 'Copy' }).click()
    await expect(page.getByText('This could not be copied. Please write it down.')).toBeVisible()
  })
  await page.getByRole('button', { name: 'I have written it down' }).click()
  await expect(page.getByRole('heading', { name: 'Your report waits for review' })).toBeVisible()
  await expect(page.getByText('Use your code at')).toBeVisible()
  await expect(page.getByRole('link', { name: 'See my post' })).toHaveCount(0)
  await page.goto('/profile')
  await expect(page.getByText(title)).toHaveCount(0)
  await follow(page, code)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
})

test('an author with an account is asked about their anonymous report, and answers on its page', async ({
  bichar,
  page,
  signIn,
}) => {
  const author = await bichar.makePerson('Rahela Asked')
  const id = await bichar.publish(author, { title: 'Sand dredged', desc: 'At the bend.', isAnonymous: true })
  await bichar.call(bichar.admin, 'POST /posts/:id/questions', {
    params: { id },
    body: { text: 'Since when?' },
  })
  await signIn(page, author)
  await page.goto('/notification')
  await page.getByRole('link').filter({ hasText: 'A moderator has a question' }).click()
  await expect(page.getByRole('heading', { name: 'Questions from the moderators' })).toBeVisible()
  const answer = page.getByLabel('Your answer')
  await answer.fill('Since the rains.')
  await test.step('a second question that arrives meanwhile takes nothing away', async () => {
    await bichar.call(bichar.admin, 'POST /posts/:id/questions', {
      params: { id },
      body: { text: 'By whom?' },
    })
    // Somebody who comes back to the page after a minute.
    await page.clock.setFixedTime(Date.now() + 60_000)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await expect(page.getByRole('listitem').filter({ hasText: 'By whom?' })).toBeVisible()
    await expect(answer).toHaveValue('Since the rains.')
  })
  await page.getByRole('button', { name: 'Send answer' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Since the rains.' })).toContainText('You')
  await expect(answer).toHaveValue('')
})

test('where reports without an account are turned off, the page says so, and the login does not offer them', async ({
  browser,
}) => {
  const off = await startBichar({ GUEST_REPORTS: '0' })
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: off.url })
  try {
    const page = await context.newPage()
    expect((await page.goto('/report'))?.status()).toBe(404)
    await expect(
      page.getByRole('heading', { name: 'Reports without an account are not taken here' }),
    ).toBeVisible()
    const sent = await page.request.post('/report', {
      multipart: { title: 'A title', desc: 'A description' },
    })
    expect(sent.status()).toBe(404)
    await page.goto('/login')
    await expect(page.getByRole('link', { name: 'REGISTER FOR FREE' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Report without an account' })).toHaveCount(0)
  } finally {
    await context.close()
    await off.stop()
  }
})
