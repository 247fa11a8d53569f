import { limits } from '@bichar/contract/rules/limits.ts'
import { type FormEvent, type Ref, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLoginGate } from '../accounts/useLoginGate.ts'
import { useSession } from '../api/session.ts'
import { withMessages } from '../i18n/withMessages.ts'
import { Button } from '../ui/Button.tsx'
import { SearchField } from '../ui/SearchField.tsx'
import { useCombobox } from '../ui/useCombobox.ts'
import { useTypedText } from '../ui/useTypedText.ts'
import type Suggesting from './Suggestions.tsx'

/** The words of the present search, and the address of a search for other words, which keeps the filters of the results page. */
function useSearchText() {
  const { pathname, search } = useLocation()
  const address = new URLSearchParams(pathname === '/search' ? search : '')
  const pathOf = (query: string) => {
    const next = new URLSearchParams(address)
    for (const name of ['q', 'show', 'post']) next.delete(name)
    next.set('query', query)
    return `/search?${next}`
  }
  return { shown: address.get('query') ?? address.get('q') ?? '', pathOf }
}

const writtenIn = (form: HTMLFormElement | null): string => form?.query.value ?? ''

interface SearchFormProps {
  /** Whether it is narrow and has no button, so that Enter submits it. */
  compact?: boolean
  field?: Ref<HTMLInputElement>
  /** Called when a search starts. */
  onSearch?(): void
}

/** A form that leads to the results; a guest is sent to the login first. Signed-in people get suggestions while they type. */
export function SearchForm({ compact = false, field, onSearch }: SearchFormProps) {
  const t = useTranslations('search')
  const submitLabel = useTranslations('common')('search')
  const gate = useLoginGate()
  const navigate = useNavigate()
  const { status } = useSession()
  const { shown, pathOf } = useSearchText()
  const form = useRef<HTMLFormElement>(null)
  const { typed, setTyped, written } = useTypedText(shown)
  // Only the DOM has what was typed before hydration, and it must stay.
  useEffect(() => setTyped(writtenIn(form.current)), [setTyped])
  const [Suggestions, setSuggestions] = useState<typeof Suggesting>()
  const suggests = status === 'signedIn'
  const box = useCombobox(!suggests || !Suggestions || typed.trim().length < limits.suggestionLeast)
  const [count, setCount] = useState<number>()

  const fetchSuggestions = () => {
    if (!suggests || Suggestions) return
    withMessages(() => import('./Suggestions.tsx')).then(
      (module) => setSuggestions(() => module.default),
      (error: unknown) => console.warn('Suggestions could not be fetched', error),
    )
  }
  const go = (path: string) => {
    box.close()
    setTyped(shown)
    onSearch?.()
    void navigate(path)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const query = writtenIn(event.currentTarget).trim()
    if (!query) return
    const path = pathOf(query)
    const pendingAction = { act: 'search', title: query } as const
    box.close()
    onSearch?.()
    if (!gate('search', path, pendingAction)()) return
    written.current = query
    setTyped(query)
    void navigate(path)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of many phones in use do not support <search>
    <form ref={form} role="search" action="/search" onSubmit={submit} className="relative flex gap-2">
      <SearchField
        ref={field}
        name="query"
        label={t('label')}
        placeholder={compact ? submitLabel : t('placeholder')}
        enterKeyHint="search"
        maxLength={limits.title}
        {...(suggests && box.field)}
        onFocus={fetchSuggestions}
        value={typed}
        onChange={(words) => {
          setTyped(words)
          // For somebody who focused the field before the session was known.
          fetchSuggestions()
          box.onWritten()
        }}
      />
      {!compact && <Button type="submit">{submitLabel}</Button>}
      {suggests && Suggestions && box.isOpen && (
        <Suggestions
          box={box}
          words={typed.trim()}
          compact={compact}
          pathOf={pathOf}
          onChoose={go}
          onCount={setCount}
        />
      )}
      {/* Rendered from the start: not every screen reader announces a live region that appears together with its text. */}
      <p aria-live="polite" className="sr-only">
        {count !== undefined && t('suggestions.count', { count })}
      </p>
    </form>
  )
}
