import { useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useForm } from '../../forms/useForm.ts'
import { useIdempotencyKey } from '../../forms/useIdempotencyKey.ts'
import { useErrorMessage } from '../../i18n/errorMessage.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'
import { BroadcastDialog } from './BroadcastDialog.tsx'
import { checkBroadcast } from './checkMessage.ts'
import { MessageFields } from './MessageFields.tsx'
import {
  audienceSizesOptions,
  type Broadcast,
  type Message,
  noMessage,
  type SentFilter,
  useSendToAudience,
} from './queries.ts'

export const audiences = ['all', 'users', 'admins'] as const satisfies readonly SentFilter[]

/** Sends a message to everybody, all users or all admins, after a dialog has shown a preview and the number of recipients. */
export function AudienceForm({ initial }: { initial: Message }) {
  const [sent, setSent] = useState(0)
  // After sending, the new key resets the form to empty fields.
  return <BegunForm key={sent} initial={sent > 0 ? noMessage : initial} onSent={() => setSent(sent + 1)} />
}

function BegunForm({ initial, onSent }: { initial: Message; onSent(): void }) {
  const t = useTranslations('sending')
  const names = useTranslations('sending.audiences')
  const messageOf = useErrorMessage()
  const { mutateAsync, isPending } = useSendToAudience()
  const { keyOf } = useIdempotencyKey()
  const { data: sizes } = useQuery(audienceSizesOptions())
  const [checked, setChecked] = useState<Broadcast>()
  const { form, errorOf, failure, setFailure } = useForm({
    uncontrolled: true,
    initial: { ...initial, targetAudience: '' },
    check: checkBroadcast,
    fallback: t('failed'),
    focusOnError: 'title',
    send: async (values) => setChecked(trimmed(values)),
  })
  const problem = errorOf('targetAudience')
  const note = useId()

  const send = async (broadcast: Broadcast) => {
    try {
      await mutateAsync({ ...broadcast, key: keyOf(Object.values(broadcast)) })
      toast.success(t('sent'))
      onSent()
    } catch (error) {
      setChecked(undefined)
      setFailure(messageOf(error, t('failed')))
    }
  }
  return (
    <form {...form} aria-label={t('general')} className="card grid gap-4 p-4">
      <h2 className="sr-only">{t('general')}</h2>
      <MessageFields initial={initial} errorOf={errorOf} />
      <fieldset aria-describedby={problem && note}>
        <legend className="mb-1.5 font-bold">{t('audience')}</legend>
        <div className="flex flex-wrap gap-x-6">
          {audiences.map((audience) => (
            <label key={audience} className="flex min-h-11 cursor-pointer items-center gap-2">
              <input
                type="radio"
                name="targetAudience"
                value={audience}
                aria-invalid={problem ? true : undefined}
                className="size-5 accent-brand"
              />
              {sizes
                ? t('audienceSize', { audience: names(audience), count: sizes[audience] })
                : names(audience)}
            </label>
          ))}
        </div>
        {problem && (
          <p id={note} className="font-semibold text-alarm text-sm">
            {problem}
          </p>
        )}
      </fieldset>
      <p role="alert" className="font-semibold text-alarm empty:hidden">
        {failure}
      </p>
      <Button type="submit" className="min-h-12 px-6 sm:justify-self-start">
        <Send aria-hidden className="size-5" />
        {t('send')}
      </Button>
      {checked && (
        <BroadcastDialog
          broadcast={checked}
          busy={isPending}
          onConfirm={() => void send(checked)}
          onClose={() => setChecked(undefined)}
        />
      )}
    </form>
  )
}

/** The message as the server stores it. */
const trimmed = ({
  title,
  description,
  link,
  targetAudience,
}: Record<keyof Broadcast, string>): Broadcast => ({
  title: title.trim(),
  description: description.trim(),
  link: link.trim(),
  targetAudience: targetAudience as SentFilter,
})
