import { groupedCode } from '@bichar/contract/rules/followUpCode.ts'
import { Copy, KeyRound, Printer } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../i18n/language.tsx'
import type { Language } from '../i18n/messages.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/toast.ts'
import { useTitleFocus } from '../ui/useTitleFocus.ts'
import { FollowLink } from './FollowLink.tsx'

const inDigitsOf = (language: Language, code: string): string =>
  language === 'bn' ? code.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? digit) : code

interface CodeNoticeProps {
  code: string
  /** The buttons below the code. */
  children: ReactNode
}

/** The follow-up code of a report, which is shown only this once. */
export function CodeNotice({ code, children }: CodeNoticeProps) {
  const t = useTranslations('followUps.code')
  const { language } = useLanguage()
  const title = useTitleFocus()
  const [copied, setCopied] = useState(false)
  const shown = inDigitsOf(language, groupedCode(code))
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(shown)
      setCopied(true)
    } catch {
      // The permission was refused or the page has no TLS.
      toast.error(t('copyFailed'))
    }
  }
  return (
    <section className="card grid measure-text grid-cols-1 gap-5 p-5 sm:p-8">
      <KeyRound aria-hidden className="size-14 text-brand" />
      <div className="grid gap-2">
        <h1 ref={title} tabIndex={-1} className="heading text-xl outline-none">
          {t('title')}
        </h1>
        <p>{t('text')}</p>
      </div>
      <dl className="grid gap-1 rounded-card border border-edge p-4">
        <dt className="text-quiet text-sm">{t('label')}</dt>
        <dd className="text-balance font-extrabold text-xl tabular-nums">{shown}</dd>
      </dl>
      <p>{t.rich('where', { follow: () => <FollowLink /> })}</p>
      <p className="rounded-control bg-notice p-3 text-on-notice">{t('keep')}</p>
      <div className="flex flex-wrap gap-3">
        {children}
        <Button look="secondary" onClick={() => void copy()} className="noscript:hidden">
          <Copy aria-hidden className="size-5" />
          {t(copied ? 'copied' : 'copy')}
        </Button>
        <Button look="secondary" onClick={() => window.print()} className="noscript:hidden">
          <Printer aria-hidden className="size-5" />
          {t('print')}
        </Button>
      </div>
    </section>
  )
}
