import { limits } from '@bichar/contract/rules/limits.ts'
import { useTranslations } from 'use-intl'
import { useLoginGate } from '../../accounts/useLoginGate.ts'
import type { CallOptions } from '../../api/call.ts'
import type { Form } from '../../forms/form.ts'
import { useForm } from '../../forms/useForm.ts'
import { type Upload, useUpload } from '../../forms/useUpload.ts'
import { useFieldError } from '../../i18n/fieldError.ts'
import type { PictureRule } from '../../media/picking/takeInPicture.ts'
import { type Picture, usePicture } from '../../media/picking/usePicture.ts'
import { type Profile, type ProfileField, problemsOf } from './profile.ts'

/** Spec section 5, Suspect. */
const photoRule: PictureRule = {
  extensions: ['jpg', 'jpeg', 'png', 'webp'],
  wrongType: 'photo_type',
  mostBytes: limits.photoBytes,
  tooLarge: 'photo_too_large',
}

/** The state of the form of a suspect. */
export interface ProfileForm extends Form<Profile> {
  photo: Picture
  upload: Upload
  /** Whether the server's rules are met. */
  ready: boolean
  /** Why the form cannot be sent yet, unless a field shows the error itself. */
  missing: string | undefined
}

interface ProfileRules {
  initial: Profile
  /** Sends the form, and on success shows the result and continues. */
  send(text: Profile, photo: File | undefined, options: CallOptions): Promise<unknown>
  /** Message if the server gives no reason (spec section 8). */
  failed: string
}

export function useProfile({ initial, send, failed }: ProfileRules): ProfileForm {
  const t = useTranslations('suspects.form')
  const gate = useLoginGate()
  const upload = useUpload()
  const photo = usePicture(photoRule)
  const form = useForm({
    initial,
    check: problemsOf,
    validateOnChange: true,
    files: { names: ['photo'], refuse: photo.refuse },
    fallback: failed,
    stopped: t('stopped'),
    async send(text) {
      if (gate('continue')()) await upload.run((options) => send(text, photo.file, options))
    },
  })
  const fieldError = useFieldError()
  const problems = problemsOf(form.values)
  const [unsaid] = Object.keys(problems) as ProfileField[]
  const ready = unsaid === undefined
  const missing = unsaid && !form.errorOf(unsaid) ? fieldError(problems[unsaid]) : undefined
  return { ...form, photo, upload, ready, missing }
}
