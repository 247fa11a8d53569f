import { useTranslations } from 'use-intl'
import { ExplainedCheckbox } from '../../ui/ExplainedCheckbox.tsx'

interface NoLinkFieldProps {
  keepNoLink: boolean
  onChange(keepNoLink: boolean): void
}

/** Whether an anonymous report has no link to its author's account, and what the author then loses. */
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
