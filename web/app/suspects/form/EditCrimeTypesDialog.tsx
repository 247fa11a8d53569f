import type { Suspect } from '@bichar/contract/suspects.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../api/errors.ts'
import { useErrorMessage, useFieldError } from '../../i18n/errorMessage.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { sendCrimeTypes, sendSuspectEdit, suspectOptions } from '../queries.ts'
import { CrimeTypesField } from './CrimeTypesField.tsx'
import { addedTypes, rebasedTypes } from './profile.ts'

interface EditCrimeTypesDialogProps {
  suspect: Suspect
  onClose(): void
}

/** Adds crime types to a suspect, and takes them away where this person may. */
export default function EditCrimeTypesDialog({ suspect, onClose }: EditCrimeTypesDialogProps) {
  const t = useTranslations('suspects.crimeTypes')
  const common = useTranslations('common')
  const errorMessage = useErrorMessage()
  const reason = useFieldError()
  const client = useQueryClient()
  const [looked, setLooked] = useState(suspect)
  const [chosen, setChosen] = useState(suspect.crimeTypes)
  const [busy, setBusy] = useState(false)
  const added = addedTypes(looked.crimeTypes, chosen)
  const takesAway = looked.crimeTypes.some((type) => !chosen.includes(type))

  const send = async () => {
    if (!takesAway) return sendCrimeTypes(client, looked, added)
    const edit = { crimeTypes: chosen, version: looked.version }
    return sendSuspectEdit(client, suspect._id, edit).catch((error) => {
      if (error instanceof CallError && error.code === 'conflict') return lookAgain()
      throw error
    })
  }

  const lookAgain = async (): Promise<undefined> => {
    const fresh = await client.fetchQuery({ ...suspectOptions(suspect._id), staleTime: 0 })
    setChosen([...rebasedTypes(looked.crimeTypes, chosen, fresh.crimeTypes)])
    setLooked(fresh)
    toast.error(t('overtaken'))
  }

  const save = async () => {
    setBusy(true)
    try {
      if (added.length > 0 || takesAway) {
        if (!(await send())) return
        toast.success(t('done'))
      }
      onClose()
    } catch (error) {
      toast.error(errorMessage(error, t('failed')))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog title={t('title')} onClose={() => !busy && onClose()} size="form">
      <form
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <div inert={busy}>
          <CrimeTypesField
            chosen={chosen}
            fixed={suspect.can.changeIdentity ? [] : looked.crimeTypes}
            error={chosen.length === 0 ? reason('crime_type_required') : undefined}
            onChange={setChosen}
          />
        </div>
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="outline" onClick={onClose} disabled={busy}>
            {common('cancel')}
          </Button>
          <Button type="submit" busy={busy} disabled={chosen.length === 0}>
            {common('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
