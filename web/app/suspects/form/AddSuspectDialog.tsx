import type { Suspect } from '@bichar/contract/suspects.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSendingKey } from '../../forms/useSendingKey.ts'
import { toast } from '../../ui/toast.ts'
import { sendNewSuspect } from '../queries.ts'
import { ProfileDialog } from './ProfileDialog.tsx'
import { changesTo, emptyProfile } from './profile.ts'
import { useProfile } from './useProfile.ts'

interface AddSuspectDialogProps {
  onClose(): void
  /** Called with the new suspect, after which the dialog closes. */
  onCreated(suspect: Suspect): void
  /** What the person was looking for, to begin with. */
  name?: string
}

/** Makes the profile of a suspect; on top of the form of a report too. */
export default function AddSuspectDialog({ onClose, onCreated, name = '' }: AddSuspectDialogProps) {
  const t = useTranslations('suspects.form')
  const client = useQueryClient()
  const [before] = useState({ ...emptyProfile, name })
  const form = useProfile(before)
  const { keyOf } = useSendingKey()
  const { text, photo } = form
  return (
    <ProfileDialog
      title={t('add')}
      submitLabel={t('addSubmit')}
      form={form}
      changed={Object.keys(changesTo(before, text)).length > 0 || photo.file !== undefined}
      failed={t('addFailed')}
      note={<p className="text-quiet text-sm">{t('addNote')}</p>}
      send={async (options) => {
        const { crimeTypes, ...rest } = text
        const profile = { ...rest, crimeTypes: [...crimeTypes] }
        const files = photo.file && [photo.file]
        const key = keyOf([JSON.stringify(profile), photo.file])
        const made = await sendNewSuspect(client, { ...profile, photo: files }, { ...options, key })
        toast.success(t('added'))
        onCreated(made)
        onClose()
      }}
      onClose={onClose}
    />
  )
}
