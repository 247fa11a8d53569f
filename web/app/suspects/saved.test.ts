import type { Suspect } from '@bichar/contract/suspects.ts'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { postKeys } from '../posts/queries.ts'
import { removeSuspect, replaceSuspect } from './cached.ts'
import { takeSaved } from './mutations.ts'
import { suspectKeys } from './queries.ts'

const suspect = (change: Partial<Suspect> = {}) =>
  ({
    ...{ _id: 's', name: 'Jalal', status: 'wanted', shown: 'shown', isMinor: false },
    ...{ photo: null, thumbnail: null, ...change },
  }) as Suspect

const saved = (criminal: Suspect, pendingChange: boolean) =>
  ({ success: true, message: '', criminal, pendingChange }) as const

const list = [...suspectKeys.lists, 'all']
let client: QueryClient
beforeEach(() => {
  client = new QueryClient()
  client.setQueryData(suspectKeys.one('s'), suspect())
  client.setQueryData(list, { pages: [{ criminals: [suspect()] }], pageParams: [1] })
  client.setQueryData(postKeys.one('p'), { _id: 'p', criminals: [suspect()] })
})

const cached = () => ({
  page: client.getQueryData<Suspect>(suspectKeys.one('s')),
  list: client.getQueryData<{ pages: { criminals: Suspect[] }[] }>(list)?.pages[0]?.criminals,
  post: client.getQueryData<{ criminals: Suspect[] }>(postKeys.one('p'))?.criminals,
})

test('a change that was saved is there at once', () => {
  const changed = suspect({ status: 'arrested' })
  expect(takeSaved(client, saved(changed, false))).toEqual({ isPending: false })
  expect(cached()).toMatchObject({ page: changed, list: [changed], post: [{ status: 'arrested' }] })
})

test('one that waits for a moderator changes nothing that is shown, not even to whoever proposed it', () => {
  const before = structuredClone(cached())
  expect(takeSaved(client, saved(suspect({ status: 'arrested' }), true))).toEqual({ isPending: true })
  expect(cached()).toEqual(before)
})

test('whoever is hidden leaves the lists, and stays where a moderator still sees them', () => {
  replaceSuspect(client, suspect({ shown: 'hidden' }))
  expect(cached()).toMatchObject({ page: { shown: 'hidden' }, list: [], post: [{ shown: 'hidden' }] })
  removeSuspect(client, 's')
  expect(cached()).toMatchObject({ post: [] })
})
