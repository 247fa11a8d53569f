import type { Page } from '@playwright/test'
import type { Messages } from '../messages.ts'
import type { Places } from '../places.ts'
import { goOn, reportSteps, writeTexts } from '../reportSteps.ts'
import type { Screen } from './screen.ts'
import { choose, post, press } from './steps.ts'

async function openMap(page: Page, { places, districts }: Messages): Promise<void> {
  await press(page, places.onMap)
  await page.getByRole('dialog', { name: districts.choose.title }).waitFor()
}

const ownPost = ({ ownPost: id }: Places) => `/postDetails/${id}`

export const memberScreens: readonly Screen[] = [
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
    name: 'Post, a reply',
    as: 'user',
    path: ({ talkedPost }) => `/postDetails/${talkedPost}?tab=comments`,
    async prepare(page, { comments }) {
      const replies = page.getByRole('button', { name: comments.reply, exact: true })
      await replies.last().click()
      await page.getByLabel(comments.writeReply).scrollIntoViewIfNeeded()
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
    name: 'Add a step of the case',
    as: 'user',
    path: ({ namedPost }) => `/postDetails/${namedPost}?tab=timelines`,
    async prepare(page, words) {
      await press(page, words.timelines.add)
      await page.getByLabel(words.entryForm.step).selectOption('arrested')
      await page.getByLabel(words.entryForm.origin).selectOption('police')
    },
  },
  {
    name: 'Delete post',
    as: 'user',
    path: ownPost,
    prepare: (page, words) => choose(page, words, words.posts.card.deletePost),
  },
  {
    name: 'Share a post',
    as: 'user',
    path: post,
    async prepare(page, { sharing }) {
      // Its name is followed by the same in English, in the Bengali app too.
      await page.getByRole('button', { name: sharing.share }).first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'Report a post',
    as: 'user',
    path: post,
    prepare: (page, words) => choose(page, words, words.reports.report),
  },
  { name: 'Suspect', as: 'user', path: ({ suspect }) => `/suspects/${suspect}` },
  { name: 'Suspect, under 18', as: 'user', path: ({ minor }) => `/suspects/${minor}` },
  ...(['waiting', 'returned', 'hidden'] as const).map((state) => ({
    name: `Own suspect, ${state}`,
    as: 'user' as const,
    path: ({ ownSuspects }: Places) => `/suspects/${ownSuspects[state]}`,
  })),
  {
    name: 'Suspect, a change that waits',
    as: 'user',
    path: ({ suspect }) => `/suspects/${suspect}`,
    async prepare(page, words) {
      const { suspects } = words
      await press(page, suspects.detail.editCrimeTypes)
      await page.getByRole('dialog').getByText(words.crimeTypes.Vandalism, { exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: words.common.save }).click()
      await page.getByText(suspects.changes.pending).waitFor()
    },
  },
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
    async prepare(page, { search: { filters }, places }) {
      await page.getByRole('button', { name: filters.open }).click()
      await page.getByLabel(places.place).fill('খুল')
      await page.getByRole('listbox', { name: places.found }).getByRole('option').first().waitFor()
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
  {
    name: 'Following',
    as: 'user',
    path: '/following',
    async prepare(page, { following }) {
      await page.getByRole('heading', { name: following.groups.post }).waitFor()
    },
  },
  {
    name: 'Place on the map',
    as: 'user',
    path: '/following',
    prepare: (page, words) => openMap(page, words),
  },
  {
    name: 'Place on the map, upazilas',
    as: 'user',
    path: '/following',
    async prepare(page, words) {
      await openMap(page, words)
      await page.getByRole('dialog').getByRole('button').nth(1).press('Enter')
      await page.getByText(words.districts.choose.upazila).waitFor()
    },
  },
  {
    name: 'Post followed',
    as: 'user',
    path: post,
    async prepare(page, { following }) {
      const named = (name: string) => page.getByRole('button', { name, exact: true })
      const done = named(following.button.following)
      await named(following.button.follow).or(done).waitFor()
      // It may already be followed because of an earlier picture.
      if (!(await done.isVisible())) await press(page, following.button.follow)
      await done.waitFor()
    },
  },
  {
    name: 'Asked what became of it',
    as: 'user',
    path: ({ askedPost }) => `/postDetails/${askedPost}`,
    async prepare(page, { following }) {
      await page.getByRole('heading', { name: following.outcome.title }).waitFor()
    },
  },
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
  { name: 'Paused, feed', as: 'paused', path: '/' },
  { name: 'Paused, decisions', as: 'paused', path: '/standing' },
]
