import { eventually } from '@bichar/contract/test/eventually.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Connection, isSubscribed, setConnection, watch } from './watching.ts'

function connectionThat(accepts: boolean) {
  const said: string[] = []
  const connection: Connection = {
    async watch(postId) {
      said.push(`watch ${postId}`)
      return accepts
    },
    unwatch: (postId) => void said.push(`unwatch ${postId}`),
  }
  return { connection, said }
}

const left: (() => void)[] = []
const open = (postId: string, catchUp = vi.fn<() => void>()) => {
  const close = watch(postId, catchUp)
  left.push(close)
  return { catchUp, close }
}

afterEach(() => {
  setConnection(undefined)
  for (const close of left.splice(0)) close()
})

describe('an open post', () => {
  it('is watched, and caught up with once the server tells of it', async () => {
    const { connection, said } = connectionThat(true)
    setConnection(connection)
    const { catchUp } = open('a')
    await eventually(() => expect(isSubscribed('a')).toBe(true))
    expect(said).toEqual(['watch a'])
    expect(catchUp).toHaveBeenCalledOnce()
  })

  it('is watched again, and caught up with, after the line was lost', async () => {
    setConnection(connectionThat(true).connection)
    const { catchUp } = open('a')
    await eventually(() => expect(isSubscribed('a')).toBe(true))
    setConnection(undefined)
    expect(isSubscribed('a')).toBe(false)
    const { connection, said } = connectionThat(true)
    setConnection(connection)
    await eventually(() => expect(isSubscribed('a')).toBe(true))
    expect(said).toEqual(['watch a'])
    expect(catchUp).toHaveBeenCalledTimes(2)
  })

  it('is not taken for heard when the server refuses', async () => {
    const { connection, said } = connectionThat(false)
    setConnection(connection)
    const { catchUp } = open('a')
    await eventually(() => expect(said).toHaveLength(1))
    await Promise.resolve()
    expect(isSubscribed('a')).toBe(false)
    expect(catchUp).not.toHaveBeenCalled()
  })

  it('is watched once for all who show it, until the last has closed it', () => {
    const { connection, said } = connectionThat(true)
    setConnection(connection)
    const one = open('a')
    const other = open('a')
    one.close()
    expect(said).toEqual(['watch a'])
    other.close()
    expect(said).toEqual(['watch a', 'unwatch a'])
    expect(isSubscribed('a')).toBe(false)
  })
})
