import type { CrimeType } from '@bichar/contract/rules/crimeTypes.ts'
import type { Suspect } from '@bichar/contract/suspects.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../api/errors.ts'
import { useForm } from '../../forms/useForm.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { sendCrimeTypes, sendSuspectEdit } from '../mutations.ts'
import { suspectOptions } from '../queries.ts'
import { CrimeTypesField } from './CrimeTypesField.tsx'
import { addedTypes, checkCrimeTypes, rebasedTypes } from './profile.ts'

interface EditCrimeTypesDialogProps {
  suspect: Suspect
  /** Called after an edit that waits for a moderator. */
  onPending(): void
  onClose(): void
}

/** Adds crime types to a suspect, and removes them where this person has permission. */
export default function EditCrimeTypesDialog({ suspect, onPending, onClose }: EditCrimeTypesDialogProps) {
  const t = useTranslations('suspects.crimeTypes')
  const pendingText = useTranslations('suspects.changes')('pendingToast')
  const common = useTranslations('common')
  const client = useQueryClient()
  const [looked, setLooked] = useState(suspect)
  const { form, values, errorOf, busy, setValues } = useForm({
    initial: { crimeTypes: suspect.crimeTypes },
    check: checkCrimeTypes,
    validateOnChange: true,
    fallback: t('failed'),
    async send({ crimeTypes: chosen }) {
      const added = addedTypes(looked.crimeTypes, chosen)
      const takesAway = looked.crimeTypes.some((type) => !chosen.includes(type))
      if (added.length > 0 || takesAway) {
        const saved = await (takesAway ? change(chosen) : sendCrimeTypes(client, looked, added))
        if (!saved) return
        toast.success(saved.isPending ? pendingText : t('done'))
        if (saved.isPending) onPending()
      }
      onClose()
    },
  })
  const { crimeTypes: chosen } = values

  const change = (crimeTypes: CrimeType[]) => {
    const edit = { crimeTypes, version: looked.version }
    return sendSuspectEdit(client, suspect._id, edit).catch((error) => {
      if (error instanceof CallError && error.code === 'conflict') return lookAgain(crimeTypes)
      throw error
    })
  }

  const lookAgain = async (chosen: CrimeType[]): Promise<undefined> => {
    const fresh = await client.fetchQuery({ ...suspectOptions(suspect._id), staleTime: 0 })
    setValues({ crimeTypes: [...rebasedTypes(looked.crimeTypes, chosen, fresh.crimeTypes)] })
    setLooked(fresh)
    toast.error(t('overtaken'))
  }

  return (
    <Dialog title={t('title')} onClose={onClose} busy={busy} size="form">
      <form {...form} className="grid grid-cols-1 gap-5">
        <fieldset disabled={busy} className="min-w-0">
          <CrimeTypesField
            chosen={chosen}
            fixed={suspect.can.changeIdentity ? [] : looked.crimeTypes}
            error={errorOf('crimeTypes')}
            onChange={(crimeTypes) => setValues({ crimeTypes })}
          />
        </fieldset>
        <DialogActions>
          <Button look="secondary" onClick={onClose} disabled={busy}>
            {common('cancel')}
          </Button>
          <Button type="submit" busy={busy} ready={chosen.length > 0}>
            {common('save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
