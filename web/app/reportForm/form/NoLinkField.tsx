import { useTranslations } from 'use-intl'
import { ExplainedCheckbox } from '../../ui/ExplainedCheckbox.tsx'
import type { Report } from './useReport.ts'

/** Whether an anonymous report has no link to its author's account, and what the author then loses. */
export function NoLinkField({ report }: { report: Report }) {
  const { keepNoLink } = report.values
  const t = useTranslations('posts.form')
  return (
    <ExplainedCheckbox
      name="keepNoLink"
      label={t('noLink')}
      note={t(keepNoLink ? 'noLinkOn' : 'noLinkOff')}
      checked={keepNoLink}
      onChange={(keepNoLink) => report.setValues({ keepNoLink })}
    />
  )
}
