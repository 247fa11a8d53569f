import { expect, test } from 'vitest'
import { checkBroadcast, checkMessage } from './checkMessage.ts'

const message = { title: 'Power cut', description: 'Tonight', link: '' }

// Shows spec 5.71.
test.each([
  [message, {}],
  [{ ...message, title: ' ' }, { title: 'title_required' }],
  [{ ...message, description: '' }, { description: 'description_required' }],
  [{ ...message, link: '/suspects' }, {}],
  [{ ...message, link: ' https://example.org/a ' }, {}],
  [{ ...message, link: 'javascript:alert(1)' }, { link: 'link_invalid' }],
  [{ ...message, link: '//elsewhere.example' }, { link: 'link_invalid' }],
])('%j: %j', (given, problems) => expect(checkMessage(given)).toEqual(problems))

// Shows spec 5.71.
test('one to an audience needs an audience that was chosen', () => {
  const { targetAudience, ...others } = checkBroadcast({ ...message, title: '', targetAudience: '' })
  expect([targetAudience, others]).toEqual(['audience_required', { title: 'title_required' }])
  expect(checkBroadcast({ ...message, targetAudience: 'all' })).toEqual({})
})
