import type { Page } from '@playwright/test'
import { goOn, reportSteps, writeTexts } from './reportSteps.ts'
import type { Viewer } from './viewers.ts'
import type { Words } from './words.ts'

/** The addresses of what the demo has put into the database. */
export interface Places {
  /** A public post with pictures, suspects, comments and what became of it. */
  post: string
  /** A post of the person who is logged in. */
  ownPost: string
  /** Public posts of theirs, with their name and without it. */
  namedPost: string
  hiddenPost: string
  /** A post that waits for an admin. */
  waitingPost: string
  suspect: string
  blog: string
}

export interface Screen {
  name: string
  as: Viewer
  path: string | ((places: Places) => string)
  /** Brings the page into the state that the picture shows, in whichever language it speaks. */
  prepare?(page: Page, words: Words): Promise<void>
}

/** The desk, with what is on it; on a phone the queue. */
const opened = (page: Page) => page.locator('[data-step] ol').first().waitFor({ state: 'attached' })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
const choose = async (page: Page, { posts }: Words, name: string) => {
  await press(page, posts.card.menu)
  await page.getByRole('menuitem', { name }).click()
  await page.getByRole('dialog').waitFor()
}
const reportAsGuest = async (page: Page, { posts, followUps }: Words) => {
  await page.getByLabel(posts.form.title).fill('Timber cut at night')
  await page.getByLabel(posts.form.desc).fill('Three trucks behind the school.')
  await press(page, followUps.guest.submit)
  await page.getByRole('heading', { name: followUps.code.title }).waitFor()
}
const ownPost = ({ ownPost: id }: Places) => `/postDetails/${id}`
const post = ({ post: id }: Places) => `/postDetails/${id}`

