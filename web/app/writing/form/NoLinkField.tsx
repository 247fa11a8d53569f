import { useId } from 'react'
import { useTranslations } from 'use-intl'

interface NoLinkFieldProps {
  keepNoLink: boolean
  onChange(keepNoLink: boolean): void
}

/** Whether anything is to lead from an anonymous report to the account of its author, and what it costs if not. */
export function NoLinkField({ keepNoLink, onChange }: NoLinkFieldProps) {
  const t = useTranslations('posts.form')
  const note = useId()
  return (
    <div className="rounded-card border-2 border-line bg-page p-4">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-bold">
        <input
          type="checkbox"
          name="keepNoLink"
          checked={keepNoLink}
          aria-describedby={note}
          onChange={(event) => onChange(event.target.checked)}
          className="size-6 shrink-0 accent-brand"
        />
        {t('noLink')}
      </label>
      <p id={note} className="mt-1 text-quiet text-sm">
        {t(keepNoLink ? 'noLinkOn' : 'noLinkOff')}
      </p>
    </div>
  )
}
