import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { limits } from './limits.ts'
import { serverLimits } from './serverLimits.ts'

const megabyte = 1024 * 1024

test('the limits are those that people were promised', () => {
  expect(limits).toMatchObject({
    title: 200,
    description: 10_000,
    comment: 2_000,
    name: 100,
    location: 200,
    reason: 500,
    blogContent: 50_000,
    story: 5_000,
    passwordLeast: 6,
    codeDigits: 6,
    codeSeconds: 600,
    codeSecondsAfterResend: 300,
    photoBytes: 5 * megabyte,
    avatarBytes: 2 * megabyte,
    mediaPerPost: 10,
    feedPage: 5,
    commentPage: 10,
    replyPage: 20,
    notificationPage: 20,
    suspectPage: 10,
    managedSuspectPage: 12,
    pendingTimelinePage: 9,
    userPage: 10,
    userSearchLeast: 2,
    blogPage: 10,
    storyPage: 10,
    pageMost: 100,
    addedReactions: 1_000,
    evidencePreviews: 4,
  })
  expect(serverLimits).toMatchObject({ firstReplies: 2, latestReports: 3 })
})

test('a day that something happened on lies between 1900 and 2100', () => {
  expect([limits.earliestDay, limits.latestDay]).toEqual(['1900-01-01', '2100-12-31'])
})

test('docs/reference/limits.md tells the limits as they are', () => {
  const page = readFileSync(path.join(import.meta.dirname, '../../../docs/reference/limits.md'), 'utf8')
  const told = [...page.matchAll(/^\| `(\w+)` \| (\d+) \|/gm)].map(([, name, most]) => [name, Number(most)])
  expect(told.length).toBeGreaterThan(15)
  expect(limits).toMatchObject(Object.fromEntries(told))
})
