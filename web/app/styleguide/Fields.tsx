import { useState } from 'react'
import { DateField } from '../ui/DateField.tsx'
import { PasswordField, SelectField, TextAreaField, TextField } from '../ui/Field.tsx'
import { GrowingArea } from '../ui/GrowingArea.tsx'
import { SearchField } from '../ui/SearchField.tsx'
import { useSampleWords } from './samples.ts'

/** What is written into. */
export function Fields() {
  const { label, hint, error, text, short } = useSampleWords()
  const [search, setSearch] = useState('')
  const [grown, setGrown] = useState(text)
  const shape = { name: 'sample', label, maxLength: 200 }
  return (
    <>
      <TextField {...shape} hint={hint} placeholder={short} />
      <TextField {...shape} error={error} defaultValue={short} />
      <TextAreaField {...shape} rows={2} defaultValue={text} />
      <SelectField name="sample" label={label} options={[{ value: 'one', label: short }]} />
      <PasswordField {...shape} showLabel={short} hideLabel={short} defaultValue="secret" />
      <DateField name="sample" label={label} hint={hint} type="date" />
      <SearchField label={label} value={search} onChange={setSearch} />
      <GrowingArea
        aria-label={label}
        maxLength={200}
        value={grown}
        onChange={({ target }) => setGrown(target.value)}
        className="rounded-control border border-edge bg-surface px-3 py-2"
      />
    </>
  )
}
