import { LocateFixed } from 'lucide-react'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { call } from '../api/call.ts'
import { useErrorMessage } from '../i18n/errorMessage.ts'
import { Button } from '../ui/Button.tsx'
import { coarsePosition, LocationRefusal } from './locate.ts'

/** Leads to the district in which the device is, when asked to. */
export function NearMe() {
  const t = useTranslations('districts')
  const inWords = useErrorMessage()
  const navigate = useNavigate()
  const note = useId()
  const [isFinding, setFinding] = useState(false)
  const [problem, setProblem] = useState<string>()

  const find = async () => {
    setFinding(true)
    setProblem(undefined)
    try {
      const { district } = await call('POST /places/near', { body: await coarsePosition() })
      await navigate(`/places/${district.slug}`)
    } catch (error) {
      setProblem(error instanceof LocationRefusal ? t(error.problem) : inWords(error, t('nearFailed')))
    } finally {
      setFinding(false)
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 noscript:hidden">
      <Button look="outline" busy={isFinding} aria-describedby={note} onClick={() => void find()}>
        {!isFinding && <LocateFixed aria-hidden className="size-5" />}
        {t('near')}
      </Button>
      <p id={note} className="min-w-0 flex-1 basis-56 text-quiet text-sm">
        {problem ? (
          <span role="alert" className="font-semibold text-alarm">
            {problem}
          </span>
        ) : (
          <span role="status">{t(isFinding ? 'finding' : 'nearHint')}</span>
        )}
      </p>
    </div>
  )
}
