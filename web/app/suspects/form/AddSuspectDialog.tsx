import type { Suspect } from '@bichar/contract/suspects.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useSession } from '../../api/session.ts'
import { useIdempotencyKey } from '../../forms/useIdempotencyKey.ts'
import { toast } from '../../ui/toast.ts'
import { sendNewSuspect } from '../mutations.ts'
import { AlikeSuspects } from '../picking/AlikeSuspects.tsx'
import { ProfileDialog } from './ProfileDialog.tsx'
import { emptyProfile } from './profile.ts'
import { useProfile } from './useProfile.ts'

interface AddSuspectDialogProps {
  onClose(): void
  /** Called with the new suspect; the dialog then closes. */
  onCreated(suspect: Suspect): void
  /** Called with an existing suspect that the person chose instead; the dialog then closes. */
  onAlike(suspect: Suspect): void
  /** Initial name, from what the person was searching for. */
  name?: string
}

/**
 * Creates the profile of a suspect. The dialog can also open on top of the form of a report. What one person has written in it is not there
 * for the next one, who has logged in in another tab.
 */
export default function AddSuspectDialog(props: AddSuspectDialogProps) {
  return <AddSuspect key={useSession().user?._id} {...props} />
}

function AddSuspect({ onClose, onCreated, onAlike, name = '' }: AddSuspectDialogProps) {
  const t = useTranslations('suspects.form')
  const client = useQueryClient()
  const { keyOf } = useIdempotencyKey()
  const form = useProfile({
    initial: { ...emptyProfile, name },
    failed: t('addFailed'),
    async send({ crimeTypes, ...rest }, photo, options) {
      const profile = { ...rest, crimeTypes: [...crimeTypes] }
      const key = keyOf([JSON.stringify(profile), photo])
      const made = await sendNewSuspect(client, { ...profile, photo: photo && [photo] }, { ...options, key })
      toast.success(t('added'))
      onCreated(made)
      onClose()
    },
  })
  return (
    <ProfileDialog
      title={t('add')}
      submitLabel={t('addSubmit')}
      form={form}
      changed={form.isDirty() || form.photo.file !== undefined}
      note={
        <>
          <AlikeSuspects
            name={form.values.name}
            location={form.values.location.trim()}
            age={form.values.age}
            onChoose={(suspect) => {
              onAlike(suspect)
              onClose()
            }}
          />
          <p className="text-quiet text-sm">{t('addNote')}</p>
        </>
      }
      onClose={onClose}
    />
  )
}
