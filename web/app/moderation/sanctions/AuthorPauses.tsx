import type { AuthorPause } from '@bichar/contract/sanctions.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { UserRoundX } from 'lucide-react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { HiddenName, MixedScript } from '../../i18n/MixedScript.tsx'
import { SanctionFacts } from '../../sanctions/SanctionFacts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { PagedList } from '../../ui/PagedList.tsx'
import { PausedThingLink } from './PausedThingLink.tsx'
import { authorPausesOptions } from './queries.ts'
import { useLifting } from './useLifting.ts'

/** The authors of these anonymous items are paused, which means that they can only read. Nobody learns who they are. */
export function AuthorPauses() {
  const t = useTranslations('people')
  const query = useInfiniteQuery(authorPausesOptions())
  return (
    <PagedList
      label={t('authorPauses')}
      query={query}
      items={query.data?.pages.flatMap(({ pauses }) => pauses) ?? []}
      failed={t('authorPausesFailed')}
      empty={
        <Empty icon={<UserRoundX aria-hidden className="size-8" />} title={t('noAuthorPauses')} text="" />
      }
    >
      {(pause) => <AuthorPauseCard pause={pause} />}
    </PagedList>
  )
}

function AuthorPauseCard({ pause }: { pause: AuthorPause }) {
  const t = useTranslations('people')
  const nameId = useId()
  const { _id, by, thing } = pause
  const { lift, busy } = useLifting(_id)
  return (
    <article
      aria-labelledby={nameId}
      tabIndex={-1}
      className="card grid scroll-mt-20 grid-cols-1 gap-3 p-4 sm:p-5"
    >
      <span id={nameId}>
        <HiddenName text={t('authorPauseOf', { title: thing.title ?? t('goneThing') })} />
      </span>
      <SanctionFacts heading="h2" sanction={{ ...pause, kind: 'pause', isActive: true }} />
      <p className="text-quiet text-sm">
        <MixedScript text={t('by', { name: by ?? t('gone') })} />
        {' · '}
        <PausedThingLink thing={thing} />
      </p>
      <Button look="secondary" busy={busy} onClick={lift} className="justify-self-start">
        {t('lift')}
      </Button>
    </article>
  )
}
