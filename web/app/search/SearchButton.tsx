import { Search } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from '../ui/Button.tsx'
import { lazyDialog } from '../ui/lazyDialog.tsx'

const SearchDialog = lazyDialog(() => import('./SearchDialog.tsx'))

/** Opens the search in a dialog. */
export function SearchButton() {
  const label = useTranslations('common')('search')
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton label={label} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Search aria-hidden className="size-6" />
      </IconButton>
      {open && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  )
}
