import type { Suspect } from '@bichar/contract/suspects.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CallOptions } from '../../api/call.ts'
import { CallError } from '../../api/errors.ts'
import { toast } from '../../ui/toast.ts'
import { sendSuspectEdit, suspectOptions } from '../queries.ts'
import { ProfileDialog } from './ProfileDialog.tsx'
import { changesTo, profileOf, rebased } from './profile.ts'
import { useProfile } from './useProfile.ts'

interface EditSuspectDialogProps {
  suspect: Suspect
  onClose(): void
}

/** Changes a suspect, as far as this person may. What somebody else has changed meanwhile is not overwritten. */
export default function EditSuspectDialog({ suspect, onClose }: EditSuspectDialogProps) {
  const t = useTranslations('suspects.form')
  const client = useQueryClient()
  const [looked, setLooked] = useState(suspect)
  const [overtaken, setOvertaken] = useState(false)
  const before = profileOf(looked)
  const form = useProfile(before)
  const { text, photo } = form
  const changes = changesTo(before, text)
  const changed = Object.keys(changes).length > 0 || photo.file !== undefined

  const send = async (options: CallOptions) => {
    if (!changed) return onClose()
    const { crimeTypes, ...rest } = changes
    const edit = { ...rest, crimeTypes: crimeTypes && [...crimeTypes], version: looked.version }
    try {
      await sendSuspectEdit(client, suspect._id, { ...edit, photo: photo.file && [photo.file] }, options)
    } catch (error) {
      if (!(error instanceof CallError && error.code === 'conflict')) throw error
      const fresh = await client.fetchQuery({ ...suspectOptions(suspect._id), staleTime: 0 })
      form.setValues(rebased(before, text, profileOf(fresh)))
      setLooked(fresh)
      return setOvertaken(true)
    }
    toast.success(t('edited'))
    onClose()
  }

  return (
    <ProfileDialog
      title={t('edit')}
      submitLabel={t('editSubmit')}
      form={form}
      suspect={looked}
      changed={changed}
      failed={t('editFailed')}
      note={
        <>
          <p role="alert" className="rounded-card bg-notice p-4 font-semibold text-on-notice empty:hidden">
            {overtaken && t('overtaken')}
          </p>
          {!suspect.can.changeIdentity && <p className="text-quiet text-sm">{t('editOthersNote')}</p>}
        </>
      }
      send={send}
      onClose={onClose}
    />
  )
}
