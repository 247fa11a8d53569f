import type { MediaKind } from '@bichar/contract/rules/mediaFiles.ts'
import { altTexts } from '@bichar/contract/rules/texts.ts'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useCharacterCount } from '../../forms/useCharacterCount.ts'
import { MixedScript } from '../../i18n/MixedScript.tsx'
import { Field } from '../../ui/Field.tsx'
import { GrowingArea } from '../../ui/GrowingArea.tsx'

interface AltFieldProps {
  kind: MediaKind
  /** The name of the file. */
  name: string
  alt: string
  onWrite(alt: string): void
}

/** What a picture shows, or what is said in a video or recording: for people who cannot see or hear it, or do not load it. */
export function AltField({ kind, name, alt, onWrite }: AltFieldProps) {
  const t = useTranslations('media.alt')
  const common = useTranslations('common')
  const { most } = altTexts[kind]
  const field = useRef<HTMLTextAreaElement>(null)
  const { tooLong, left = t('hint', { kind }) } = useCharacterCount(alt, most)
  // The form finds a text that is too long by this, and leads to it.
  useEffect(() => field.current?.setCustomValidity(tooLong ?? ''), [tooLong])
  return (
    <Field
      label={
        <span className="text-sm">
          {t('label', { kind })} <span className="font-normal text-quiet">({common('optional')})</span>
          <span className="sr-only">
            : <MixedScript text={name} />
          </span>
        </span>
      }
      error={tooLong}
      hint={left}
    >
      {(control) => (
        <GrowingArea
          {...control}
          ref={field}
          name="alts"
          rows={2}
          value={alt}
          onChange={(event) => onWrite(event.target.value)}
          className={`${control.className} max-h-60 min-h-18`}
        />
      )}
    </Field>
  )
}
