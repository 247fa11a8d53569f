import { useTranslations } from 'use-intl'
import { useSession } from '../api/session.ts'

/** Says, as long as the server cannot be reached, that the session is not confirmed; above the bottom bar on small screens. */
export function SessionNote() {
  const t = useTranslations('accounts')
  const session = useSession()
  const isDoubtful = session.status === 'signedIn' && !session.isConfirmed
  return (
    <p
      role="status"
      className="fixed short:static inset-x-0 bottom-[calc(3.5rem+env(safe-area-inset-bottom)+1px)] z-10 border-line bg-raised px-4 text-center text-quiet text-sm not-empty:border-t not-empty:py-1 lg:bottom-0 lg:pl-56"
    >
      {isDoubtful && t('sessionUnconfirmed')}
    </p>
  )
}
