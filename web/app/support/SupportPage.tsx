import { PhoneCall, ShieldCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSession } from '../api/session.ts'
import { MyRequests } from './MyRequests.tsx'
import { SupportForm } from './SupportForm.tsx'

/** The page to request legal or victim support, with the status of earlier requests. */
export default function SupportPage() {
  const t = useTranslations('support')
  const { user } = useSession()
  const [sent, setSent] = useState(0)
  const mine = useRef<HTMLHeadingElement>(null)
  if (!user) return null

  const begin = () => {
    setSent((count) => count + 1)
    mine.current?.focus()
  }
  return (
    <div className="grid measure-text grid-cols-1 gap-4">
      <header className="grid gap-1">
        <h1 className="heading text-xl">{t('title')}</h1>
        <p className="text-quiet">{t('intro')}</p>
      </header>
      <a
        href="tel:999"
        className="flex min-h-11 items-center gap-3 rounded-card border border-alarm p-4 font-bold text-alarm hover:underline"
      >
        <PhoneCall aria-hidden className="size-6 shrink-0" />
        {t('danger')}
      </a>
      <div className="card grid grid-cols-1 gap-5 p-4 sm:p-6">
        <p className="flex gap-3 rounded-control bg-raised p-3">
          <ShieldCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-brand" />
          {t('private')}
        </p>
        <SupportForm key={`${user._id}${sent}`} user={user} onSent={begin} />
      </div>
      <div className="grid grid-cols-1 gap-3">
        <h2 ref={mine} tabIndex={-1} className="heading scroll-mt-20 text-lg outline-none">
          {t('mine')}
        </h2>
        <MyRequests />
      </div>
    </div>
  )
}
