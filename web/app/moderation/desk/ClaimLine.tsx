import { UserCheck, UserX } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { MixedScript } from '../../i18n/MixedScript.tsx'
import { useMoments } from '../../i18n/moments.ts'
import { announce } from '../../ui/announce.ts'
import type { Desk } from './useDesk.ts'

/** Who has claimed the item, and until when. */
export function ClaimLine({ desk: { claim, opened } }: { desk: Desk }) {
  const t = useTranslations('desk.claim')
  const { time } = useMoments()
  const held = opened?.claim
  const until = held ? time(new Date(held.until)) : ''
  const isTaken = claim.state === 'taken' && held
  const Icon = isTaken ? UserX : UserCheck
  const text = isTaken
    ? t('taken', { name: held.name, time: until })
    : { mine: t('mine', { time: until }), asking: t('asking'), none: t('lapsed'), taken: '' }[claim.state]
  const { state, isToggled } = claim
  useEffect(() => {
    if (!isToggled.current || state === 'asking') return
    isToggled.current = false
    announce(text)
  }, [text, state, isToggled])
  return (
    <p
      className={`ml-auto flex items-center gap-1.5 ${isTaken ? 'rounded-control bg-notice px-2 py-1 font-bold text-on-notice' : 'text-quiet'}`}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      <span>
        <MixedScript text={text} />
      </span>
      {!isTaken && claim.state !== 'asking' && (
        <button
          type="button"
          onClick={claim.toggle}
          className="min-h-8 rounded-control px-1.5 font-bold text-brand hover:underline pointer-coarse:min-h-11"
        >
          {t(claim.state === 'mine' ? 'release' : 'take')}
        </button>
      )}
    </p>
  )
}
