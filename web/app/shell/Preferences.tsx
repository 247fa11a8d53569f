import { Image, ImageOff, Languages, Moon, Sun, SunMoon } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../i18n/language.tsx'
import { HiddenName } from '../i18n/MixedScript.tsx'
import { dataSaverChoices, dataSaverLabels, useDataSaver } from '../media/dataSaver.tsx'
import { IconButton } from '../ui/Button.tsx'
import { chooseTheme, themes, useTheme } from '../ui/theme.ts'

const icons = { system: SunMoon, light: Sun, dark: Moon } as const
const labels = { system: 'themeSystem', light: 'themeLight', dark: 'themeDark' } as const

const after = <Value,>(choices: readonly Value[], chosen: Value): Value =>
  choices[(choices.indexOf(chosen) + 1) % choices.length] ?? chosen

/**
 * Language, data saver and theme; each press selects the next choice. In a top bar that is too narrow for large letters they are hidden,
 * and only the settings offer them.
 */
export function Preferences({ compact = false }: { compact?: boolean }) {
  const t = useTranslations('shell')
  const { language, choose } = useLanguage()
  const theme = useTheme()
  const other = language === 'en' ? 'bn' : 'en'
  const saver = useDataSaver()
  const SaverIcon = saver.saves ? ImageOff : Image
  const ThemeIcon = icons[theme]
  return (
    <div className="flex flex-wrap items-center gap-1 @max-[16rem]:hidden">
      <button
        type="button"
        onClick={() => choose(other)}
        className="inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-control px-2 font-bold hover:bg-raised"
      >
        {!compact && <Languages aria-hidden className="size-5" />}
        <HiddenName text={t('switchTo', { language: other })} />
        <span aria-hidden lang={other}>
          {other === 'bn' ? 'বাংলা' : 'English'}
        </span>
      </button>
      {!compact && (
        <div className="ml-auto flex">
          <IconButton
            label={`${t('dataSaver')}: ${t(dataSaverLabels[saver.choice])}`}
            onClick={() => saver.choose(after(dataSaverChoices, saver.choice))}
          >
            <SaverIcon aria-hidden className="size-5" />
          </IconButton>
          <IconButton
            label={`${t('theme')}: ${t(labels[theme])}`}
            onClick={() => chooseTheme(after(themes, theme))}
          >
            <ThemeIcon aria-hidden className="size-5" />
          </IconButton>
        </div>
      )}
    </div>
  )
}
