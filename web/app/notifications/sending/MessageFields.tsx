import { messageTexts } from '@bichar/contract/rules/texts.ts'
import { useTranslations } from 'use-intl'
import { TextAreaField, TextField } from '../../ui/Field.tsx'
import type { Message } from './queries.ts'

interface MessageFieldsProps {
  errorOf(field: keyof Message): string | undefined
}

/** What every message has. */
export function MessageFields({ errorOf }: MessageFieldsProps) {
  const t = useTranslations('notifications.sending')
  const optional = useTranslations('common')('optional')
  return (
    <>
      <TextField
        label={t('messageTitle')}
        name="title"
        maxLength={messageTexts.title.most}
        error={errorOf('title')}
      />
      <TextAreaField
        label={t('description')}
        name="description"
        rows={4}
        maxLength={messageTexts.description.most}
        error={errorOf('description')}
      />
      <TextField
        label={
          <>
            {t('link')} <span className="font-normal text-quiet">({optional})</span>
          </>
        }
        name="link"
        inputMode="url"
        maxLength={messageTexts.link.most}
        hint={t('linkHint')}
        error={errorOf('link')}
      />
    </>
  )
}
