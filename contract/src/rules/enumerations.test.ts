import { expect, test } from 'vitest'
import { auditActions, auditSubjects } from './auditActions.ts'
import { blogCategories } from './blogCategories.ts'
import { crimeTypes, dangerLevels, genders, suspectStatuses } from './crimeTypes.ts'
import { appealOutcomes, pausedThings, sanctionKinds } from './sanctions.ts'
import { supportStatuses } from './supportStatuses.ts'
import { writingChoices } from './writingChoices.ts'

const listed = (text: string) => text.split(', ')

// Shows spec 3.18.
test('a crime is one of the twenty that the product names', () => {
  expect(crimeTypes).toEqual(
    listed(
      'Murder, Armed Robbery, Kidnapping, Assault, Drug Trafficking, Theft, Burglary, Fraud, Rape, Domestic Violence, ' +
        'Cybercrime, Extortion, Money Laundering, Human Trafficking, Vandalism, Sexual Harassment, Political Violence, ' +
        'Corruption, Gang Violence, Child Abuse',
    ),
  )
})

// Shows spec 3.19.
test('a blog is about some of thirteen things', () => {
  expect(blogCategories).toEqual(
    listed(
      'Technology, Business, Health, Education, Entertainment, Sports, Politics, Science, Travel, Food, Lifestyle, ' +
        'Culture, Crime',
    ),
  )
})

// Shows spec 3.20.
test('a suspect is described in the words of the product', () => {
  expect({ genders, dangerLevels, suspectStatuses }).toEqual({
    genders: ['male', 'female', 'other'],
    dangerLevels: ['low', 'medium', 'high'],
    suspectStatuses: ['wanted', 'arrested', 'released'],
  })
})

// Shows spec 3.21.
test('a request for support waits, or something has been done about it', () => {
  expect(supportStatuses).toEqual(['pending', 'action-taken'])
})

test('somebody is warned, paused or shut out, and an appeal against it is dismissed or not', () => {
  expect(sanctionKinds).toEqual(['warning', 'pause', 'suspension'])
  expect(appealOutcomes).toEqual(['upheld', 'lifted'])
  expect(pausedThings).toEqual(['post', 'comment', 'suspect'])
})

test('whoever leaves keeps what they wrote on the site, without their name, or takes it along', () => {
  expect(writingChoices).toEqual(['keep', 'delete'])
})

test('whatever an admin or the operator does to somebody’s things is in the audit log under a name of its own', () => {
  const done = {
    post: 'approve, disapprove, reopen, edit, describe, delete, ignoreReports, takeDown, addReactions, ask, pauseAuthor, liftPause, upholdPause',
    comment: 'delete, pauseAuthor, liftPause, upholdPause',
    watchWord: 'add, remove',
    suspect:
      'edit, revert, delete, show, sendBack, reopen, remove, confirmChange, refuseChange, pauseAuthor, liftPause, upholdPause',
    timeline: 'add, describe, approve, unapprove, delete',
    user: 'warn, pause, suspend, lift, uphold, grant, grantSuper, revoke, setPassword',
    support: 'actionTaken, reopen, describe',
    notification: 'send, delete',
    blog: 'create, edit, delete, publish, unpublish',
    story: 'create, edit, delete, publish, unpublish',
  }
  expect(auditSubjects).toEqual(Object.keys(done))
  const ofOne = Object.entries(done).flatMap(([subject, verbs]) =>
    listed(verbs).map((verb) => `${subject}.${verb}`),
  )
  expect(auditActions).toEqual([...ofOne, 'flags.ignore', 'flags.reopen'])
})
