import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorMessage } from '../i18n/errorMessage.ts'
import { useLanguage } from '../i18n/language.tsx'
import { LocateButton } from './LocateButton.tsx'
import { type FoundPlace, LocationRefusal, placeHere } from './locate.ts'

/** On request, locates the device and passes on the place with its name in the reader's language. */
export function UseMyLocation({ onFound }: { onFound(place: FoundPlace): void }) {
  const t = useTranslations('places')
  const messageOf = useErrorMessage()
  const { language } = useLanguage()
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
      setProblem(error instanceof LocationRefusal ? t(error.problem) : messageOf(error, t('failed')))
    }
  }
  return (
    <div className="-mt-3">
      <LocateButton
        label={t('use')}
        note={t(state ?? 'hint')}
        problem={problem}
        isFinding={state === 'finding'}
        onPress={() => void find()}
      />
    </div>
  )
}
