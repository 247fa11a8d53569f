import { useTranslations } from 'use-intl'
import type { Desk } from './useDesk.ts'

/** Says that a press was not taken, without covering or moving anything that could be pressed next. */
export function RefusedLine({ desk: { guard } }: { desk: Desk }) {
  const t = useTranslations('desk.refused')
  return (
    <p
      role="status"
      className="pointer-events-none absolute inset-x-0 bottom-full z-20 mx-auto mb-2 w-fit max-w-full rounded-control bg-notice px-3 py-1.5 text-center font-bold text-on-notice text-sm shadow-float empty:hidden"
    >
      {guard.refused && t(guard.refused)}
    </p>
  )
}
