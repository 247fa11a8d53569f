import { EyeOff, UserRound } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { ExplainedCheckbox } from '../../ui/ExplainedCheckbox.tsx'
import type { Report } from './useReport.ts'

/** Whether the report carries its author's name, and what that means in plain words. */
export function AnonymityField({ report }: { report: Report }) {
  const { isAnonymous } = report.values
  const t = useTranslations('posts.form')
  return (
    <ExplainedCheckbox
      name="isAnonymous"
      label={t('anonymous')}
      note={
        <>
          {t(isAnonymous ? 'anonymousOn' : 'anonymousOff')}{' '}
          {/* Opens in a new tab, so that nothing written in the form is lost. */}
          <a href="/privacy" target="_blank" rel="noopener noreferrer" className="font-semibold underline">
            {t('anonymousHow')}
          </a>
        </>
      }
      icon={isAnonymous ? EyeOff : UserRound}
      checked={isAnonymous}
      onChange={(isAnonymous) => report.setValues({ isAnonymous })}
    />
  )
}
