import { expect, test } from 'vitest'
import { channelOf, sessionChannel } from './channels.ts'

test('nobody hears what is meant for others, even where two things have the same id', () => {
  const channels = [
    channelOf({ post: 'users' }),
    channelOf({ user: 'users' }),
    channelOf({ audience: 'users' }),
    channelOf({ audience: 'admins' }),
    channelOf({ audience: 'all' }),
    channelOf({ post: 'another' }),
    channelOf({ user: 'another' }),
    sessionChannel('users'),
    sessionChannel('another'),
  ]
  expect(new Set(channels).size).toBe(channels.length)
})

test('what is said twice to the same people goes the same way', () => {
  expect(channelOf({ user: 'one' })).toBe(channelOf({ user: 'one' }))
  expect(channelOf({ post: 'one' })).toBe(channelOf({ post: 'one' }))
  expect(sessionChannel('one')).toBe(sessionChannel('one'))
})
