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
