import type { FoundUser } from '@bichar/contract/users.ts'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorMessage } from '../../i18n/errorMessage.ts'
import { languageOf } from '../../i18n/text.ts'
import { Avatar } from '../../media/Avatar.tsx'
import { IconButton } from '../../ui/Button.tsx'
import { Combobox } from '../../ui/Combobox.tsx'
import { Field } from '../../ui/Field.tsx'
import { searchPauseMilliseconds, useDebouncedValue } from '../../ui/useDebouncedValue.ts'
import { peopleOptions } from './queries.ts'

interface PeoplePickerProps {
  chosen: readonly FoundUser[]
  error?: string | undefined
  onChange(chosen: readonly FoundUser[]): void
}

/** Chooses the recipients of a message, who are searched by name. */
export function PeoplePicker({ chosen, error: problem, onChange }: PeoplePickerProps) {
  const t = useTranslations('sending')
  const messageOf = useErrorMessage()
  const [text, setText] = useState('')
  const settled = useDebouncedValue(text.trim(), searchPauseMilliseconds)
  const { data: found = [], error, isFetching, isSuccess } = useQuery(peopleOptions(settled))

  const without = (id: string) => chosen.filter(({ _id }) => _id !== id)
  const isChosen = (id: string) => chosen.some(({ _id }) => _id === id)
  const toggle = (user: FoundUser) => {
    setText('')
    onChange(isChosen(user._id) ? without(user._id) : [...chosen, user])
  }
  const note = error
    ? messageOf(error, t('searchFailed'))
    : isFetching
      ? t('searching')
      : isSuccess && found.length === 0 && t('nobody')

  return (
    <div className="grid gap-2">
      <Field label={t('people')} hint={t('peopleHint')} error={problem}>
        {(control) => (
          <Combobox
            {...control}
            name="people"
            value={text}
            maxLength={100}
            listLabel={t('people')}
            note={note && <p className="px-3 py-2 text-quiet">{note}</p>}
            entries={found.map((user) => ({
              key: user._id,
              content: <Person user={user} />,
              isChosen: isChosen(user._id),
              onChoose: () => toggle(user),
            }))}
            onWrite={setText}
            onBackspace={() => onChange(chosen.slice(0, -1))}
          />
        )}
      </Field>
      <ul aria-label={t('recipients')} className="flex flex-wrap gap-2 empty:hidden">
        {chosen.map((user) => (
          <li key={user._id} className="flex items-center rounded-full border border-line bg-page pl-1">
            <Person user={user} />
            <IconButton label={t('remove', { name: user.name })} onClick={() => onChange(without(user._id))}>
              <X aria-hidden className="size-5" />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  )
}

const Person = ({ user }: { user: FoundUser }) => (
  <span className="flex min-w-0 items-center gap-2">
    <Avatar src={user.avatar} className="size-9" />
    <span lang={languageOf(user.name)} className="min-w-0 truncate font-semibold">
      {user.name}
    </span>
  </span>
)
