import type { FoundUser } from '@bichar/contract/users.ts'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useForm } from '../../forms/useForm.ts'
import { useIdempotencyKey } from '../../forms/useIdempotencyKey.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'
import { checkMessage } from './checkMessage.ts'
import { MessageFields } from './MessageFields.tsx'
import { PeoplePicker } from './PeoplePicker.tsx'
import { type Message, noMessage, useSendToPeople } from './queries.ts'

/** Sends a message to people who are chosen by name. */
export function PeopleForm({ initial }: { initial: Message }) {
  const [sent, setSent] = useState(0)
  // After sending, the new key resets the form to empty fields.
  return <BegunForm key={sent} initial={sent > 0 ? noMessage : initial} onSent={() => setSent(sent + 1)} />
}

function BegunForm({ initial, onSent }: { initial: Message; onSent(): void }) {
  const t = useTranslations('sending')
  const [people, setPeople] = useState<readonly FoundUser[]>([])
  const { mutateAsync: send } = useSendToPeople()
  const { keyOf } = useIdempotencyKey()
  const { form, errorOf, failure, busy } = useForm<Message, 'people'>({
    uncontrolled: true,
    initial,
    check: (message) => ({
      ...(people.length === 0 && { people: 'audience_required' as const }),
      ...checkMessage(message),
    }),
    fallback: t('manyFailed'),
    focusOnError: 'title',
    async send(message) {
      const userIds = people.map(({ _id }) => _id)
      const key = keyOf(Object.values(message))
      const failed = await send({ ...message, link: message.link.trim(), userIds, key })
      const [first] = failed
      if (!first) {
        toast.success(t('manySent'))
        return onSent()
      }
      // Those who have received the message must not get it again with the next attempt.
      setPeople(people.filter(({ _id }) => failed.some(({ userId }) => userId === _id)))
      throw first.error
    },
  })
  return (
    <form {...form} aria-label={t('specific')} className="card grid gap-4 p-4">
      <h2 className="sr-only">{t('specific')}</h2>
      <PeoplePicker
        chosen={people}
        error={people.length === 0 ? errorOf('people') : undefined}
        onChange={setPeople}
      />
      <MessageFields initial={initial} errorOf={errorOf} />
      <p role="alert" className="font-semibold text-alarm empty:hidden">
        {failure}
      </p>
      <Button
        type="submit"
        busy={busy}
        ready={people.length > 0}
        className="min-h-12 px-6 sm:justify-self-start"
      >
        <Send aria-hidden className="size-5" />
        {t('sendTo', { count: people.length })}
      </Button>
    </form>
  )
}
