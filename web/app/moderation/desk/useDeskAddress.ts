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

/** The address holds the open item and the filters of the queue. */
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
    /** With `replace` false it adds a history entry: on a phone, the back button leads from an item to the queue. */
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
