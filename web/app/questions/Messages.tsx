import type { Message } from '@bichar/contract/questions.ts'
import { useTranslations } from 'use-intl'
import { useMoments } from '../i18n/moments.ts'
import { languageOf } from '../i18n/text.ts'

interface MessagesProps {
  messages: readonly Message[]
  /** Whether the reader is the author or a moderator. */
  reader: Message['from']
}

/** The questions of moderators and the author's answers, oldest first; both sides are nameless. */
export function Messages({ messages, reader }: MessagesProps) {
  const t = useTranslations('followUps.questions')
  const { ofDay } = useMoments()
  return (
    <ol className="grid grid-cols-1 gap-3">
      {messages.map(({ from, text, day: on }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: messages are only appended, and have no other identity
          key={index}
          className={`rounded-control px-3 py-2 ${from === 'moderator' ? 'bg-raised' : 'border border-line'}`}
        >
          <p className="flex flex-wrap gap-x-2 text-sm">
            <span className="font-bold">{t(from === reader && from === 'author' ? 'you' : from)}</span>
            <time dateTime={on} className="text-quiet">
              {ofDay(on)}
            </time>
          </p>
          <p lang={languageOf(text)} className="whitespace-pre-line">
            {text}
          </p>
        </li>
      ))}
    </ol>
  )
}
