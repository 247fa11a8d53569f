import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../i18n/language.tsx'
import { type Language, languages } from '../i18n/messages.ts'
import { type DataSaverChoice, dataSaverChoices, dataSaverLabels, useDataSaver } from '../media/dataSaver.tsx'
import { LastMessages } from '../ui/LastMessages.tsx'
import { chooseTheme, type Theme, themes, useTheme } from '../ui/theme.ts'

const names: Record<Language, string> = { en: 'English', bn: 'বাংলা' }
const themeLabels = { system: 'themeSystem', light: 'themeLight', dark: 'themeDark' } as const

/** Language, theme and data saver with all their options, and the last messages. */
export function PreferenceChoices() {
  const t = useTranslations('shell')
  const { language, choose } = useLanguage()
  const theme = useTheme()
  const saver = useDataSaver()
  return (
    <>
      <Choice<Language>
        legend={t('language')}
        options={languages.map((value) => ({ value, label: names[value], lang: value }))}
        chosen={language}
        onChoose={choose}
      />
      <Choice<Theme>
        legend={t('theme')}
        options={themes.map((value) => ({ value, label: t(themeLabels[value]) }))}
        chosen={theme}
        onChoose={chooseTheme}
      />
      <Choice<DataSaverChoice>
        legend={t('dataSaver')}
        options={dataSaverChoices.map((value) => ({ value, label: t(dataSaverLabels[value]) }))}
        chosen={saver.choice}
        onChoose={saver.choose}
        hint={t('dataSaverHint')}
      />
      <LastMessages />
    </>
  )
}

interface ChoiceProps<Value extends string> {
  legend: string
  options: { value: Value; label: string; lang?: Language }[]
  chosen: Value
  onChoose(value: Value): void
  hint?: string
}

function Choice<Value extends string>({ legend, options, chosen, onChoose, hint }: ChoiceProps<Value>) {
  const hintId = useId()
  return (
    <fieldset aria-describedby={hint && hintId}>
      <legend className="mb-1 font-semibold text-quiet text-sm">{legend}</legend>
      <div className="flex gap-1 rounded-control bg-raised p-1">
        {options.map(({ value, label, lang }) => (
          <label key={value} lang={lang} className="relative grid flex-auto cursor-pointer">
            <input
              type="radio"
              name={legend}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="peer sr-only"
            />
            <span className="grid min-h-11 place-items-center rounded-control px-2 text-center font-semibold leading-tight peer-checked:bg-brand peer-checked:text-on-brand peer-focus-visible:outline-3 peer-focus-visible:outline-brand">
              {label}
            </span>
          </label>
        ))}
      </div>
      {hint && (
        <p id={hintId} className="mt-1.5 text-quiet text-sm">
          {hint}
        </p>
      )}
    </fieldset>
  )
}
