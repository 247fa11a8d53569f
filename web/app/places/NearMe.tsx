import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { call } from '../api/call.ts'
import { useErrorMessage } from '../i18n/errorMessage.ts'
import { LocateButton } from './LocateButton.tsx'
import { coarsePosition, LocationRefusal } from './locate.ts'

/** On request, locates the device and opens the page of its district. */
export function NearMe() {
  const t = useTranslations('districts')
  const messageOf = useErrorMessage()
  const navigate = useNavigate()
  const [isFinding, setFinding] = useState(false)
  const [problem, setProblem] = useState<string>()

  const find = async () => {
    setFinding(true)
    setProblem(undefined)
    try {
      const { district } = await call('POST /places/near', { body: await coarsePosition() })
      await navigate(`/places/${district.slug}`)
    } catch (error) {
      setProblem(error instanceof LocationRefusal ? t(error.problem) : messageOf(error, t('nearFailed')))
    } finally {
      setFinding(false)
    }
  }
  return (
    <LocateButton
      label={t('near')}
      note={t(isFinding ? 'finding' : 'nearHint')}
      problem={problem}
      isFinding={isFinding}
      onPress={() => void find()}
    />
  )
}
