import { useInfiniteQuery } from '@tanstack/react-query'
import { ClipboardCheck, Keyboard } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/Button.tsx'
import { lazyDialog } from '../../ui/lazyDialog.tsx'
import { PagedList } from '../../ui/PagedList.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { AdminHeader } from '../panel/AdminHeader.tsx'
import { EmptyList } from '../panel/EmptyList.tsx'
import { OpenDesk } from '../panel/OpenDesk.tsx'
import { useAddressSearch } from '../panel/useAddressSearch.ts'
import { useFocusAfterDecision } from '../panel/useFocusAfterDecision.ts'
import { pendingOptions, postsOf } from '../review/pendingPosts.ts'
import { PendingPostCard } from './PendingPostCard.tsx'

const KeysDialog = lazyDialog(() => import('./KeysDialog.tsx'))

/** The posts that are pending review, with everything a moderator needs to decide. */
export default function PendingPostsPage() {
  const t = useTranslations('admin')
  const { search, typed, setTyped } = useAddressSearch()
  const [helping, setHelping] = useState(false)
  const query = useInfiniteQuery(pendingOptions(search))
  const page = useFocusAfterDecision()
  const total = query.data?.pages.at(-1)?.total ?? 0
  return (
    <div ref={page} tabIndex={-1} className="grid measure-text grid-cols-1 gap-4 outline-none">
      <AdminHeader title={t('pendingTitle')} action={<OpenDesk kind="post" />}>
        <div className="flex flex-wrap gap-3">
          <div className="min-w-0 grow basis-60">
            <SearchField label={t('searchPending')} value={typed} onChange={setTyped} />
          </div>
          <Button look="secondary" onClick={() => setHelping(true)} className="pointer-coarse:hidden">
            <Keyboard aria-hidden className="size-5" />
            {t('keys.title')}
          </Button>
        </div>
      </AdminHeader>
      <PagedList
        label={t('waiting')}
        query={query}
        items={postsOf(query.data?.pages ?? [])}
        count={total > 0 && t('waitingCount', { count: total })}
        failed={t('failedPending')}
        empty={
          <EmptyList
            search={search}
            noMatchText={t('noMatchText', { search })}
            icon={ClipboardCheck}
            title={t('noPending')}
            text={t('noPendingText')}
          />
        }
      >
        {(post) => <PendingPostCard post={post} onHelp={() => setHelping(true)} />}
      </PagedList>
      {helping && <KeysDialog onClose={() => setHelping(false)} />}
    </div>
  )
}
