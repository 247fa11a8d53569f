import { limits } from '@bichar/contract/rules/limits.ts'
import { timelineTexts } from '@bichar/contract/rules/texts.ts'
import { useTranslations } from 'use-intl'
import { CountedField } from '../forms/CountedField.tsx'
import type { Form } from '../forms/form.ts'
import { MediaPicker } from '../media/picking/MediaPicker.tsx'
import type { MediaItems } from '../media/picking/useMediaItems.ts'
import { UseMyLocation } from '../places/UseMyLocation.tsx'
import { DateField } from '../ui/DateField.tsx'
import { SelectField } from '../ui/Field.tsx'
import type { EntryText } from './entry.ts'
import { useEntryChoices } from './useEntryChoices.ts'

interface EntryFieldsProps {
  entry: Form<EntryText>
  media: MediaItems
}

export function EntryFields({ entry, media }: EntryFieldsProps) {
  const t = useTranslations('entryForm')
  const choices = useEntryChoices()
  const { values: text, problems, errorOf, setValues } = entry
  const field = (name: keyof typeof timelineTexts) => ({
    name,
    value: text[name],
    problem: problems[name],
    most: timelineTexts[name].most,
    onWrite: (value: string) => setValues({ [name]: value }),
    autoComplete: 'off',
  })
  return (
    <>
      <CountedField {...field('title')} label={t('entryTitle')} hint={t('entryTitleHint')} />
      <DateField
        type="date"
        name="date"
        label={t('date')}
        hint={t('dateHint')}
        error={errorOf('date')}
        aria-required
        min={limits.earliestDay}
        max={limits.latestDay}
        value={text.date}
        onChange={(event) => setValues({ date: event.target.value })}
      />
      <SelectField
        name="step"
        label={t('step')}
        hint={t('stepHint')}
        value={text.step}
        options={choices.steps}
        onChoose={(step) => setValues({ step })}
      />
      <SelectField
        name="origin"
        label={t('origin')}
        value={text.origin}
        options={choices.origins}
        onChoose={(origin) => setValues({ origin })}
      />
      <CountedField {...field('desc')} label={t('desc')} optional rows={5} />
      <MediaPicker label={t('evidence')} media={media} firstShown={limits.evidencePreviews} />
      <CountedField {...field('location')} label={t('location')} optional />
      <UseMyLocation
        written={text.location}
        onFound={({ displayName: location }) => setValues({ location })}
      />
      <CountedField
        {...field('source')}
        label={t('source')}
        hint={t('sourceHint')}
        optional
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
      />
    </>
  )
}