/** Every screen of the product, and of those behind a click the ones that people see every day. */
export const screens: readonly Screen[] = [
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
  { name: 'Suspects', as: 'guest', path: '/suspects' },
  { name: 'Blogs', as: 'guest', path: '/blogs' },
  { name: 'Blog', as: 'guest', path: ({ blog }) => `/blogs/${blog}` },
  { name: 'Success stories', as: 'guest', path: '/success-stories' },
  { name: 'About', as: 'guest', path: '/about' },
  { name: 'Rules', as: 'guest', path: '/rules' },
  { name: 'Privacy', as: 'guest', path: '/privacy' },
  { name: 'Not found', as: 'guest', path: '/nowhere' },
  { name: 'Offline', as: 'guest', path: '/offline.html' },

  { name: 'Login', as: 'guest', path: '/login' },
  { name: 'Register', as: 'guest', path: '/register' },
  {
    name: 'Verify phone',
    as: 'guest',
    path: '/register',
    async prepare(page, { accounts: { fields, register, verify } }) {
      await page.getByLabel(fields.name, { exact: true }).fill('Rahima Begum')
      await page.getByLabel(fields.phone).fill('01000000900')
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

  { name: 'Report without an account', as: 'guest', path: '/report' },
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

  { name: 'Feed, logged in', as: 'user', path: '/' },
  { name: 'New report', as: 'user', path: '/newreport?draft=new' },
  ...reportSteps,
  {
    name: 'New report, no link',
    as: 'user',
    path: '/newreport?draft=new',
    prepare: (page, { posts }) => page.getByLabel(posts.form.noLink).check(),
  },
  {
    name: 'New report, alike suspects',
    as: 'user',
    path: '/newreport?draft=new',
    async prepare(page, words) {
      const { suspectPicker } = words
      await writeTexts(page, words)
      await goOn(page, words)
      await page.getByRole('main').getByRole('combobox', { name: suspectPicker.label }).fill('Rubel')
      await page.getByRole('option').nth(1).waitFor()
      await page.getByRole('option').last().click()
      await page
        .getByRole('dialog')
        .getByRole('heading', { name: suspectPicker.alike.title })
        .scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'New report, reported already',
    as: 'user',
    path: '/newreport?draft=new',
    async prepare(page, words) {
      const { form } = words.posts
      await page.getByLabel(form.anonymous).uncheck()
      await writeTexts(page, words)
      await page.getByRole('heading', { name: form.similar.title }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'Edit post',
    as: 'user',
    path: ownPost,
    prepare: (page, words) => choose(page, words, words.posts.card.editPost),
  },
  {
    name: 'Own post, the name taken off',
    as: 'user',
    path: ({ namedPost }) => `/postDetails/${namedPost}`,
    async prepare(page, words) {
      await choose(page, words, words.posts.card.editPost)
      await page.getByLabel(words.posts.form.anonymous).check()
      await press(page, words.posts.form.edit.save)
      await page.getByRole('dialog', { name: words.posts.form.hideName.title }).waitFor()
    },
  },
  {
    name: 'Own post, a comment by name',
    as: 'user',
    path: ({ hiddenPost }) => `/postDetails/${hiddenPost}?tab=comments`,
    async prepare(page, { comments }) {
      await page.getByLabel(comments.write).fill('…')
      await page.getByLabel(comments.commentAnonymously).uncheck()
      await press(page, comments.send)
      await page.getByRole('dialog', { name: comments.nameTitle }).waitFor()
    },
  },
  {
    name: 'Own post, reported',
    as: 'user',
    path: ({ hiddenPost }) => `/postDetails/${hiddenPost}`,
    prepare: (page, words) => choose(page, words, words.reports.report),
  },
  {
    name: 'Delete post',
    as: 'user',
    path: ownPost,
    prepare: (page, words) => choose(page, words, words.posts.card.deletePost),
  },
  {
    name: 'Report a post',
    as: 'user',
    path: post,
    prepare: (page, words) => choose(page, words, words.reports.report),
  },
  { name: 'Suspect', as: 'user', path: ({ suspect }) => `/suspects/${suspect}` },
  {
    name: 'Create suspect',
    as: 'user',
    path: '/suspects',
    prepare: (page, { suspects }) => press(page, suspects.list.add),
  },
  { name: 'Search, nothing asked', as: 'user', path: '/search' },
  {
    name: 'Search, suggestions',
    as: 'user',
    path: '/search',
    async prepare(page, { search }) {
      await page.getByLabel(search.label).filter({ visible: true }).pressSequentially('ra')
      await page.getByRole('option').nth(3).waitFor()
      await page.keyboard.press('ArrowDown')
    },
  },
  { name: 'Search, words', as: 'user', path: '/search?query=khulna' },
  {
    name: 'Search, filtered',
    as: 'user',
    path: '/search?query=%E0%A6%B0%E0%A6%BE%E0%A6%A4&district=Dhaka&from=2020-01-01&sort=newest',
  },
  {
    name: 'Search, filters',
    as: 'user',
    path: '/search?query=khulna&status=wanted',
    async prepare(page, { search: { filters } }) {
      await page.getByRole('button', { name: filters.open }).click()
      await page.getByLabel(filters.place).fill('খুল')
      await page.getByRole('option').first().waitFor()
    },
  },
  {
    name: 'Search, nothing found',
    as: 'user',
    path: '/search?query=khulnna%20zq&category=Theft&district=Khulna&status=released',
  },
  { name: 'Search, posts', as: 'user', path: '/search?category=Theft' },
  { name: 'Search, suspects', as: 'user', path: '/search?category=Theft&show=suspects' },
  { name: 'Notifications', as: 'user', path: '/notification' },
  { name: 'Profile', as: 'user', path: '/profile' },
  {
    name: 'Edit profile',
    as: 'user',
    path: '/profile',
    prepare: (page, { profiles }) => press(page, profiles.edit),
  },
  {
    name: 'Change password',
    as: 'user',
    path: '/profile',
    async prepare(page, { profiles }) {
      await press(page, profiles.edit)
      await page.getByRole('tab', { name: profiles.passwordTab }).click()
    },
  },
  {
    name: 'Delete account',
    as: 'user',
    path: '/profile',
    async prepare(page, { profiles }) {
      await press(page, profiles.leave.open)
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'Support', as: 'user', path: '/support' },

  { name: 'Admin', as: 'admin', path: '/admin' },
  { name: 'Desk', as: 'admin', path: '/admin/desk', prepare: opened },
  {
    name: 'Desk, a report',
    as: 'admin',
    path: ({ waitingPost }) => `/admin/desk?item=post/${waitingPost}`,
    prepare: opened,
  },
  {
    name: 'Desk, what is known of it',
    as: 'admin',
    path: ({ waitingPost }) => `/admin/desk?item=post/${waitingPost}&step=facts`,
    prepare: opened,
  },
  {
    name: 'Desk, why it goes back',
    as: 'admin',
    path: ({ waitingPost }) => `/admin/desk?item=post/${waitingPost}`,
    async prepare(page, words) {
      await opened(page)
      await press(page, words.desk.actions.sendBack)
      await page.getByText(words.desk.reasons.own).waitFor()
    },
  },
  {
    name: 'Desk, a timeline entry',
    as: 'admin',
    path: '/admin/desk?kind=timeline',
    async prepare(page) {
      const first = page.getByRole('listitem').getByRole('link').first()
      if (await first.isVisible()) await first.click()
      await opened(page)
    },
  },
  {
    name: 'Desk, filters',
    as: 'admin',
    path: '/admin/desk',
    async prepare(page, { desk: { filters } }) {
      await page.getByRole('button', { name: filters.open }).click()
    },
  },
  { name: 'Admin, pending posts', as: 'admin', path: '/admin/pending-posts' },
  {
    name: 'Admin, a pending post',
    as: 'admin',
    path: (places) => `/admin/getpostDetails/${places.waitingPost}`,
  },
  {
    name: 'Admin, questions to an author',
    as: 'admin',
    path: ({ hiddenPost }) => `/admin/getpostDetails/${hiddenPost}`,
    async prepare(page, { followUps: { questions } }) {
      await page.getByText(questions.open).click()
      await page.getByLabel(questions.ask, { exact: true }).fill('Which colour was the car?')
      await press(page, questions.sendQuestion)
      await page.getByRole('listitem').filter({ hasText: 'Which colour' }).first().waitFor()
    },
  },
  { name: 'Admin, reported posts', as: 'admin', path: '/admin/reported-posts' },
  { name: 'Admin, pending timelines', as: 'admin', path: '/admin/pending-timelines' },
  { name: 'Admin, criminals', as: 'admin', path: '/admin/suspects' },
  { name: 'Admin, support requests', as: 'admin', path: '/admin/support-requests' },
  { name: 'Admin, users', as: 'admin', path: '/admin/users' },
  { name: 'Admin, fake reactions', as: 'admin', path: '/admin/fake-react' },
  { name: 'Admin, blogs', as: 'admin', path: '/admin/blogs' },
  { name: 'Admin, blog', as: 'admin', path: ({ blog }) => `/admin/blog/${blog}` },
  { name: 'Admin, success stories', as: 'admin', path: '/admin/success-stories' },
  { name: 'Admin, notifications', as: 'admin', path: '/admin/notifications' },
  { name: 'Admin, watch words', as: 'admin', path: '/admin/watch-words' },
  { name: 'Admin, audit', as: 'admin', path: '/admin/audit' },
  { name: 'Super admin, send notification', as: 'superAdmin', path: '/admin/send-notification' },
  {
    name: 'Super admin, check before sending',
    as: 'superAdmin',
    path: '/admin/send-notification',
    async prepare(page, { sending }) {
      const form = page.getByRole('form', { name: sending.general })
      await form.getByLabel(sending.messageTitle).fill('শুক্রবার কার্যালয় বন্ধ')
      await form
        .getByLabel(sending.description)
        .fill('শনিবার সকাল ৯টায় আবার খোলা হবে। জরুরি প্রয়োজনে ৯৯৯ নম্বরে ফোন করুন।')
      await form.getByLabel(sending.link).fill('/support')
      await form.getByRole('radio').first().check()
      await form.getByRole('button', { name: sending.send }).click()
      await page
        .getByRole('dialog')
        .getByText(/[0-9০-৯]/)
        .first()
        .waitFor()
    },
  },
  { name: 'Super admin, notifications', as: 'superAdmin', path: '/admin/notifications' },
]
