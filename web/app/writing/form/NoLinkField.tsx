import { useTranslations } from 'use-intl'
import { ExplainedCheckbox } from '../../ui/ExplainedCheckbox.tsx'

interface NoLinkFieldProps {
  keepNoLink: boolean
  onChange(keepNoLink: boolean): void
}

/** Whether anything is to lead from an anonymous report to the account of its author, and what it costs if not. */
export function NoLinkField({ keepNoLink, onChange }: NoLinkFieldProps) {
  const t = useTranslations('posts.form')
  return (
    <ExplainedCheckbox
      name="keepNoLink"
      label={t('noLink')}
      note={t(keepNoLink ? 'noLinkOn' : 'noLinkOff')}
      checked={keepNoLink}
      onChange={onChange}
    />
  )
}
