import type { Screen } from './screen.ts'
import { choose, post, press } from './steps.ts'

export const adminScreens: readonly Screen[] = [
  { name: 'Admin', as: 'admin', path: '/admin' },
  { name: 'Admin, pending posts', as: 'admin', path: '/admin/pending-posts' },
  {
    name: 'Admin, a pending post',
    as: 'admin',
    path: (places) => `/admin/getpostDetails/${places.waitingPost}`,
  },
  {
    name: 'Admin, a pending post that names people',
    as: 'admin',
    path: (places) => `/admin/getpostDetails/${places.namingPost}`,
    prepare: (page) => page.getByRole('checkbox').first().waitFor(),
  },
  {
    name: 'Admin, why it is sent back',
    as: 'admin',
    path: (places) => `/admin/getpostDetails/${places.waitingPost}`,
    async prepare(page, { posts }) {
      await press(page, posts.moderation.sendBack)
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'Admin, a reason thrown away',
    as: 'admin',
    path: (places) => `${post(places)}?tab=comments`,
    async prepare(page, { comments }) {
      await press(page, comments.remove)
      await page.getByRole('dialog').getByRole('textbox').fill('It names a child, and where she lives.')
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').nth(1).waitFor()
    },
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
  { name: 'Admin, all flags', as: 'admin', path: '/admin/reported-posts?kind=all' },
  {
    name: 'Admin, why it is taken down',
    as: 'admin',
    path: '/admin/reported-posts',
    async prepare(page, { reported }) {
      await press(page, reported.ask.takeDown)
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'Admin, a person', as: 'admin', path: ({ person }) => `/admin/users/${person}` },
  { name: 'Admin, appeals', as: 'admin', path: '/admin/appeals' },
  { name: 'Admin, paused authors', as: 'admin', path: '/admin/appeals?show=pauses' },
  {
    name: 'Admin, pause its author',
    as: 'admin',
    path: ({ hiddenPost }) => `/postDetails/${hiddenPost}`,
    prepare: (page, words) => choose(page, words, words.sanctions.pauseAuthor.pauseAuthor),
  },
  {
    name: 'Admin, figures',
    as: 'admin',
    path: '/admin',
    // Scrolls it to the top, so that the picture includes what is below it.
    prepare: (page, { admin }) =>
      page
        .getByRole('heading', { name: admin.figures.waitingOverDays })
        .evaluate((heading) => heading.scrollIntoView()),
  },
  { name: 'Admin, pending timelines', as: 'admin', path: '/admin/pending-timelines' },
  { name: 'Admin, criminals', as: 'admin', path: '/admin/suspects' },
  { name: 'Admin, suspects who wait', as: 'admin', path: '/admin/suspects?list=pending' },
  { name: 'Admin, changes of suspects', as: 'admin', path: '/admin/suspects?list=changes' },
  {
    name: 'Admin, why a suspect is hidden',
    as: 'admin',
    path: ({ suspect }) => `/suspects/${suspect}`,
    async prepare(page, words) {
      await press(page, words.suspects.detail.menu)
      await page.getByRole('menuitem', { name: words.suspects.decision.hide }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'Admin, a suspect who waits',
    as: 'admin',
    path: ({ ownSuspects }) => `/suspects/${ownSuspects.waiting}`,
    prepare: (page, words) => press(page, words.suspects.detail.menu),
  },
  {
    name: 'Admin, a suspect who was removed',
    as: 'admin',
    path: ({ ownSuspects }) => `/suspects/${ownSuspects.removed}`,
  },
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
