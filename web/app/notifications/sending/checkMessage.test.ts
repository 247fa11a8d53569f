import { expect, test } from 'vitest'
import { checkMessage } from './checkMessage.ts'

const message = { title: 'Power cut', description: 'Tonight', link: '' }

test.each([
  [message, {}],
  [{ ...message, title: ' ' }, { title: 'title_required' }],
  [{ ...message, description: '' }, { description: 'description_required' }],
  [{ ...message, link: '/suspects' }, {}],
  [{ ...message, link: ' https://example.org/a ' }, {}],
  [{ ...message, link: 'javascript:alert(1)' }, { link: 'link_invalid' }],
  [{ ...message, link: '//elsewhere.example' }, { link: 'link_invalid' }],
])('%j: %j', (given, problems) => expect(checkMessage(given)).toEqual(problems))
