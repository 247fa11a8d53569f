import type { WholeDistrict } from '@bichar/contract/places.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { FilePlus2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useLoginGate } from '../../accounts/useLoginGate.ts'
import { FollowButton } from '../../follows/FollowButton.tsx'
import { useErrorMessage } from '../../i18n/errorMessage.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Locator } from '../../places/map/Locator.tsx'
import { PostList } from '../../postScreens/PostList.tsx'
import { districtPostsOptions } from '../../posts/queries.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { DistrictNumbers } from './DistrictNumbers.tsx'
import { DistrictSuspects } from './DistrictSuspects.tsx'
import { UpazilaMap } from './UpazilaMap.tsx'
import { UpazilaTable } from './UpazilaTable.tsx'

interface DistrictProps {
  district: WholeDistrict
  /** The cursor after which its reports start. */
  after: string | null
}

export function District({ district, after }: DistrictProps) {
  const t = useTranslations('districts')
  if (district.reports.most === 0) return <DistrictWithoutReports district={district} />
  return (
    <div className="grid grid-cols-1 gap-4 lg:gap-6">
      <DistrictHeader district={district} />
      <DistrictNumbers district={district} />
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-6">
        <div className="grid grid-cols-1 gap-4">
          <Section title={t('upazilas')}>
            <UpazilaMap district={district} />
            <UpazilaTable upazilas={district.upazilas} />
          </Section>
          <Section title={t('suspects')}>
            <DistrictSuspects district={district.en} />
          </Section>
        </div>
        <Section title={t('latest')}>
          <DistrictPosts slug={district.slug} after={after} />
        </Section>
      </div>
      <p className="px-1 text-quiet text-sm">{t('inSteps')}</p>
    </div>
  )
}

function DistrictWithoutReports({ district }: Pick<DistrictProps, 'district'>) {
  const t = useTranslations('districts')
  const createReport = useTranslations('shell')('createReport')
  const gate = useLoginGate()
  return (
    <div className="grid grid-cols-1 gap-4 lg:gap-6">
      <DistrictHeader district={district} />
      <div className="card">
        <Empty
          icon={<FilePlus2 aria-hidden className="size-8" />}
          title={<h2>{t('noReports')}</h2>}
          action={
            <ButtonLink to="/newreport" onClick={gate('createReport', '/newreport')}>
              {createReport}
            </ButtonLink>
          }
        />
      </div>
      {district.suspects > 0 && (
        <Section title={t('suspects')}>
          <DistrictSuspects district={district.en} />
        </Section>
      )}
    </div>
  )
}

/** The district's name in both scripts, and a button to follow it. */
function DistrictHeader({ district: { en, bn, division } }: { district: WholeDistrict }) {
  const t = useTranslations('districts')
  const { language } = useLanguage()
  const [name, other] = language === 'bn' ? [bn, en] : [en, bn]
  return (
    <header className="flex flex-wrap items-center gap-4">
      <Locator district={en} className="h-24 w-auto shrink-0" />
      <div className="min-w-0 flex-1">
        <h1 className="heading text-xl">{name}</h1>
        <p className="text-quiet">
          <span lang={language === 'bn' ? 'en' : 'bn'}>{other}</span> ·{' '}
          {t('division', { name: division[language] })}
        </p>
      </div>
      <FollowButton of={{ kind: 'district', of: en }} title={name} className="basis-full sm:basis-auto" />
    </header>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <h2 id={id} className="heading px-1 text-lg">
        {title}
      </h2>
      {children}
    </section>
  )
}

function DistrictPosts({ slug, after }: { slug: string; after: string | null }) {
  const t = useTranslations('districts')
  const reason = useErrorMessage()
  const query = useInfiniteQuery(districtPostsOptions(slug, after))
  return (
    <PostList
      query={query}
      placeOf={(cursor) => `/places/${slug}?${new URLSearchParams({ after: cursor })}`}
      failed={reason(query.error, t('reportsFailed'))}
    />
  )
}
