import type { inputOf } from '@bichar/contract/rules/reportTexts.ts'
import { useTranslations } from 'use-intl'

/** Warns below the input of a text that may lead to the author of an anonymous report. */
export function AnonymityWarning({ of }: { of: NonNullable<ReturnType<typeof inputOf>['warning']> }) {
  const t = useTranslations('posts.form.warnings')
  return <span className="mt-1.5 block rounded-control bg-notice px-3 py-2 text-on-notice">{t(of)}</span>
}
