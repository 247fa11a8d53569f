import { Send } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useForm } from '../../accounts/useForm.ts'
import { useSendingKey } from '../../forms/useSendingKey.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'
import { checkMessage } from './checkMessage.ts'
import { MessageFields } from './MessageFields.tsx'
import { type Message, type SentFilter, useSendToAudience } from './queries.ts'

export const audiences = ['all', 'users', 'admins'] as const satisfies readonly SentFilter[]

/** Sends to everybody, to all users or to all admins. */
export function AudienceForm() {
  const [sent, setSent] = useState(0)
  // Once sent, the next message begins with empty fields.
  return <EmptyForm key={sent} onSent={() => setSent(sent + 1)} />
}

function EmptyForm({ onSent }: { onSent(): void }) {
  const words = useTranslations('notifications.sending')
  const names = useTranslations('notifications.audiences')
  const { mutateAsync: send } = useSendToAudience()
  const { keyOf } = useSendingKey()
  const { form, errorOf, failure, busy } = useForm<keyof Message | 'targetAudience'>({
    check: checkMessage,
    fallback: words('failed'),
    retryAt: 'title',
    async send(values) {
      const message = { ...values, link: values.link.trim() }
      const key = keyOf(Object.values(message))
      await send({ ...message, key, targetAudience: values.targetAudience as SentFilter })
      toast.success(words('sent'))
      onSent()
    },
  })
  return (
    <form {...form} aria-label={words('general')} className="card grid content-start gap-4 p-4">
      <h2 className="heading text-lg">{words('general')}</h2>
      <MessageFields errorOf={errorOf} />
      <fieldset>
        <legend className="mb-1.5 font-bold">{words('audience')}</legend>
        <div className="flex flex-wrap gap-x-6">
          {audiences.map((audience) => (
            <label key={audience} className="flex min-h-11 cursor-pointer items-center gap-2">
              <input
                type="radio"
                name="targetAudience"
                value={audience}
                defaultChecked={audience === 'all'}
                className="size-5 accent-brand"
              />
              {names(audience)}
            </label>
          ))}
        </div>
      </fieldset>
      <p role="alert" className="font-semibold text-alarm empty:hidden">
        {failure}
      </p>
      <Button type="submit" busy={busy} className="min-h-12 px-6 sm:justify-self-start">
        <Send aria-hidden className="size-5" />
        {words('send')}
      </Button>
    </form>
  )
}
