import type { Page } from '@playwright/test'
import { demoPassword } from '../../../server/src/demo/people.ts'
import { photoOf } from '../../photo.ts'
import { untilInSteps } from '../../reportForm.ts'
import type { Messages } from '../messages.ts'
import { knownDevice, suspendedPerson } from '../moderated.ts'
import { goOn, writeTexts } from '../reportSteps.ts'
import type { Screen } from './screen.ts'
import { post, press } from './steps.ts'

/** Goes offline once the element that reports it is loaded. */
async function loseNetwork(page: Page): Promise<void> {
  await page.locator('#network').waitFor({ state: 'attached' })
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new TypeError('No network'))
    dispatchEvent(new Event('offline'))
  })
  await page.locator('#network p').waitFor()
}

/** Fills in a report without an account up to the step of its evidence. */
const attachPhoto = async (page: Page, words: Messages) => {
  await untilInSteps(page)
  await writeTexts(page, words)
  await goOn(page, words)
  await page.locator('input[type=file]').first().setInputFiles(photoOf(400, 300))
}

const reportAsGuest = async (page: Page, words: Messages) => {
  const { posts, followUps } = words
  await untilInSteps(page)
  await goOn(page, words)
  await page.getByLabel(posts.fields.title).fill('Timber cut at night')
  await page.getByLabel(posts.fields.desc).fill('Three trucks behind the school.')
  await goOn(page, words)
  await goOn(page, words)
  await press(page, followUps.guest.submit)
  await page.getByRole('heading', { name: followUps.code.title }).waitFor()
}

export const guestScreens: readonly Screen[] = [
  { name: 'Feed', as: 'guest', path: '/' },
  { name: 'Post', as: 'guest', path: post },
  { name: 'Post, timelines', as: 'guest', path: (places) => `${post(places)}?tab=timelines` },
  { name: 'Post, comments', as: 'guest', path: (places) => `${post(places)}?tab=comments` },
  {
    name: 'Post over the feed',
    as: 'guest',
    path: '/',
    async prepare(page) {
      await page.locator('main article a[href^="/postDetails/"]').first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'Feed, no network', as: 'guest', path: '/', prepare: loseNetwork },
  {
    name: 'Suspects, not on this device',
    as: 'guest',
    path: '/',
    async prepare(page, words) {
      await loseNetwork(page)
      await page.locator('a[href="/suspects"]').filter({ visible: true }).first().click()
      await page.getByRole('heading', { name: words.offline.notHere }).waitFor()
    },
  },
  { name: 'Suspects', as: 'guest', path: '/suspects' },
  {
    name: 'Post, a person who waits',
    as: 'guest',
    path: ({ pendingNamesPost }) => `/postDetails/${pendingNamesPost}`,
  },
  { name: 'Places', as: 'guest', path: '/places' },
  { name: 'Places, narrowed', as: 'guest', path: '/places?kind=Fraud&period=year' },
  { name: 'District', as: 'guest', path: '/places/dhaka' },
  { name: 'Blogs', as: 'guest', path: '/blogs' },
  { name: 'Blog', as: 'guest', path: ({ blog }) => `/blogs/${blog}` },
  { name: 'Success stories', as: 'guest', path: '/success-stories' },
  { name: 'Numbers', as: 'guest', path: '/numbers' },
  { name: 'About', as: 'guest', path: '/about' },
  { name: 'Rules', as: 'guest', path: '/rules' },
  { name: 'Privacy', as: 'guest', path: '/privacy' },
  { name: 'Accessibility', as: 'guest', path: '/accessibility' },
  { name: 'Not found', as: 'guest', path: '/nowhere' },
  { name: 'Offline', as: 'guest', path: '/offline.html' },

  { name: 'Login', as: 'guest', path: '/login' },
  {
    name: 'Login, for a reaction',
    as: 'guest',
    path: '/',
    async prepare(page, { accounts, reactions }) {
      await page.getByRole('button', { name: reactions.justice }).first().click()
      await page.getByRole('dialog').getByLabel(accounts.fields.phone).waitFor()
    },
  },
  {
    name: 'Login, suspended',
    as: 'guest',
    path: '/login',
    async prepare(page, { accounts: { fields, login }, sanctions }) {
      await page.evaluate((id) => localStorage.setItem('deviceId', id), knownDevice)
      await page.reload({ waitUntil: 'networkidle' })
      await page.getByLabel(fields.phone).fill(suspendedPerson.phone)
      await page.getByLabel(fields.password, { exact: true }).fill(demoPassword)
      await press(page, login.submit)
      await page.getByRole('heading', { name: sanctions.login.title }).waitFor()
    },
  },
  { name: 'Register', as: 'guest', path: '/register' },
  {
    name: 'Verify phone',
    as: 'guest',
    path: '/register',
    async prepare(page, { accounts: { fields, register, verify } }) {
      await page.getByLabel(fields.name, { exact: true }).fill('Rahima Begum')
      await page.getByLabel(fields.phone).fill('01300000900')
      await page.getByLabel(fields.password, { exact: true }).fill('a long password')
      await press(page, register.submit)
      await page.getByRole('heading', { name: verify.title }).waitFor()
    },
  },
  { name: 'Forgot password', as: 'guest', path: '/forgot-password' },
  {
    name: 'Reset password',
    as: 'guest',
    path: '/forgot-password',
    async prepare(page, { accounts: { fields, forgot, reset } }) {
      await page.getByLabel(fields.phone).fill('01000000112')
      await press(page, forgot.submit)
      await page.getByRole('heading', { name: reset.title }).waitFor()
    },
  },

  { name: 'Report without an account', as: 'guest', path: '/report', prepare: untilInSteps },
  {
    name: 'Report without an account, evidence',
    as: 'guest',
    path: '/report',
    prepare: attachPhoto,
  },
  {
    name: 'Report without an account, check',
    as: 'guest',
    path: '/report',
    async prepare(page, words) {
      await attachPhoto(page, words)
      await goOn(page, words)
    },
  },
  { name: 'Follow-up code', as: 'guest', path: '/report', prepare: reportAsGuest },
  { name: 'Follow a report', as: 'guest', path: '/follow' },
  {
    name: 'Followed report',
    as: 'guest',
    path: '/report',
    async prepare(page, words) {
      await reportAsGuest(page, words)
      const code = await page.locator('dl dd').innerText()
      await page.getByRole('link', { name: words.followUps.code.written }).click()
      await page.getByLabel(words.followUps.follow.code).fill(code)
      await press(page, words.followUps.follow.show)
      await page.getByText(words.entryForm.byCode.title).click()
      await page.getByText(words.followUps.follow.withdraw.title).first().click()
    },
  },
  {
    name: 'Asked by code',
    as: 'guest',
    path: '/follow',
    async prepare(page, { followUps, following }, { askedCode }) {
      await page.getByLabel(followUps.follow.code).fill(askedCode)
      await press(page, followUps.follow.show)
      await page.getByRole('heading', { name: following.outcome.title }).waitFor()
    },
  },
]
