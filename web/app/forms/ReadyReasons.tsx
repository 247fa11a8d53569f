import type { ReasonUse } from '@bichar/contract/rules/readyReasons.ts'
import { useTranslations } from 'use-intl'
import { useReadyReasons } from '../i18n/useReadyReasons.ts'

interface ReadyReasonsProps {
  use: ReasonUse
  chosen: string
  disabled: boolean
  onChoose(reason: string): void
}

/** Offers ready reasons in the moderator's language; the author reads the chosen one in their own. */
export function ReadyReasons({ use, chosen, disabled, onChoose }: ReadyReasonsProps) {
  const t = useTranslations('posts.moderation')
  const texts = useReadyReasons(use)
  return (
    <fieldset disabled={disabled} className="grid grid-cols-1 gap-2">
      <legend className="mb-1.5 font-bold">{t('readyReasons')}</legend>
      {texts.map((text) => (
        <button
          key={text}
          type="button"
          aria-pressed={text === chosen}
          onClick={() => onChoose(text)}
          className="min-h-11 rounded-control border border-line px-3 py-1.5 text-left hover:bg-raised aria-pressed:border-brand aria-pressed:font-bold"
        >
          {text}
        </button>
      ))}
    </fieldset>
  )
}
