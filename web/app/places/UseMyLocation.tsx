import { LocateFixed } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorMessage } from '../i18n/errorMessage.ts'
import { useLanguage } from '../i18n/language.tsx'
import { Button } from '../ui/Button.tsx'
import { type FoundPlace, LocationRefusal, placeHere } from './locate.ts'

/** Finds out where the device is, when asked to, and hands over the place with its name in the reader's language. */
export function UseMyLocation({ onFound }: { onFound(place: FoundPlace): void }) {
  const t = useTranslations('places')
  const inWords = useErrorMessage()
  const { language } = useLanguage()
  const note = useId()
  const [state, setState] = useState<'finding' | 'filled'>()
  const [problem, setProblem] = useState<string>()

  const find = async () => {
    setState('finding')
    setProblem(undefined)
    try {
      onFound(await placeHere(language))
      setState('filled')
    } catch (error) {
      setState(undefined)
      setProblem(error instanceof LocationRefusal ? t(error.problem) : inWords(error, t('failed')))
    }
  }
  return (
    <div className="-mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button look="outline" busy={state === 'finding'} aria-describedby={note} onClick={() => void find()}>
        {state !== 'finding' && <LocateFixed aria-hidden className="size-5" />}
        {t('use')}
      </Button>
      <p id={note} className="min-w-0 flex-1 basis-56 text-quiet text-sm">
        {problem ? (
          <span role="alert" className="font-semibold text-alarm">
            {problem}
          </span>
        ) : (
          <span role="status">{t(state ?? 'hint')}</span>
        )}
      </p>
    </div>
  )
}
