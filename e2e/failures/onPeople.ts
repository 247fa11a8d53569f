import { agree, type FailingActions, press } from './failingActions.ts'

export const onSuspect: FailingActions = {
  async 'Failed to delete criminal profile'(page) {
    await press(page, 'More about this suspect')
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await agree(page, 'Are you sure you want to delete this criminal profile?')
  },
  async 'Failed to update crime types'(page) {
    await press(page, 'Edit crime types')
    await page.getByText('Burglary', { exact: true }).click()
    await press(page.getByRole('dialog'), 'Save')
  },
  async 'Failed to update criminal record'(page) {
    await press(page, 'More about this suspect')
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await page.getByRole('dialog').getByLabel('Location').fill('Bhola')
    await press(page, 'Save changes')
  },
}

export const onSuspects: FailingActions = {
  async 'Failed to create criminal record'(page) {
    await press(page, 'Add suspect')
    const form = page.getByRole('dialog')
    await form.getByLabel('Name').fill('Kala')
    await form.getByText('Burglary', { exact: true }).click()
    await press(form, 'Add suspect')
  },
}

export const onSupport: FailingActions = {
  async 'Failed to submit request'(page) {
    await page.getByLabel('Description').fill('A lawyer.')
    await press(page, 'Submit request')
  },
}

export const onNotifications: FailingActions = {
  'Failed to mark notification as read': (page) => press(page, 'Mark all as read'),
}

export const onProfile: FailingActions = {
  async 'Failed to update profile'(page) {
    await press(page, 'Edit Profile')
    await press(page, 'Save changes')
  },
  async 'Failed to update password'(page) {
    await press(page, 'Edit Profile')
    await page.getByRole('tab', { name: 'CHANGE PASSWORD' }).click()
    for (const label of ['Old', 'New', 'Confirm']) {
      await page.getByLabel(`${label} password`, { exact: true }).fill('a long password')
    }
    await press(page, 'Update password')
  },
}
