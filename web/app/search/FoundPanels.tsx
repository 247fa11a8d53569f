import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorMessage } from '../i18n/errorMessage.ts'
import { PostList } from '../postScreens/PostList.tsx'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { panelOf } from '../ui/Tabs.tsx'
import { FoundSuspects } from './FoundSuspects.tsx'
import { NothingFound } from './NothingFound.tsx'
import type { Found } from './queries.ts'
import { SearchChoices } from './SearchChoices.tsx'
import type { SearchQuery } from './searchPath.ts'
import type { ResultTab } from './useResultTab.ts'

interface FoundPanelsProps {
  asked: SearchQuery
  /** Prefix of the ids of the tabs and their panels. */
  base: string
  found: UseInfiniteQueryResult<InfiniteData<Found>> & { data: InfiniteData<Found> }
  tab: ResultTab
  onChoose(tab: ResultTab): void
}

/** The posts and the suspects that were found, of which the chosen tab shows one. */
export function FoundPanels({ asked, base, found, tab, onChoose }: FoundPanelsProps) {
  const t = useTranslations('search')
  const reason = useErrorMessage()
  const { data, error, isFetching, hasNextPage, fetchNextPage } = found
  const more = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage])

  const suspects = data.pages.flatMap((page) => page.suspects)
  const { total = 0, totalSuspects = 0 } = data.pages.at(-1) ?? {}
  const nothing = { posts: total === 0, suspects: totalSuspects === 0 }
  const shownPosts = data.pages.reduce((count, { posts }) => count + posts.length, 0)

  return (
    <div className="grid grid-cols-1 gap-4">
      <div {...panelOf(base, 'posts')} hidden={tab !== 'posts'}>
        {tab === 'posts' &&
          (nothing.posts ? (
            <Nothing of="posts" other={nothing.suspects ? undefined : () => onChoose('suspects')} />
          ) : (
            <PostList
              query={{ ...found, hasNextPage: hasNextPage && shownPosts < total }}
              failed={reason(error, t('failedMore'))}
            />
          ))}
      </div>
      <div {...panelOf(base, 'suspects')} hidden={tab !== 'suspects'}>
        {tab === 'suspects' &&
          (nothing.suspects ? (
            <Nothing of="suspects" other={nothing.posts ? undefined : () => onChoose('posts')} />
          ) : (
            <FoundSuspects
              suspects={suspects}
              hasMore={hasNextPage && suspects.length < totalSuspects}
              isFetching={isFetching}
              error={error}
              more={more}
            />
          ))}
      </div>
      {nothing.posts && nothing.suspects && (
        <>
          <NothingFound asked={asked} alternatives={data.pages[0]?.alternatives ?? []} />
          <SearchChoices />
        </>
      )}
    </div>
  )
}

/** An empty tab; `other` opens the tab that is not empty. */
function Nothing({ of, other }: { of: ResultTab; other?: () => void }) {
  const t = useTranslations('search')
  return (
    <Empty
      icon={other && <SearchX aria-hidden className="size-8" />}
      isSmall={!other}
      title={t(of === 'posts' ? 'noPosts' : 'noSuspects')}
      text={t(other ? (of === 'posts' ? 'onlySuspects' : 'onlyPosts') : 'hint')}
      action={
        other && (
          <Button look="secondary" onClick={other}>
            {t(of === 'posts' ? 'showSuspects' : 'showPosts')}
          </Button>
        )
      }
    />
  )
}
