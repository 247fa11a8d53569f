import type { Page } from '@playwright/test'
import { expect } from '../test.ts'
import { agree, choose, type FailingActions, press } from './failingActions.ts'

const commentWith = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

export const onPost: FailingActions = {
  'Failed to update reaction.': (page) => press(page, /বিচার চাই/),
  'Failed to upvote comment': (page) => press(commentWith(page, 'Without votes'), /^Upvote/),
  'Failed to downvote comment': (page) => press(commentWith(page, 'Without votes'), /^Downvote/),
  async 'Failed to vote on comment'(page) {
    const comment = commentWith(page, 'Upvoted already')
    // The comments that come with the page are those of a guest, who has not voted.
    await expect(comment.getByRole('button', { name: /^Upvote/ })).toHaveAttribute('aria-pressed', 'true')
    await press(comment, /^Upvote/)
  },
  async 'Failed to add comment'(page) {
    await page.getByLabel('Write a comment').fill('So it is.')
    await press(page, 'Send')
  },
  async 'Failed to delete comment'(page) {
    await press(page, 'Delete comment')
    await agree(page, 'Are you sure you want to delete this comment?')
  },
  'Failed to approve timeline': (page) => press(page, 'Approve'),
  async 'Failed to delete timeline'(page) {
    await choose(page, /^More about “/, 'Delete Timeline')
    await agree(page, 'Are you sure you want to delete this timeline?')
  },
  async 'Failed to update post status'(page) {
    await press(page, 'Take back')
    await press(page.getByRole('dialog'), 'Send back')
  },
  async 'Failed to delete post'(page) {
    await choose(page, 'More about this post', 'Delete Post')
    await agree(page, 'Are you sure you want to delete this post?')
  },
  async 'Failed to create timeline'(page) {
    await press(page, 'Add Timeline')
    await page.getByRole('dialog').getByLabel('Title').fill('Arrested')
    await page.getByRole('dialog').getByLabel('Date').fill('2026-02-03')
    await press(page.getByRole('dialog'), 'Add Timeline')
  },
  async 'Failed to report post, Failed to submit report'(page) {
    await choose(page, 'More about this post', 'Report')
    await page.getByRole('dialog').getByLabel('Reason').fill('Not so.')
    await press(page, 'Submit Report')
  },
  async 'Failed to update post, Update failed'(page) {
    await choose(page, 'More about this post', 'Edit Post')
    await page.getByRole('dialog').getByLabel('Title').fill('Told otherwise')
    await press(page, 'Save and send for review')
  },
  async 'Failed to copy link'(page) {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
      document.execCommand = () => false
    })
    await press(page, /শেয়ার/)
    await press(page, 'Copy Link')
  },
}

export const onNewReport: FailingActions = {
  async 'Failed to create post, Failed to create report'(page) {
    await page.getByLabel('Title').fill('Stolen')
    await page.getByLabel('Description').fill('By night.')
    await press(page, 'Submit report')
  },
}
