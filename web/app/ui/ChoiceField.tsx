import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Combobox } from './Combobox.tsx'
import { Field } from './Field.tsx'

interface ChoiceFieldProps {
  label: ReactNode
  name: string
  /** The chosen value; '' when there is none. */
  value: string
  options: readonly { value: string; label: string; lang?: string | undefined }[]
  error?: string | undefined
  hint?: ReactNode
  placeholder?: string
  /** Label of an additional option for no choice, such as all entries of a list that is not filtered. */
  none?: string
  /** Called with the chosen value, or with '' when the choice is cleared. */
  onChoose(value: string): void
}

/** The most options that are listed at once; the others are found by typing. */
const most = 50

/** Normalises a text for the comparison, which ignores case and the encoding of Bengali letters. */
const compared = (text: string): string => text.normalize('NFC').toLowerCase()

/** A field for choosing one of many options, which are found by words of their labels. */
export function ChoiceField({
  label,
  name,
  value,
  options,
  error,
  hint,
  none,
  placeholder = none,
  onChoose,
}: ChoiceFieldProps) {
  const t = useTranslations('common')
  const [typed, setTyped] = useState('')
  const chosen = options.find((option) => option.value === value)
  const words = chosen ? [] : compared(typed).split(/\s+/u)
  const offered = none === undefined ? options : [{ value: '', label: none, lang: undefined }, ...options]
  const found = offered
    .filter((option) => words.every((word) => compared(option.label).includes(word)))
    .slice(0, most)
  const isUnknown = !chosen && typed.trim() !== '' && found.length === 0
  return (
    <Field
      label={label}
      error={error && isUnknown ? t('noneFound') : error}
      hint={<span role="status">{isUnknown ? t('noneFound') : hint}</span>}
    >
      {(control) => (
        <div className="relative">
          <Combobox
            {...control}
            name={name}
            className={`${control.className} pr-10 text-ellipsis`}
            placeholder={placeholder}
            value={chosen?.label ?? typed}
            listLabel={t('found')}
            entries={found.map((option) => ({
              key: option.value,
              content: (
                <span lang={option.lang} className="px-3 py-2">
                  {option.label}
                </span>
              ),
              isChosen: option.value === value,
              onChoose() {
                setTyped('')
                onChoose(option.value)
              },
            }))}
            onWrite={(text) => {
              setTyped(text)
              if (chosen) onChoose('')
            }}
            // A filter that is not set must not look as if it were set to the typed text.
            onBlur={() => none !== undefined && setTyped('')}
          />
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-quiet"
          />
        </div>
      )}
    </Field>
  )
}
