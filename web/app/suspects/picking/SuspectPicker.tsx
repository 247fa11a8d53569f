import { limits } from '@bichar/contract/rules/limits.ts'
import type { LinkedSuspect, Suspect } from '@bichar/contract/suspects.ts'
import { RotateCw, UserPlus } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { MixedScript } from '../../i18n/MixedScript.tsx'
import { useSuspectName } from '../../i18n/useSuspectName.ts'
import { Combobox, type ComboboxEntry } from '../../ui/Combobox.tsx'
import { Field } from '../../ui/Field.tsx'
import { lazyDialog } from '../../ui/lazyDialog.tsx'
import { isNamedLike, likeliestFirst } from './alike.ts'
import { ChosenSuspects } from './ChosenSuspects.tsx'
import { ActEntry, FoundSuspect, OwnSuspect, SearchNote } from './entries.tsx'
import { linkedOf, without } from './linked.ts'
import { useSuspectSearch } from './useSuspectSearch.ts'

const AddSuspectDialog = lazyDialog(() => import('../form/AddSuspectDialog.tsx'))

interface SuspectPickerProps {
  chosen: readonly LinkedSuspect[]
  onChange(chosen: readonly LinkedSuspect[]): void
  /** Called with the full suspect before it is added. */
  onSuspectAdd?(suspect: Suspect): void
  /** The suspects that were created here; no search finds them before a moderator has looked. */
  created: readonly LinkedSuspect[]
  onCreated(suspect: LinkedSuspect): void
  error?: string
  /** The place of the report, as far as it has been entered: suspects from there come first. */
  location: string
}

/** Chooses the suspects of a report: searches them by name, or adds one if nobody matches. */
export function SuspectPicker({
  chosen,
  onChange,
  onSuspectAdd,
  created,
  onCreated,
  error,
  location,
}: SuspectPickerProps) {
  const t = useTranslations('suspectPicker')
  const common = useTranslations('common')
  const [text, setText] = useState('')
  const [announcement, setAnnouncement] = useState('')
  const [adding, setAdding] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const search = useSuspectSearch(text)
  const nameOf = useSuspectName()
  const isFull = chosen.length >= limits.suspectsPerPost

  const choose = (suspect: LinkedSuspect) => {
    setText('')
    setAnnouncement(t('added', { name: nameOf(suspect.name) }))
    onChange([...without(chosen, suspect._id), suspect])
  }
  const take = (suspect: Suspect) => {
    onSuspectAdd?.(suspect)
    choose(linkedOf(suspect))
  }
  const remove = ({ _id, name }: Pick<LinkedSuspect, '_id' | 'name'>) => {
    setText('')
    setAnnouncement(t('removed', { name: nameOf(name) }))
    const left = without(chosen, _id)
    onChange(left)
    if (left.length === 0) field.current?.focus()
  }

  const entryOf = (suspect: Pick<LinkedSuspect, '_id' | 'name'>, content: ReactNode, add: () => void) => {
    const isChosen = chosen.some(({ _id }) => _id === suspect._id)
    const onChoose = () => (isChosen ? remove(suspect) : add())
    return { key: suspect._id, content, isChosen, onChoose }
  }
  const name = text.trim()
  const own = name ? created.filter((suspect) => isNamedLike(suspect, name)) : []
  const found = likeliestFirst(search.found, { location: location.trim(), age: '' })
  const entries: ComboboxEntry[] = [
    ...own.map((suspect) => entryOf(suspect, <OwnSuspect suspect={suspect} />, () => choose(suspect))),
    ...found.map((suspect) => entryOf(suspect, <FoundSuspect suspect={suspect} />, () => take(suspect))),
  ]
  if (search.state === 'failed') {
    const content = <ActEntry icon={RotateCw} label={common('retry')} />
    entries.push({ key: 'retry', content, keepsOpen: true, onChoose: search.retry })
  }
  // Who is alike may still be found.
  if (search.state !== 'searching') {
    const label = !name ? t('new') : t(own.length + found.length > 0 ? 'noneOfThese' : 'newNamed', { name })
    entries.push({
      key: 'new',
      content: <ActEntry icon={UserPlus} label={label} />,
      onChoose: () => setAdding(name),
    })
  }

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
            note={<SearchNote search={search} isEmpty={own.length + found.length === 0} />}
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
        {search.state === 'idle' && <MixedScript text={announcement} />}
        {search.state === 'done' && t('found', { count: search.found.length })}
        {search.state === 'failed' && t('failed')}
      </p>
      {adding !== undefined && (
        <AddSuspectDialog
          name={adding}
          onCreated={(suspect) => {
            onCreated(linkedOf(suspect))
            take(suspect)
          }}
          onAlike={take}
          onClose={() => setAdding(undefined)}
        />
      )}
    </div>
  )
}
