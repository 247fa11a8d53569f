import type { ReportedPost } from '@bichar/contract/flags.ts'
import { Check, Flag, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageOf } from '../../i18n/text.ts'
import { FileWords } from '../../media/FileWords.tsx'
import { PostText } from '../../postScreens/PostText.tsx'
import { PostHeader } from '../../posts/PostHeader.tsx'
import { PostMedia } from '../../posts/PostMedia.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { SubjectContext } from '../../ui/subject.ts'
import { OwnItemNote } from '../panel/OwnItemNote.tsx'
import { TakeDown } from './FlaggedCard.tsx'
import { LatestFlags } from './LatestFlags.tsx'
import { useReportDecision } from './useReportDecision.ts'

/** A reported post with its latest reports and the two decision buttons. */
export function ReportedPostCard({ post }: { post: ReportedPost }) {
  const t = useTranslations('reported')
  const titleId = useId()
  const { _id, title, isAnonymous, author, createdAt, reportCount } = post
  return (
    <article aria-labelledby={titleId} tabIndex={-1} className="card scroll-mt-20 overflow-hidden">
      <div className="grid grid-cols-1 gap-3 p-4 sm:p-5">
        <div className="flex flex-wrap-reverse items-start justify-between gap-2">
          <div className="grow basis-60">
            <PostHeader post={{ isAnonymous, createdAt, user: author }} />
          </div>
          <span className="inline-flex items-center gap-1.5 rounded-full bg-alarm px-3 py-1 font-bold text-on-alarm text-sm">
            <Flag aria-hidden className="size-4" />
            {t('reportCount', { count: reportCount })}
          </span>
        </div>
        <h2 id={titleId} lang={languageOf(title)} className="font-extrabold text-lg">
          <Link to={`/admin/getPostDetails/${_id}`} className="hover:underline">
            {title}
          </Link>
        </h2>
        <PostText post={post} />
      </div>
      <PostMedia post={post} below={<FileWords medias={post.medias} className="px-4 py-2 sm:px-5" />} />
      <div className="grid grid-cols-1 gap-4 p-4 sm:p-5">
        <LatestFlags flags={post.reports} count={reportCount} />
        <SubjectContext value={titleId}>
          {post.can.moderate ? <Decisions post={post} /> : <OwnItemNote />}
        </SubjectContext>
      </div>
    </article>
  )
}

function Decisions({ post }: { post: ReportedPost }) {
  const t = useTranslations('reported')
  const removal = useTranslations('posts.form.remove')
  const common = useTranslations('common')
  const [asking, setAsking] = useState(false)
  const { deciding, decide } = useReportDecision(post)
  return (
    <div className="flex flex-wrap gap-3 *:grow sm:*:grow-0">
      <Button
        look="secondary"
        busy={deciding === 'ignore'}
        disabled={deciding !== undefined}
        onClick={() => void decide('ignore')}
      >
        <Check aria-hidden className="size-5" />
        {t('ignore')}
      </Button>
      <TakeDown thing={{ ...post, kind: 'post', flagCount: post.reportCount }} />
      <Button
        look="alarm"
        busy={deciding === 'delete'}
        disabled={deciding !== undefined}
        onClick={() => setAsking(true)}
      >
        <Trash2 aria-hidden className="size-5" />
        {common('delete')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={removal('title')}
          question={removal('question')}
          confirmLabel={common('delete')}
          busy={deciding !== undefined}
          onConfirm={() => void decide('delete').then(() => setAsking(false))}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
