import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Dialog } from '../ui/Dialog.tsx'
import { SearchChoices } from './SearchChoices.tsx'
import { SearchForm } from './SearchForm.tsx'

/** The search on small screens, in a dialog. */
export default function SearchDialog({ onClose }: { onClose(): void }) {
  const title = useTranslations('common')('search')
  const field = useRef<HTMLInputElement>(null)
  // Runs once the dialog is open, because opening it would take the focus back.
  useEffect(() => field.current?.focus(), [])
  return (
    <Dialog title={title} size="form" onClose={onClose}>
      <div className="grid grid-cols-1 gap-6">
        <SearchForm field={field} onSearch={onClose} />
        <SearchChoices onChoose={onClose} />
      </div>
    </Dialog>
  )
}
