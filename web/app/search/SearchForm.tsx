import { limits } from '@bichar/contract/rules/limits.ts'
import { type FormEvent, type Ref, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLoginGate } from '../accounts/useLoginGate.ts'
import { Button } from '../ui/Button.tsx'
import { SearchField } from '../ui/SearchField.tsx'
import { parseSearchParams, searchPath, searchText } from './searchParams.ts'

/** The words that the present page was searched by. */
function useShownWords(): string {
  const { pathname, search } = useLocation()
  return pathname === '/search' ? searchText(parseSearchParams(new URLSearchParams(search))) : ''
}

interface SearchFormProps {
  /** Narrow, without a button: it is sent with Enter. */
  compact?: boolean
  field?: Ref<HTMLInputElement>
  /** Told when the search is on its way. */
  onSearch?(): void
}

/** Leads to the results of what is typed; a guest by way of the login. */
export function SearchForm({ compact = false, field, onSearch }: SearchFormProps) {
  const t = useTranslations('search')
  const submitLabel = useTranslations('common')('search')
  const gate = useLoginGate()
  const navigate = useNavigate()
  const shown = useShownWords()
  const [typed, setTyped] = useState(shown)
  useEffect(() => setTyped(shown), [shown])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // As it stands there: what was typed before the app had arrived is known to the field alone.
    const query = String(new FormData(event.currentTarget).get('query')).trim()
    if (!query) return
    const path = searchPath({ query })
    onSearch?.()
    if (gate('search', path)()) void navigate(path)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of many phones in use do not know <search>
    <form role="search" action="/search" onSubmit={submit} className="flex gap-2">
      <SearchField
        ref={field}
        name="query"
        label={t('label')}
        placeholder={compact ? submitLabel : t('placeholder')}
        enterKeyHint="search"
        maxLength={limits.title}
        value={typed}
        onChange={setTyped}
      />
      {!compact && <Button type="submit">{submitLabel}</Button>}
    </form>
  )
}
