import { limits } from '@bichar/contract/limits.ts'
import { useTranslations } from 'use-intl'
import { CountedField } from '../forms/CountedField.tsx'
import type { FileForm } from '../forms/useFileForm.ts'
import { MediaPicker } from '../media/picking/MediaPicker.tsx'
import { UseMyLocation } from '../places/UseMyLocation.tsx'
import { TextField } from '../ui/Field.tsx'
import { useFieldError } from '../words/errorMessage.ts'
import { type EntryField, type EntryText, mostCharacters } from './entry.ts'

/** What a timeline entry consists of. */
export function EntryFields({ entry }: { entry: FileForm<EntryText, EntryField> }) {
  const words = useTranslations('timelines.add')
  const errorOf = useFieldError()
  const { text, problems, write } = entry
  const field = (name: keyof typeof mostCharacters) => ({
    name,
    value: text[name],
    problem: problems[name],
    most: mostCharacters[name],
    onWrite: (value: string) => write({ [name]: value }),
    autoComplete: 'off',
  })
  return (
    <>
      <CountedField {...field('title')} label={words('entryTitle')} hint={words('entryTitleHint')} />
      <TextField
        type="date"
        name="date"
        label={words('date')}
        hint={words('dateHint')}
        error={errorOf(problems.date)}
        aria-required
        min={limits.earliestDay}
        max={limits.latestDay}
        value={text.date}
        onChange={(event) => write({ date: event.target.value })}
      />
      <CountedField {...field('desc')} label={words('desc')} optional rows={5} />
      <MediaPicker
        label={words('evidence')}
        media={entry.media}
        problem={entry.mediaProblem}
        firstShown={limits.evidencePreviews}
      />
      <CountedField {...field('location')} label={words('location')} optional />
      <UseMyLocation onFound={(location) => write({ location })} />
      <CountedField
        {...field('source')}
        label={words('source')}
        hint={words('sourceHint')}
        optional
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
      />
    </>
  )
}
