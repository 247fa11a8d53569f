import { EyeOff, UserRound } from 'lucide-react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'

interface AnonymityFieldProps {
  isAnonymous: boolean
  onChange(isAnonymous: boolean): void
}

/** Whether the report carries its author's name, and what that means in plain words. */
export function AnonymityField({ isAnonymous, onChange }: AnonymityFieldProps) {
  const t = useTranslations('posts.form')
  const note = useId()
  const Icon = isAnonymous ? EyeOff : UserRound
  return (
    <div className="rounded-card border-2 border-line bg-page p-4">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-bold">
        <input
          type="checkbox"
          name="isAnonymous"
          checked={isAnonymous}
          aria-describedby={note}
          onChange={(event) => onChange(event.target.checked)}
          className="size-6 shrink-0 accent-brand"
        />
        {t('anonymous')}
        <Icon aria-hidden className="ml-auto size-6 text-quiet" />
      </label>
      <p id={note} className="mt-1 text-quiet text-sm">
        {t(isAnonymous ? 'anonymousOn' : 'anonymousOff')}
      </p>
    </div>
  )
}
