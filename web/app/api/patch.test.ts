import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { patchQueries } from './patch.ts'

const add = (client: QueryClient, name: string) =>
  patchQueries<string[]>(client, ['names'], (names) =>
    names?.includes(name) === false ? [...names, name] : names,
  )

describe('a change laid over cached data', () => {
  it('reaches every copy under the key, and no other', () => {
    const client = new QueryClient()
    client.setQueryData(['names', 1], ['a'])
    client.setQueryData(['names', 2], ['b'])
    client.setQueryData(['others'], ['c'])
    add(client, 'new')
    expect(client.getQueryData(['names', 1])).toEqual(['a', 'new'])
    expect(client.getQueryData(['names', 2])).toEqual(['b', 'new'])
    expect(client.getQueryData(['others'])).toEqual(['c'])
  })

  it('outlasts a reading that had begun before it', async () => {
    const client = new QueryClient()
    let answer = (_names: string[]) => {}
    const queryFn = () => new Promise<string[]>((resolve) => (answer = resolve))
    client.setQueryData(['names'], ['a'])
    const reading = client.fetchQuery({ queryKey: ['names'], queryFn, staleTime: 0 })
    add(client, 'new')
    expect(client.getQueryData(['names'])).toEqual(['a', 'new'])
    answer(['a', 'b'])
    await reading
    expect(client.getQueryData(['names'])).toEqual(['a', 'b', 'new'])
    // The change is applied to the result of that fetch only.
    client.setQueryData(['names'], ['z'])
    expect(client.getQueryData(['names'])).toEqual(['z'])
  })
})
