import type { Me } from '@bichar/contract/accounts.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import { accountTexts } from '@bichar/contract/rules/texts.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { checkProfile } from '../accounts/checks.ts'
import { formatPhone } from '../accounts/phoneEntry.ts'
import { useForm } from '../forms/useForm.ts'
import type { PictureRule } from '../media/picking/takeInPicture.ts'
import { usePicture } from '../media/picking/usePicture.ts'
import { Button } from '../ui/Button.tsx'
import { TextAreaField, TextField } from '../ui/Field.tsx'
import { toast } from '../ui/toast.ts'
import { AvatarField } from './AvatarField.tsx'
import { useEditProfile } from './queries.ts'

/** Spec section 5, Profile avatar. */
const avatarRule: PictureRule = {
  extensions: ['jpg', 'jpeg', 'png', 'gif'],
  wrongType: 'avatar_type',
  mostBytes: limits.avatarBytes,
  tooLarge: 'avatar_too_large',
}

interface ProfileFormProps {
  user: Me
  onDone(): void
  onBusy(busy: boolean): void
}

export function ProfileForm({ user, onDone, onBusy }: ProfileFormProps) {
  const t = useTranslations('profiles')
  const fields = useTranslations('accounts.fields')
  const picture = usePicture(avatarRule)
  const [without, setWithout] = useState(false)
  const removePicture = () => {
    picture.drop()
    setWithout(true)
  }
  const { mutateAsync: edit } = useEditProfile()
  const { form, errorOf, failure, busy } = useForm({
    uncontrolled: true,
    initial: { name: user.name, address: user.address },
    check: checkProfile,
    fallback: t('updateFailed'),
    onBusy,
    focusOnError: 'name',
    async send({ name, address }) {
      await edit({ name, address, avatar: picture.file ?? (without ? 'none' : undefined) })
      toast.success(t('updated'))
      onDone()
    },
  })
  return (
    <form {...form} className="grid gap-4">
      <AvatarField picture={picture} present={without ? null : user.avatar} onRemove={removePicture} />
      <TextField
        label={fields('name')}
        name="name"
        autoComplete="name"
        maxLength={accountTexts.name.most}
        defaultValue={user.name}
        error={errorOf('name')}
      />
      <TextField
        label={fields('phone')}
        hint={t('phoneFixed')}
        value={formatPhone(user.phone)}
        readOnly
        disabled
      />
      <TextAreaField
        label={t('address')}
        name="address"
        autoComplete="street-address"
        rows={2}
        maxLength={accountTexts.address.most}
        defaultValue={user.address}
        hint={t('addressHint')}
        error={errorOf('address')}
      />
      <p role="alert" className="min-h-7 font-semibold text-alarm">
        {failure}
      </p>
      <Button
        type="submit"
        busy={busy}
        aria-disabled={picture.preparing}
        className="min-h-12 px-6 sm:justify-self-start"
      >
        {t('save')}
      </Button>
    </form>
  )
}
