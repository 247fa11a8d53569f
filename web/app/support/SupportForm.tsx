import type { Me } from '@bichar/contract/accounts.ts'
import { supportTexts } from '@bichar/contract/rules/texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { PhoneField } from '../accounts/PhoneField.tsx'
import { toLocalPhone } from '../accounts/phoneEntry.ts'
import { fieldCodes, refusedFile } from '../api/fieldCodes.ts'
import { FormFailure } from '../forms/FormFailure.tsx'
import { SendingControls } from '../forms/SendingControls.tsx'
import { useFocusAfterSubmit } from '../forms/useFocusAfterSubmit.ts'
import { useForm } from '../forms/useForm.ts'
import { useIdempotencyKey } from '../forms/useIdempotencyKey.ts'
import { useUpload } from '../forms/useUpload.ts'
import { MediaPicker } from '../media/picking/MediaPicker.tsx'
import { aboutFiles, altsOf, blobsOf, pickedOf } from '../media/picking/mediaItems.ts'
import { RefusedFile } from '../media/picking/RefusedFile.tsx'
import { useMediaItems } from '../media/picking/useMediaItems.ts'
import { LeaveWhileSending } from '../reportForm/form/LeaveWhileSending.tsx'
import { TextAreaField, TextField } from '../ui/Field.tsx'
import { toast } from '../ui/toast.ts'
import { checkSupport } from './checks.ts'
import { sendRequest } from './queries.ts'

/** The form for a support request. Name and phone number are prefilled from the account. */
export function SupportForm({ user, onSent }: { user: Me; onSent(): void }) {
  const t = useTranslations('support')
  const fields = useTranslations('accounts.fields')
  const client = useQueryClient()
  const upload = useUpload()
  const media = useMediaItems([])
  const { keyOf } = useIdempotencyKey()
  const sending = upload.share !== undefined

  const { form, errorOf, failure } = useForm({
    uncontrolled: true,
    initial: { name: user.name, phone: toLocalPhone(user.phone), desc: '' },
    check: checkSupport,
    fallback: t('failed'),
    stopped: t('stopped'),
    focusOnError: 'desc',
    async send(values) {
      if (media.preparing > 0) return
      const picked = pickedOf(media.items)
      const sent = { ...values, alts: altsOf(picked) }
      const key = keyOf([JSON.stringify(sent), ...picked.map(({ file }) => file)])
      const files = blobsOf(picked)
      media.refuse(undefined)
      try {
        await upload.run((options) =>
          sendRequest(client, { key, form: { ...values, ...aboutFiles(picked), files } }, options),
        )
      } catch (error) {
        const { files: wrongFile, alts, stills } = fieldCodes(error)
        media.refuse(wrongFile ?? alts ?? stills, refusedFile(error, 'files'))
        throw error
      }
      toast.success(t('submitted'))
      onSent()
    },
  })
  useFocusAfterSubmit(form.ref, sending)

  return (
    <form {...form} className="grid grid-cols-1 gap-5">
      <fieldset disabled={sending} className="grid min-w-0 grid-cols-1 gap-5 disabled:opacity-55">
        <TextField
          label={fields('name')}
          name="name"
          autoComplete="name"
          aria-required
          maxLength={supportTexts.name.most}
          defaultValue={user.name}
          error={errorOf('name')}
        />
        <PhoneField autoComplete="tel" defaultValue={toLocalPhone(user.phone)} error={errorOf('phone')} />
        <TextAreaField
          label={t('desc')}
          hint={t('descHint')}
          name="desc"
          aria-required
          error={errorOf('desc')}
        />
        <MediaPicker label={t('attachments')} media={media} />
      </fieldset>
      {failure && <FormFailure title={failure} text={t('notSentText')} />}
      <RefusedFile media={media} />
      <SendingControls upload={upload} submitLabel={t('submit')} preparing={media.preparing > 0} />
      {sending && <LeaveWhileSending question={t('leaveQuestion')} onLeave={upload.stop} />}
    </form>
  )
}
