import type { Post } from '@bichar/contract/posts.ts'
import { CircleCheckBig, EyeOff } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { FollowLink } from '../../followUps/FollowLink.tsx'
import { languageOf } from '../../i18n/text.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { useTitleFocus } from '../../ui/useTitleFocus.ts'

interface ReportReceiptProps {
  post: Post
  /** Whether the report is linked to its author's account, where they find it. */
  isLinked: boolean
  onAnother(): void
}

/** Shown after a report was sent: that it waits for review, and what happens next. */
export function ReportReceipt({ post, isLinked, onAnother }: ReportReceiptProps) {
  const t = useTranslations('posts.form.receipt')
  const title = useTitleFocus()
  const namesNew = post.hasPendingSuspects || post.criminals.some(({ shown }) => shown === 'proposed')
  return (
    <section className="card grid measure-text gap-5 p-5 sm:p-8">
      <CircleCheckBig aria-hidden className="size-14 text-brand" />
      <div className="grid gap-2">
        <h1 ref={title} tabIndex={-1} className="heading text-xl outline-none">
          {t('title')}
        </h1>
        <p lang={languageOf(post.title)} className="font-semibold">
          {post.title}
        </p>
        <p>{t('text')}</p>
      </div>
      <div className="grid gap-2">
        <h2 className="heading text-lg">{t('next')}</h2>
        <ol className="grid list-decimal gap-2 ps-6 [&:lang(bn)]:list-[bengali]">
          <li>{t('read')}</li>
          <li>{t('public')}</li>
          {namesNew && <li>{t('named')}</li>}
          <li>{isLinked ? t('back') : t.rich('backByCode', { follow: () => <FollowLink /> })}</li>
        </ol>
        {isLinked && (
          <p>
            {t.rich('find', {
              profile: (words) => (
                <Link to="/profile" className="font-semibold underline">
                  {words}
                </Link>
              ),
            })}
          </p>
        )}
      </div>
      {post.isAnonymous && (
        <p className="flex gap-3 rounded-control bg-raised p-3">
          <EyeOff aria-hidden className="mt-0.5 size-5 shrink-0" />
          {t('anonymous')}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {isLinked && <ButtonLink to={`/postDetails/${post._id}`}>{t('toPost')}</ButtonLink>}
        <ButtonLink to="/" look="secondary">
          {t('toFeed')}
        </ButtonLink>
        <Button look="plain" onClick={onAnother}>
          {t('another')}
        </Button>
      </div>
    </section>
  )
}
