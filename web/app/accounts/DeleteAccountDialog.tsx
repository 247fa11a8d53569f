import { type WritingChoice, writingChoices } from '@bichar/contract/rules/writingChoices.ts'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useForm } from '../forms/useForm.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog, DialogActions } from '../ui/Dialog.tsx'
import { toast } from '../ui/toast.ts'
import { checkPassword } from './checks.ts'
import { PasswordEntry } from './PasswordEntry.tsx'

interface DeleteAccountDialogProps {
  /** Deletes the account; rejects if that is refused. */
  leave(password: string, writing: WritingChoice): Promise<void>
  onClose(): void
}

/** Asks for the password, and what is to happen to posts and comments, before an account is deleted for good. */
export default function DeleteAccountDialog({ leave, onClose }: DeleteAccountDialogProps) {
  const t = useTranslations('profiles.leave')
  const common = useTranslations('common')
  const navigate = useNavigate()
  const { form, errorOf, failure, busy } = useForm({
    uncontrolled: true,
    initial: { password: '', writing: 'keep' as WritingChoice },
    check: checkPassword,
    fallback: t('failed'),
    focusOnError: 'password',
    async send({ password, writing }) {
      await leave(password, writing)
      toast.success(t('done'))
      await navigate('/', { replace: true })
    },
  })
  return (
    <Dialog title={t('title')} onClose={onClose} busy={busy}>
      <form {...form} className="grid gap-4">
        <p>{t('text')}</p>
        <fieldset className="grid gap-1">
          <legend className="mb-1 font-bold">{t('writing')}</legend>
          {writingChoices.map((choice) => (
            <label key={choice} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="radio"
                name="writing"
                value={choice}
                defaultChecked={choice === 'keep'}
                className="size-5 shrink-0 accent-brand"
              />
              {t(choice)}
            </label>
          ))}
          <p className="text-quiet text-sm">{t('anonymous')}</p>
        </fieldset>
        <PasswordEntry name="password" autoComplete="current-password" error={errorOf('password')} />
        <p role="alert" className="min-h-7 font-semibold text-alarm">
          {failure}
        </p>
        <DialogActions>
          <Button look="secondary" onClick={onClose} disabled={busy}>
            {common('cancel')}
          </Button>
          <Button look="alarm" type="submit" busy={busy}>
            {t('confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
