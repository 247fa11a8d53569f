import type { FoundUser } from '@bichar/contract/users.ts'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useForm } from '../../forms/useForm.ts'
import { useSendingKey } from '../../forms/useSendingKey.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'
import { checkMessage } from './checkMessage.ts'
import { MessageFields } from './MessageFields.tsx'
import { PeoplePicker } from './PeoplePicker.tsx'
import { useSendToPeople } from './queries.ts'

/** Sends to people chosen by name. */
export function PeopleForm() {
  const [sent, setSent] = useState(0)
  // Once sent, the next message begins with empty fields.
  return <EmptyForm key={sent} onSent={() => setSent(sent + 1)} />
}

function EmptyForm({ onSent }: { onSent(): void }) {
  const t = useTranslations('notifications.sending')
  const [people, setPeople] = useState<readonly FoundUser[]>([])
  const { mutateAsync: send } = useSendToPeople()
  const { keyOf } = useSendingKey()
  const { form, errorOf, failure, busy } = useForm({
    uncontrolled: true,
    initial: { title: '', description: '', link: '' },
    check: checkMessage,
    fallback: t('manyFailed'),
    retryAt: 'title',
    async send(message) {
      const userIds = people.map(({ _id }) => _id)
      const key = keyOf(Object.values(message))
      const failed = await send({ ...message, link: message.link.trim(), userIds, key })
      const [first] = failed
      if (!first) {
        toast.success(t('manySent'))
        return onSent()
      }
      // Whom it has reached must not get it again with the next try.
      setPeople(people.filter(({ _id }) => failed.some(({ userId }) => userId === _id)))
      throw first.error
    },
  })
  return (
    <form {...form} aria-label={t('specific')} className="card grid content-start gap-4 p-4">
      <h2 className="heading text-lg">{t('specific')}</h2>
      <PeoplePicker chosen={people} onChange={setPeople} />
      <MessageFields errorOf={errorOf} />
      <p role="alert" className="font-semibold text-alarm empty:hidden">
        {failure}
      </p>
      <Button
        type="submit"
        busy={busy}
        disabled={people.length === 0}
        className="min-h-12 px-6 sm:justify-self-start"
      >
        <Send aria-hidden className="size-5" />
        {t('sendTo', { count: people.length })}
      </Button>
    </form>
  )
}
