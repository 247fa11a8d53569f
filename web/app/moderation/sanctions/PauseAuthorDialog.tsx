import type { PausedThing } from '@bichar/contract/rules/sanctions.ts'
import { textProblems } from '@bichar/contract/rules/text.ts'
import { sanctionTexts } from '@bichar/contract/rules/texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../api/call.ts'
import { useForm } from '../../forms/useForm.ts'
import { sanctionsChanged } from '../../sanctions/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { useDiscardQuestion, useUnsentWords } from '../../ui/useDiscardQuestion.tsx'
import { PanelMessages } from '../panel/PanelMessages.tsx'
import { pauseDays } from './days.ts'
import { ReasonField, UntilField } from './SanctionFields.tsx'

const { reason } = sanctionTexts

interface PauseAuthorDialogProps {
  thing: PausedThing
  id: string
  onClose(): void
}

/** Pauses the author of an anonymous item, so that they can only read, without revealing who that is. */
export default function PauseAuthorDialog(props: PauseAuthorDialogProps) {
  const title = useTranslations('sanctions.pauseAuthor')('pauseTitle')
  const [busy, setBusy] = useState(false)
  const [isWritten, setIsWritten] = useState(false)
  const { close, question } = useDiscardQuestion({
    isDirty: () => isWritten,
    words: useUnsentWords(),
    onClose: props.onClose,
  })
  return (
    <Dialog title={title} onClose={close} busy={busy} size="medium">
      <PanelMessages>
        <PauseForm {...props} onBusy={setBusy} onCancel={close} onWritten={setIsWritten} />
      </PanelMessages>
      {question}
    </Dialog>
  )
}

interface PauseFormProps extends PauseAuthorDialogProps {
  onBusy(busy: boolean): void
  /** Told whether a reason has been written that would be lost. */
  onWritten(isWritten: boolean): void
  onCancel(): void
}

function PauseForm({ thing, id, onClose, onBusy, onWritten, onCancel }: PauseFormProps) {
  const t = useTranslations('people')
  const pauseAuthor = useTranslations('sanctions.pauseAuthor')('pauseAuthor')
  const cancel = useTranslations('common')('cancel')
  const client = useQueryClient()
  const { usual } = pauseDays()
  const { form, values, problems, errorOf, busy, setValues } = useForm({
    initial: { reason: '', until: usual },
    check: (values) => ({
      ...textProblems({ reason }, values),
      ...(values.until === '' && { until: 'until_required' as const }),
    }),
    fallback: t('form.failed'),
    onBusy,
    async send({ reason, until }) {
      await call('POST /admin/author-pauses', { body: { thing, id, reason: reason.trim(), until } })
      toast.success(t('pauseDone'))
      onClose()
      await sanctionsChanged(client)
    },
  })
  return (
    <form {...form} className="grid gap-4">
      <p>{t('pauseText')}</p>
      <UntilField
        value={values.until}
        error={errorOf('until')}
        onChoose={(day) => setValues({ until: day })}
      />
      <ReasonField
        value={values.reason}
        readOnly={busy}
        onWrite={(written) => {
          setValues({ reason: written })
          onWritten(written.trim() !== '')
        }}
        problem={problems.reason}
      />
      <DialogActions>
        <Button look="secondary" onClick={onCancel} disabled={busy}>
          {cancel}
        </Button>
        <Button look="alarm" type="submit" busy={busy}>
          {pauseAuthor}
        </Button>
      </DialogActions>
    </form>
  )
}
