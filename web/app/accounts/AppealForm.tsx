import { textProblems } from '@bichar/contract/rules/text.ts'
import { sanctionTexts } from '@bichar/contract/rules/texts.ts'
import { useTranslations } from 'use-intl'
import { CountedField } from '../forms/CountedField.tsx'
import { useForm } from '../forms/useForm.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/toast.ts'

const { appeal } = sanctionTexts

/** A form for an appeal against a sanction; `send` differs for people who cannot log in. */
export function AppealForm({ send }: { send(text: string): Promise<unknown> }) {
  const t = useTranslations('sanctions.appeal')
  const { form, values, problems, busy, setValues } = useForm({
    initial: { text: '' },
    check: (values) => textProblems({ text: appeal }, values),
    fallback: t('failed'),
    async send({ text }) {
      await send(text.trim())
      toast.success(t('sent'))
    },
  })
  return (
    <form {...form} className="grid gap-3">
      <h3 className="heading">{t('title')}</h3>
      <p>{t('text')}</p>
      <CountedField
        name="text"
        label={t('field')}
        value={values.text}
        readOnly={busy}
        onWrite={(text) => setValues({ text })}
        problem={problems.text}
        most={appeal.most}
        rows={5}
      />
      <Button type="submit" busy={busy} className="justify-self-start">
        {t('submit')}
      </Button>
    </form>
  )
}
