import path from 'node:path'
import { expect } from '../test.ts'
import { agree, type FailingActions, press } from './failingActions.ts'

const picture = path.join(import.meta.dirname, '../files/with-gps.jpg')

const onBlogs: FailingActions = {
  'Failed to update blog status': (page) => page.getByRole('switch', { name: 'Published' }).first().click(),
  async 'Failed to delete blog'(page) {
    await press(page, 'Delete')
    await agree(page, 'Are you sure you want to delete this blog?')
  },
  async 'Failed to update blog'(page) {
    await press(page, 'Edit')
    await page.getByRole('dialog').getByLabel('Title').fill('Told otherwise')
    await press(page, 'Save blog')
  },
  async 'Failed to create blog'(page) {
    await press(page, 'Create blog')
    const form = page.getByRole('dialog')
    await form.getByLabel('Title').fill('Told')
    await form.getByLabel('Content', { exact: true }).fill('In short.')
    await form.getByText('Crime', { exact: true }).click()
    await form.locator('input[type=file]').setInputFiles(picture)
    await expect(form.getByAltText('The chosen image')).toBeVisible()
    await press(form, 'Create blog')
  },
  async 'Failed to generate content. Please try again.'(page) {
    await press(page, 'Create blog')
    await page.getByRole('dialog').getByLabel('Title').fill('Told')
    await press(page, 'Generate from the title')
  },
  async 'Failed to enhance content'(page) {
    await press(page, 'Create blog')
    await page.getByRole('dialog').getByLabel('Content', { exact: true }).fill('In short.')
    await press(page, 'Enhance the content')
  },
}

const onStories: FailingActions = {
  'Failed to update story status': (page) => page.getByRole('switch', { name: 'Published' }).first().click(),
  async 'Failed to delete story'(page) {
    await press(page, 'Delete')
    await agree(page, 'Are you sure you want to delete this story?')
  },
}

const onSending: FailingActions = {
  async 'Failed to send notification'(page) {
    const form = page.getByRole('form', { name: 'General notification' })
    await form.getByLabel('Title').fill('Closed')
    await form.getByLabel('Description').fill('Until Sunday.')
    await form.getByRole('radio', { name: /^Admins/ }).check()
    await press(form, 'Send notification')
    await press(page.getByRole('dialog', { name: 'Check before you send' }), /^Send to \d+ (person|people)$/)
  },
  async 'Failed to send notifications'(page) {
    await page.getByRole('tab', { name: 'To certain people' }).click()
    const form = page.getByRole('form', { name: 'To certain people' })
    await form.getByRole('combobox', { name: 'People' }).fill('Farida')
    await page.getByRole('option', { name: 'Farida' }).first().click()
    await form.getByLabel('Title').fill('Closed')
    await form.getByLabel('Description').fill('Until Sunday.')
    await press(form, 'Send to 1 person')
  },
  async 'Failed to delete notification'(page) {
    await press(page, /^Delete “/)
    await agree(page, 'Are you sure you want to delete this notification?')
  },
}

export const onPanel: Record<string, FailingActions> = {
  '/admin/pending-posts': { 'Failed to approve post': (page) => press(page, 'Approve Post') },
  '/admin/reported-posts': { 'Action failed': (page) => press(page, 'Ignore') },
  '/admin/support-requests': { 'Failed to update status': (page) => press(page, 'Mark as Actioned') },
  '/admin/fake-react': {
    async 'Failed to add fake reactions'(page) {
      await page.getByLabel('Post', { exact: true }).fill('Public')
      await page.getByRole('option', { name: 'Public' }).first().click()
      await press(page, 'Add reactions')
    },
  },
  '/admin/blogs': onBlogs,
  '/admin/success-stories': onStories,
  '/admin/send-notification': onSending,
}
