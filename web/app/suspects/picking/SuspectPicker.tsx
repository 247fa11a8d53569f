import { limits } from '@bichar/contract/rules/limits.ts'
import type { LinkedSuspect, Suspect } from '@bichar/contract/suspects.ts'
import { RotateCw, UserPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Combobox, type ComboboxEntry } from '../../ui/Combobox.tsx'
import { Field } from '../../ui/Field.tsx'
import { lazyDialog } from '../../ui/lazyDialog.tsx'
import { likeliestFirst } from './alike.ts'
import { ChosenSuspects } from './ChosenSuspects.tsx'
import { ActEntry, FoundSuspect, SearchNote } from './entries.tsx'
import { linkedOf, without } from './linked.ts'
import { useSuspectSearch } from './useSuspectSearch.ts'

const AddSuspectDialog = lazyDialog(() => import('../form/AddSuspectDialog.tsx'))

interface SuspectPickerProps {
  chosen: readonly LinkedSuspect[]
  onChange(chosen: readonly LinkedSuspect[]): void
  /** Called with the full suspect before it is added. */
  onMeet?(suspect: Suspect): void
  error?: string
  /** The place of the report, as far as it has been entered: suspects from there come first. */
  location: string
}

/** Chooses the suspects of a report: searches them by name, or adds one if nobody matches. */
export function SuspectPicker({ chosen, onChange, onMeet, error, location }: SuspectPickerProps) {
  const t = useTranslations('suspectPicker')
  const common = useTranslations('common')
  const [text, setText] = useState('')
  const [announcement, setAnnouncement] = useState('')
  const [adding, setAdding] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const search = useSuspectSearch(text)
  const isFull = chosen.length >= limits.suspectsPerPost

  const take = (suspect: Suspect) => {
    setText('')
    setAnnouncement(t('added', { name: suspect.name }))
    onMeet?.(suspect)
    onChange([...without(chosen, suspect._id), linkedOf(suspect)])
  }
  const remove = ({ _id, name }: Pick<LinkedSuspect, '_id' | 'name'>) => {
    setText('')
    setAnnouncement(t('removed', { name }))
    const left = without(chosen, _id)
    onChange(left)
    if (left.length === 0) field.current?.focus()
  }

  const found = likeliestFirst(search.found, { location: location.trim(), age: '' })
  const entries: ComboboxEntry[] = found.map((suspect) => {
    const isChosen = chosen.some(({ _id }) => _id === suspect._id)
    return {
      key: suspect._id,
      content: <FoundSuspect suspect={suspect} />,
      isChosen,
      onChoose: () => (isChosen ? remove(suspect) : take(suspect)),
    }
  })
  if (search.state === 'failed') {
    const content = <ActEntry icon={RotateCw} label={common('retry')} />
    entries.push({ key: 'retry', content, keepsOpen: true, onChoose: search.retry })
  }
  const name = text.trim()
  entries.push({
    key: 'new',
    content: <ActEntry icon={UserPlus} label={name ? t('newNamed', { name }) : t('new')} />,
    onChoose: () => setAdding(name),
  })

  return (
    <div className="grid grid-cols-1 gap-2">
      <Field
        label={
          <>
            {t('label')} <span className="font-normal text-quiet">({common('optional')})</span>
          </>
        }
        error={error}
        hint={isFull ? t('full', { most: limits.suspectsPerPost }) : t('hint')}
      >
        {(control) => (
          <Combobox
            {...control}
            ref={field}
            name="criminals"
            value={text}
            maxLength={limits.title}
            readOnly={isFull}
            isMultiple
            listLabel={t('label')}
            entries={entries}
            note={<SearchNote search={search} />}
            onWrite={setText}
            onBackspace={() => {
              const last = chosen.at(-1)
              if (last) remove(last)
            }}
          />
        )}
      </Field>
      <ChosenSuspects chosen={chosen} isRefused={error !== undefined} onRemove={remove} />
      <p role="status" className="sr-only">
        {search.state === 'idle' && announcement}
        {search.state === 'done' && t('found', { count: search.found.length })}
        {search.state === 'failed' && t('failed')}
      </p>
      {adding !== undefined && (
        <AddSuspectDialog
          name={adding}
          onCreated={take}
          onAlike={take}
          onClose={() => setAdding(undefined)}
        />
      )}
    </div>
  )
}
