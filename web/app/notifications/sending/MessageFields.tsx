import { limits } from '@bichar/contract/limits.ts'
import { useTranslations } from 'use-intl'
import { TextAreaField, TextField } from '../../ui/Field.tsx'
import type { Message } from './queries.ts'

interface MessageFieldsProps {
  errorOf(field: keyof Message): string | undefined
}

/** What every message has. */
export function MessageFields({ errorOf }: MessageFieldsProps) {
  const words = useTranslations('notifications.sending')
  const optional = useTranslations('common')('optional')
  return (
    <>
      <TextField
        label={words('messageTitle')}
        name="title"
        maxLength={limits.title}
        error={errorOf('title')}
      />
      <TextAreaField
        label={words('description')}
        name="description"
        rows={4}
        maxLength={limits.description}
        error={errorOf('description')}
      />
      <TextField
        label={
          <>
            {words('link')} <span className="font-normal text-quiet">({optional})</span>
          </>
        }
        name="link"
        inputMode="url"
        maxLength={limits.url}
        hint={words('linkHint')}
        error={errorOf('link')}
      />
    </>
  )
}
