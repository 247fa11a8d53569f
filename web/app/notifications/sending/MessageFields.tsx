import { messageTexts } from '@bichar/contract/rules/texts.ts'
import { useTranslations } from 'use-intl'
import { TextAreaField, TextField } from '../../ui/Field.tsx'
import type { Message } from './queries.ts'

interface MessageFieldsProps {
  initial: Message
  errorOf(field: keyof Message): string | undefined
}

/** The fields that every message has. */
export function MessageFields({ initial, errorOf }: MessageFieldsProps) {
  const t = useTranslations('sending')
  const optional = useTranslations('common')('optional')
  return (
    <>
      <TextField
        label={t('messageTitle')}
        name="title"
        defaultValue={initial.title}
        maxLength={messageTexts.title.most}
        error={errorOf('title')}
      />
      <TextAreaField
        label={t('description')}
        name="description"
        defaultValue={initial.description}
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
        defaultValue={initial.link}
        inputMode="url"
        maxLength={messageTexts.link.most}
        hint={t('linkHint')}
        error={errorOf('link')}
      />
    </>
  )
}
