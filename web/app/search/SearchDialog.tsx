import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Dialog } from '../ui/Dialog.tsx'
import { SearchChoices } from './SearchChoices.tsx'
import { SearchForm } from './SearchForm.tsx'

/** Small screens: the search, over the page. */
export default function SearchDialog({ onClose }: { onClose(): void }) {
  const title = useTranslations('common')('search')
  const field = useRef<HTMLInputElement>(null)
  // Once the dialog is open; before that it would take the focus back.
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
