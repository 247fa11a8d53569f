import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Emergency } from '../brand/Emergency.tsx'
import { FollowLink } from '../followUps/FollowLink.tsx'

interface GuestFrameProps {
  /** Whether the person is past the first step, which shows all of this. */
  isOnWay?: boolean
  children: ReactNode
}

/** What stands around the form of a report without an account. */
export function GuestFrame({ isOnWay = false, children }: GuestFrameProps) {
  const t = useTranslations('followUps.guest')
  const rules = useTranslations('posts.form')('rules')
  return (
    <>
      <div className={isOnWay ? 'hidden' : 'contents'}>
        <p>{t('intro')}</p>
        <div className="-my-2 flex flex-wrap items-center gap-x-6">
          <Emergency className="text-alarm" />
          <a
            href="/rules"
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center font-bold text-brand hover:underline"
          >
            {rules}
          </a>
        </div>
      </div>
      {children}
      <p hidden={isOnWay}>{t.rich('follow', { follow: (words) => <FollowLink>{words}</FollowLink> })}</p>
    </>
  )
}
