import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorMessage } from '../i18n/errorMessage.ts'
import { useLanguage } from '../i18n/language.tsx'
import { LocateButton } from './LocateButton.tsx'
import { type FoundPlace, LocationRefusal, placeHere } from './locate.ts'

interface UseMyLocationProps {
  /** What is written in the fields that it fills: whoever writes there while the place is sought keeps what they have written. */
  written: string
  onFound(place: FoundPlace): void
}

/** On request, locates the device and passes on the place with its name in the reader's language. */
export function UseMyLocation({ written, onFound }: UseMyLocationProps) {
  const t = useTranslations('places')
  const messageOf = useErrorMessage()
  const { language } = useLanguage()
  const [state, setState] = useState<'finding' | 'filled'>()
  const [problem, setProblem] = useState<string>()

  const latest = useRef(written)
  useEffect(() => {
    latest.current = written
  }, [written])

  const find = async () => {
    setState('finding')
    setProblem(undefined)
    try {
      const place = await placeHere(language)
      const isUntouched = latest.current === written
      if (isUntouched) onFound(place)
      setState(isUntouched ? 'filled' : undefined)
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
