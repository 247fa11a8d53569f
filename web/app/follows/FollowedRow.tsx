import type { Follow } from '@bichar/contract/follows.ts'
import type { CrimeType } from '@bichar/contract/rules/crimeTypes.ts'
import { BellOff } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { HiddenName } from '../i18n/MixedScript.tsx'
import { languageOf } from '../i18n/text.ts'
import { useSuspectName } from '../i18n/useSuspectName.ts'
import { usePlaceName } from '../places/usePlaceName.ts'
import { Button } from '../ui/Button.tsx'
import { useFollowing } from './useFollowing.ts'

/** One followed subject, with a link to it and a button to unfollow it. */
export function FollowedRow({ follow }: { follow: Follow }) {
  const t = useTranslations('following')
  const suspects = useTranslations('suspects')
  const { name, link } = useShown(follow)
  const { change, isPending } = useFollowing(follow)
  return (
    <li className="flex items-center gap-2 py-1">
      <span className="flex min-w-0 grow flex-wrap items-center gap-x-2 break-words">
        {link === null ? (
          <span className="text-quiet">{name}</span>
        ) : (
          <Link
            to={link}
            lang={languageOf(name)}
            className="inline-flex min-h-11 items-center font-bold hover:underline"
          >
            {name}
          </Link>
        )}
        {follow.status && (
          <span className="text-quiet text-sm">
            {suspects(`status.${follow.status}`)}, {suspects('origin.notConfirmed')}
          </span>
        )}
      </span>
      <Button look="plain" busy={isPending} onClick={() => void change(false)} className="shrink-0">
        <BellOff aria-hidden className="size-5" />
        <HiddenName text={t('stop', { name })} />
        <span aria-hidden className="max-sm:hidden">
          {t('stopShort')}
        </span>
      </Button>
    </li>
  )
}

/** The name and link of a followed subject; the link is null for a report that is not public at the moment. */
function useShown({ kind, of, name }: Follow): { name: string; link: string | null } {
  const t = useTranslations('following')
  const typeName = useTranslations('crimeTypes')
  const suspectName = useSuspectName()
  const isPlace = kind === 'district' || kind === 'upazila'
  const [district = '', upazila = ''] = isPlace ? of.split('/') : []
  const place = usePlaceName({ district, upazila }) ?? ''
  switch (kind) {
    case 'post':
      return name ? { name, link: `/postDetails/${of}` } : { name: t('hidden'), link: null }
    case 'suspect':
      return { name: suspectName(name), link: `/suspects/${of}` }
    case 'category':
      return { name: typeName(of as CrimeType), link: `/search?${new URLSearchParams({ category: of })}` }
    default: {
      const where = new URLSearchParams({ district, ...(upazila && { upazila }) })
      return { name: place, link: `/search?${where}` }
    }
  }
}
