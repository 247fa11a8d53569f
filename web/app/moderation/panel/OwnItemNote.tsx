import { Users } from 'lucide-react'
import { useTranslations } from 'use-intl'

/** Says why a moderator cannot decide on something: it is their own, and another moderator decides. */
export function OwnItemNote() {
  const errors = useTranslations('errors')
  return (
    <p className="flex items-center gap-2 rounded-control bg-notice px-3 py-2 font-bold text-on-notice text-sm">
      <Users aria-hidden className="size-4 shrink-0" />
      {errors('own_item')}
    </p>
  )
}
