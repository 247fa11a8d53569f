import type { CallOutput } from '@bichar/contract/api.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { History, type LucideIcon, MapPin, Search, Tags } from 'lucide-react'
import { type ReactNode, useEffect, useId } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../i18n/language.tsx'
import { MixedScript } from '../i18n/MixedScript.tsx'
import { languageOf } from '../i18n/text.ts'
import { placeNameOf } from '../places/queries.ts'
import { SuspectName } from '../suspects/SuspectName.tsx'
import { ComboboxOption } from '../ui/ComboboxOption.tsx'
import type { ComboboxState } from '../ui/useCombobox.ts'
import { useDebouncedValue } from '../ui/useDebouncedValue.ts'
import { suggestionsOptions } from './queries.ts'
import { matchingSearches, useRecentSearches } from './recentSearches.ts'
import { searchPath } from './searchPath.ts'

/** Debounce: long enough for the next letter of somebody who types fast, short enough not to be noticed. */
const pauseMilliseconds = 150

const none: CallOutput<'GET /search/suggestions'> = {
  success: true,
  suspects: [],
  places: [],
  categories: [],
}

/** The suggestions for some words; a request that is no longer needed is aborted. */
function useSuggestions(words: string) {
  const query = useDebouncedValue(words, pauseMilliseconds)
  const { data, isPlaceholderData } = useQuery({
    ...suggestionsOptions(query),
    placeholderData: keepPreviousData,
  })
  return { ...(data ?? none), isSettled: data !== undefined && !isPlaceholderData && query === words }
}

interface SuggestionsProps {
  box: ComboboxState
  words: string
  /** Whether the field is narrower than the list below it. */
  compact: boolean
  pathOf(words: string): string
  onChoose(path: string): void
  /** Called with the number of suggestions once it is known, and with undefined when the list is closed. */
  onCount(count: number | undefined): void
}

/** The list below the field while somebody types: what they may be about to write, and the suspects and places that match. */
export default function Suggestions({ box, words, compact, pathOf, onChoose, onCount }: SuggestionsProps) {
  const t = useTranslations('search.suggestions')
  const typeName = useTranslations('crimeTypes')
  const notConfirmed = useTranslations('suspects.origin')('notConfirmed')
  const { language } = useLanguage()
  const { suspects, places, categories, isSettled } = useSuggestions(words)
  const recent = matchingSearches(useRecentSearches().searches, words)
  const count = recent.length + suspects.length + places.length + categories.length
  useEffect(() => {
    if (isSettled) onCount(count)
  }, [isSettled, count, onCount])
  useEffect(() => () => onCount(undefined), [onCount])
  const option = (key: string, path: string, content: ReactNode) => (
    <ComboboxOption key={key} box={box} optionKey={key} onChoose={() => onChoose(path)}>
      {content}
    </ComboboxOption>
  )
  // The sidebar clips what does not fit into it, so there the list is positioned over the page.
  const place = compact ? 'fixed mt-14 w-96' : 'absolute inset-x-0 top-full mt-2'
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press beside an option leaves the focus in the field
    <div
      onMouseDown={(event) => event.preventDefault()}
      className={`z-10 max-h-[min(32rem,var(--screen)*0.6)] overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-1.5 shadow-float ${place}`}
    >
      <div id={box.listId} role="listbox" aria-label={t('label')} tabIndex={-1}>
        {option('words', pathOf(words), <Words icon={Search} text={t('words', { words })} />)}
        <Group title={t('recent')}>
          {recent.map((query) =>
            option(`recent ${query}`, pathOf(query), <Words icon={History} text={query} />),
          )}
        </Group>
        <Group title={t('suspects')}>
          {suspects.map(({ _id, name, image, status, location }) =>
            option(
              _id,
              `/suspects/${_id}`,
              <SuspectName suspect={{ name, photo: image, status }}>
                <span className="text-quiet">{notConfirmed}</span>
                {location && (
                  <span lang={languageOf(location)} className="line-clamp-1 text-quiet">
                    {location}
                  </span>
                )}
              </SuspectName>,
            ),
          )}
        </Group>
        <Group title={t('places')}>
          {places.map((found) =>
            option(
              `place ${found.district} ${found.upazila}`,
              searchPath(
                found.upazila
                  ? { district: found.district, upazila: found.upazila }
                  : { district: found.district },
              ),
              <Words icon={MapPin} text={placeNameOf(found, language)} />,
            ),
          )}
        </Group>
        <Group title={t('categories')}>
          {categories.map((category) =>
            option(
              `category ${category}`,
              searchPath({ category }),
              <Words icon={Tags} text={typeName(category)} />,
            ),
          )}
        </Group>
      </div>
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode[] }) {
  const titleId = useId()
  if (children.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox may not contain a fieldset
    <div role="group" aria-labelledby={titleId} className="mt-1 border-line border-t pt-1">
      <p id={titleId} role="presentation" className="px-2 py-1 font-bold text-quiet text-sm">
        {title}
      </p>
      {children}
    </div>
  )
}

/** The content of a suggestion that is only text. */
const Words = ({ icon: Icon, text }: { icon: LucideIcon; text: string }) => (
  <>
    <span className="grid size-11 shrink-0 place-items-center text-quiet">
      <Icon aria-hidden className="size-5" />
    </span>
    <span className="min-w-0 font-semibold">
      <MixedScript text={text} />
    </span>
  </>
)
