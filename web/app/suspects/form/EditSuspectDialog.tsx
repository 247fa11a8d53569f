import type { Suspect } from '@bichar/contract/suspects.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../api/errors.ts'
import { toast } from '../../ui/toast.ts'
import { sendSuspectEdit } from '../mutations.ts'
import { suspectOptions } from '../queries.ts'
import { ProfileDialog } from './ProfileDialog.tsx'
import { changesTo, type Profile, profileOf, rebased } from './profile.ts'
import { useProfile } from './useProfile.ts'

interface EditSuspectDialogProps {
  suspect: Suspect
  /** Called after an edit that waits for a moderator. */
  onPending(): void
  onClose(): void
}

/** Edits a suspect, as far as this person has permission. Changes that somebody else has made meanwhile are not overwritten. */
export default function EditSuspectDialog({ suspect, onPending, onClose }: EditSuspectDialogProps) {
  const t = useTranslations('suspects.form')
  const pendingText = useTranslations('suspects.changes')('pendingToast')
  const client = useQueryClient()
  const [looked, setLooked] = useState(suspect)
  const [overtaken, setOvertaken] = useState(false)
  const before = profileOf(looked)
  const hasChanged = (text: Profile, photo: File | undefined) =>
    Object.keys(changesTo(before, text)).length > 0 || photo !== undefined

  const form = useProfile({
    initial: before,
    failed: t('editFailed'),
    async send(text, photo, options) {
      if (!hasChanged(text, photo)) return onClose()
      const { crimeTypes, ...rest } = changesTo(before, text)
      const edit = { ...rest, crimeTypes: crimeTypes && [...crimeTypes], version: looked.version }
      try {
        const withPhoto = { ...edit, photo: photo && [photo] }
        const { isPending } = await sendSuspectEdit(client, suspect._id, withPhoto, options)
        toast.success(isPending ? pendingText : t('edited'))
        if (isPending) onPending()
      } catch (error) {
        if (!(error instanceof CallError && error.code === 'conflict')) throw error
        const fresh = await client.fetchQuery({ ...suspectOptions(suspect._id), staleTime: 0 })
        form.setValues(rebased(before, text, profileOf(fresh)))
        setLooked(fresh)
        return setOvertaken(true)
      }
      onClose()
    },
  })

  return (
    <ProfileDialog
      title={t('edit')}
      submitLabel={t('editSubmit')}
      form={form}
      suspect={looked}
      changed={hasChanged(form.values, form.photo.file)}
      note={
        <>
          <p role="alert" className="rounded-card bg-notice p-4 font-semibold text-on-notice empty:hidden">
            {overtaken && t('overtaken')}
          </p>
          <EditNote suspect={suspect} />
        </>
      }
      onClose={onClose}
    />
  )
}

/** What this person may change, and who looks at it. */
function EditNote({ suspect: { can, shown, isMinor, createdBy } }: { suspect: Suspect }) {
  const t = useTranslations('suspects.form')
  const isPublic = shown === 'shown'
  if (can.changeIdentity) {
    // The changes of moderators who have not added the suspect take effect at once.
    return isPublic && createdBy && <p className="text-quiet text-sm">{t('editOwnNote')}</p>
  }
  return <p className="text-quiet text-sm">{t(isMinor && isPublic ? 'editMinorNote' : 'editOthersNote')}</p>
}
