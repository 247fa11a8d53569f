import type { DeskItem } from '@bichar/contract/desk.ts'
import { type DeskKind, deskKinds } from '@bichar/contract/rules/desk.ts'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { DeskFilter } from './queries.ts'
import { keyOf } from './queue.ts'

export const ages = { any: 0, day: 24, week: 168, fortnight: 336 } as const

const steps = ['queue', 'thing', 'facts'] as const

const one = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text)

/** What is open on the desk and what the queue is narrowed down to stand in the address. */
export function useDeskAddress() {
  const [params, setParams] = useSearchParams()
  const text = `${params}`
  const filter = useMemo((): DeskFilter => {
    const now = new URLSearchParams(text)
    return {
      kind: one(deskKinds, now.get('kind')) ?? '',
      age: ages[one(Object.keys(ages) as (keyof typeof ages)[], now.get('age')) ?? 'any'],
      place: now.get('place') ?? '',
      media: one(['yes', 'no'], now.get('media')) ?? '',
      firstTime: now.get('firstTime') === 'true',
      mine: now.get('mine') === 'true',
      search: now.get('search') ?? '',
    }
  }, [text])
  const [kind, id] = params.get('item')?.split('/') ?? []
  const openedKind = one(deskKinds, kind ?? null)
  const opened: { kind: DeskKind; id: string } | undefined =
    openedKind && id ? { kind: openedKind, id } : undefined

  return {
    filter,
    opened,
    step: one(steps, params.get('step')) ?? (opened ? 'thing' : 'queue'),
    linkTo(item: Pick<DeskItem, 'kind' | 'id'>): string {
      const next = new URLSearchParams(params)
      next.set('item', keyOf(item))
      next.delete('step')
      return `?${next}`
    },
    /** On a phone the way back leads to the queue, so the queue stays in the history there. */
    set(changes: Record<string, string>, replace = true) {
      setParams(
        (now) => {
          const next = new URLSearchParams(now)
          for (const [name, value] of Object.entries(changes)) {
            if (value) next.set(name, value)
            else next.delete(name)
          }
          return next
        },
        { replace, preventScrollReset: true },
      )
    },
  }
}
