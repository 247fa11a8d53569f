import type { PausedThing } from '@bichar/contract/rules/sanctions.ts'
import { textProblems } from '@bichar/contract/rules/text.ts'
import { sanctionTexts } from '@bichar/contract/rules/texts.ts'
import { useTranslations } from 'use-intl'
import { call } from '../api/call.ts'
import { CountedField } from '../forms/CountedField.tsx'
import { useForm } from '../forms/useForm.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { TextField } from '../ui/Field.tsx'
import { toast } from '../ui/toast.ts'
import { pauseDays } from './days.ts'

const { reason } = sanctionTexts

/** Lets whoever wrote something anonymous only read, without anybody learning who that is. */
export default function PauseAuthorDialog({
  thing,
  id,
  onClose,
}: {
  thing: PausedThing
  id: string
  onClose(): void
}) {
  const t = useTranslations('sanctions.pauseAuthor')
  const cancel = useTranslations('common')('cancel')
  const { min, max, usual } = pauseDays()
  const { form, values, problems, errorOf, busy, setValues } = useForm({
    initial: { reason: '', until: usual },
    check: (values) => ({
      ...textProblems({ reason }, values),
      ...(values.until === '' && { until: 'until_required' as const }),
    }),
    fallback: t('sanctionFailed'),
    async send({ reason, until }) {
      await call('POST /admin/author-pauses', { body: { thing, id, reason: reason.trim(), until } })
      toast.success(t('pauseDone'))
      onClose()
    },
  })
  return (
    <Dialog title={t('pauseTitle')} onClose={onClose} size="medium">
      <form {...form} className="grid gap-4">
        <p>{t('pauseText')}</p>
        <TextField
          type="date"
          name="until"
          label={t('until')}
          min={min}
          max={max}
          value={values.until}
          onChange={(event) => setValues({ until: event.target.value })}
          error={errorOf('until')}
        />
        <CountedField
          name="reason"
          label={t('reason')}
          value={values.reason}
          onWrite={(written) => setValues({ reason: written })}
          problem={problems.reason}
          most={reason.most}
          rows={3}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="outline" onClick={onClose} disabled={busy}>
            {cancel}
          </Button>
          <Button look="alarm" type="submit" busy={busy}>
            {t('pauseAuthor')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
