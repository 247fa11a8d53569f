import { expect, test } from 'vitest'
import { sortKeyAt } from '../db/ids.ts'
import { closerThanDay } from './instants.ts'

const at = new Date('2026-11-24T07:37:11.222Z')
const day = new Date('2026-11-23T18:00:00.000Z')
const seconds = Math.floor(at.getTime() / 1000)
const key = `${sortKeyAt(at).slice(0, 14)}4abc-9def-0123456789ab`

test.each([
  ['an ISO text', at.toISOString()],
  ['a text without a zone', '2026-11-24 13:37'],
  ['a text of PostgreSQL', '2026-11-24 07:37:11.222+00'],
  ['a header', at.toUTCString()],
  ['a feed', 'Tue, 24 Nov 2026 13:37:11 +0600'],
  ['seconds', `{"at":${seconds}}`],
  ['milliseconds', `?v=${at.getTime()}`],
  ['a key', `"/sitemaps/posts/${key}"`],
  ['a key in base64', Buffer.from(key.replaceAll('-', ''), 'hex').toString('base64url')],
  ['a text in base64', Buffer.from(`{"at":"${at.toISOString()}"}`).toString('base64')],
  ['a number in base64', Buffer.from(`posts:${at.getTime()}`).toString('base64url')],
  ['an id of MongoDB', `${seconds.toString(16)}0123456789abcdef`],
])('a time is found in %s', (_name, text) => {
  expect(closerThanDay(`<a href="${text}">`, [day])).not.toEqual([])
})

test.each(['2026-11-23T18:00:00.000Z', '2026-11-24', '8801712345678', '2026-11-24T18:00:00Z'])(
  'none is found in %s',
  (text) => expect(closerThanDay(`{"a":"${text}"}`, [day])).toEqual([]),
)
