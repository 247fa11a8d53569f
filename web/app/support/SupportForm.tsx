import type { Me } from '@bichar/contract/accounts.ts'
import { supportTexts } from '@bichar/contract/rules/texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { PhoneField } from '../accounts/PhoneField.tsx'
import { localPhone } from '../accounts/phoneEntry.ts'
import { fieldCodes } from '../api/fieldCodes.ts'
import { NotSent } from '../forms/NotSent.tsx'
import { SendingControls } from '../forms/SendingControls.tsx'
import { useFocusAfterSending } from '../forms/useFocusAfterSending.ts'
import { useForm } from '../forms/useForm.ts'
import { useSendingKey } from '../forms/useSendingKey.ts'
import { useUpload } from '../forms/useUpload.ts'
import { MediaPicker } from '../media/picking/MediaPicker.tsx'
import { pickedOf } from '../media/picking/mediaItems.ts'
import { useMediaItems } from '../media/picking/useMediaItems.ts'
import { TextAreaField, TextField } from '../ui/Field.tsx'
import { toast } from '../ui/toast.ts'
import { LeaveWhileSending } from '../writing/form/LeaveWhileSending.tsx'
import { checkSupport } from './checks.ts'
import { sendRequest } from './queries.ts'

/** The form for a support request. Name and phone number are prefilled from the account. */
export function SupportForm({ user, onSent }: { user: Me; onSent(): void }) {
  const t = useTranslations('support')
  const fields = useTranslations('accounts.fields')
  const client = useQueryClient()
  const upload = useUpload()
  const media = useMediaItems([])
  const { keyOf } = useSendingKey()
  const sending = upload.share !== undefined

  const { form, errorOf, failure } = useForm({
    uncontrolled: true,
    initial: { name: user.name, phone: localPhone(user.phone), desc: '' },
    check: checkSupport,
    fallback: t('failed'),
    stopped: t('stopped'),
    retryAt: 'desc',
    async send(values) {
      if (media.preparing > 0) return
      const picked = pickedOf(media.items)
      const key = keyOf([values.name, values.phone, values.desc, ...picked.map(({ file }) => file)])
      const files = picked.length > 0 ? picked.map(({ file }) => file) : undefined
      media.refuse(undefined)
      try {
        await upload.run((options) => sendRequest(client, { key, form: { ...values, files } }, options))
      } catch (error) {
        media.refuse(fieldCodes(error).files)
        throw error
      }
      toast.success(t('submitted'))
      onSent()
    },
  })
  useFocusAfterSending(form.ref, sending)

  return (
    <form {...form} className="grid grid-cols-1 gap-5">
      <div inert={sending} className="grid grid-cols-1 gap-5 inert:opacity-55">
        <TextField
          label={fields('name')}
          name="name"
          autoComplete="name"
          aria-required
          maxLength={supportTexts.name.most}
          defaultValue={user.name}
          error={errorOf('name')}
        />
        <PhoneField autoComplete="tel" defaultValue={localPhone(user.phone)} error={errorOf('phone')} />
        <TextAreaField
          label={t('desc')}
          hint={t('descHint')}
          name="desc"
          aria-required
          error={errorOf('desc')}
        />
        <MediaPicker label={t('attachments')} media={media} />
      </div>
      {failure && <NotSent title={failure} text={t('notSentText')} />}
      <SendingControls upload={upload} submitLabel={t('submit')} preparing={media.preparing > 0} />
      {sending && <LeaveWhileSending question={t('leaveQuestion')} onLeave={upload.stop} />}
    </form>
  )
}
