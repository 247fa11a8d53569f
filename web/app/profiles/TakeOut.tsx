import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorMessage } from '../i18n/errorMessage.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/toast.ts'
import { takeOut } from './queries.ts'

/** Downloads what is the person's. The words are the same whether or not there is something anonymous, or hidden. */
export function TakeOut() {
  const t = useTranslations('profiles.takeOut')
  const messageOf = useErrorMessage()
  const about = useId()
  const { mutate, isPending } = useMutation({
    mutationFn: takeOut,
    onSuccess: () => toast.success(t('done')),
    onError: (error) => toast.error(messageOf(error, t('failed'))),
  })
  return (
    <div className="grid grid-cols-1 gap-2">
      <Button look="secondary" busy={isPending} aria-describedby={about} onClick={() => mutate()}>
        <Download aria-hidden className="size-5" />
        {t('open')}
      </Button>
      <p id={about} className="text-quiet text-sm">
        {t('about')}
      </p>
    </div>
  )
}
