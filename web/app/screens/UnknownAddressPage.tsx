import { limits } from '@bichar/contract/rules/limits.ts'
import { Search } from 'lucide-react'
import { data, Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageOf } from '../i18n/text.ts'
import { guestCall } from '../page/pageRequest.ts'
import { leaveOutPart } from '../page/renderErrors.ts'
import { ShortPlace } from '../posts/ShortPlace.tsx'
import { Ago } from '../ui/Ago.tsx'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { TextField } from '../ui/Field.tsx'
import type { Route } from './+types/UnknownAddressPage.ts'

const shown = limits.feedPage

export async function loader({ context }: Route.LoaderArgs) {
  const latest = await guestCall(context)('GET /posts', { query: { limit: shown } }).then(
    ({ posts }) =>
      posts.map(({ _id, title, location, place, createdAt, isAnonymous }) => {
        return { _id, title, location, place, createdAt, isAnonymous }
      }),
    (error: unknown) => {
      leaveOutPart(context, error)
      return []
    },
  )
  return data({ latest }, { status: 404 })
}

/** The page for an unknown address: whoever followed an old link can search for what it was about, and continue to read. */
export default function UnknownAddressPage({ loaderData: { latest } }: Route.ComponentProps) {
  const t = useTranslations('shell')
  const search = useTranslations('common')('search')
  return (
    <div className="grid measure-text grid-cols-1 gap-6">
      <header className="grid gap-2">
        <h1 className="heading text-xl">{t('notFoundTitle')}</h1>
        <p className="text-quiet">{t('notFoundText')}</p>
      </header>
      <form
        action="/search"
        className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 [&_label]:whitespace-nowrap"
      >
        <TextField type="search" name="query" label={t('notFoundSearch')} autoComplete="off" required />
        <Button type="submit">
          <Search aria-hidden className="size-5" />
          {search}
        </Button>
      </form>
      {latest.length > 0 && (
        <section className="grid grid-cols-1 gap-3">
          <h2 className="heading text-lg">{t('latestReports')}</h2>
          <ul className="card divide-y divide-line">
            {latest.map(({ _id, title, location, place, createdAt, isAnonymous }) => (
              <li key={_id}>
                <Link to={`/postDetails/${_id}`} className="grid gap-0.5 p-4 hover:bg-raised">
                  <span lang={languageOf(title)} className="break-words font-bold">
                    {title}
                  </span>
                  <ShortPlace post={{ place, location }} className="break-words text-quiet text-sm" />
                  <span className="text-quiet text-sm">
                    <Ago at={createdAt} isDayOnly={isAnonymous} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ButtonLink to="/" look="secondary" className="justify-self-start">
        {t('toHome')}
      </ButtonLink>
    </div>
  )
}
