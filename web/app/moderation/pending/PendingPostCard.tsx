import type { Post } from '@bichar/contract/posts.ts'
import { useCallback, useId, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageOf } from '../../i18n/text.ts'
import { FileWords } from '../../media/FileWords.tsx'
import { PostSuspects } from '../../postScreens/PostSuspects.tsx'
import { LabelledTexts } from '../../posts/LabelledTexts.tsx'
import { PostHeader } from '../../posts/PostHeader.tsx'
import { PostMedia } from '../../posts/PostMedia.tsx'
import { SourceLink } from '../../posts/SourceLink.tsx'
import { isOnScreen } from '../../ui/isOnScreen.ts'
import { SubjectContext } from '../../ui/subject.ts'
import { useInView } from '../../ui/useInView.ts'
import { WholeText } from '../../ui/WholeText.tsx'
import { ModerationActions } from '../review/ModerationActions.tsx'
import { PostPeople } from '../review/PostPeople.tsx'
import { ReviewFacts } from '../review/ReviewFacts.tsx'
import { useModeration } from '../review/useModeration.ts'
import { usePeople } from '../review/usePeople.ts'
import { pressInQueue } from './queueKeys.ts'

interface PendingPostCardProps {
  post: Post
  /** Opens the list of keyboard shortcuts. */
  onHelp(): void
}

/** A pending post in full, with further context and the two decision buttons below it. */
export function PendingPostCard({ post, onHelp }: PendingPostCardProps) {
  const t = useTranslations('admin')
  const navigate = useNavigate()
  const moderation = useModeration(post)
  const titleId = useId()
  const [near, setNear] = useState(false)
  const marker = useInView(
    useCallback(() => setNear(true), []),
    !near,
  )
  const people = usePeople(post, near)
  const panel = useRef<HTMLFieldSetElement>(null)
  /** Nobody is made public by a key whom the moderator has not seen: the first press brings them onto the screen. */
  const approve = () => {
    if (people.count === undefined) return
    const shown = panel.current
    if (shown && !isOnScreen(shown.getBoundingClientRect(), window.innerHeight)) {
      return shown.scrollIntoView({ block: 'center' })
    }
    void moderation.decide({ action: 'approve', leaveOut: [...people.leftOut] })
  }
  const address = `/admin/getPostDetails/${post._id}`
  return (
    <article
      aria-labelledby={titleId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: articles of a feed are focusable, and keyboard shortcuts act on the focused one
      tabIndex={0}
      onKeyDown={(event) =>
        pressInQueue(event, {
          approve,
          sendBack: () => moderation.ask(true),
          open: () => void navigate(address),
          help: onHelp,
        })
      }
      className="card scroll-mt-20 overflow-hidden"
    >
      <div ref={marker} className="grid gap-3 p-4 sm:p-5">
        <PostHeader post={post} whole />
        <h2 id={titleId} lang={languageOf(post.title)} className="font-extrabold text-lg">
          {post.title}
        </h2>
        {post.source && <SourceLink source={post.source} />}
        <LabelledTexts post={post} />
        <WholeText text={post.desc} />
      </div>
      <PostMedia post={post} whole below={<FileWords medias={post.medias} className="px-4 py-2 sm:px-5" />} />
      <PostSuspects suspects={post.criminals} />
      <div className="grid gap-3 border-line border-t p-4 sm:p-5">
        <ReviewFacts post={post} near={near} />
        <PostPeople people={people} ref={panel} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <SubjectContext value={titleId}>
            <ModerationActions post={post} people={people} moderation={moderation} />
          </SubjectContext>
          <Link
            to={address}
            className="inline-flex min-h-11 items-center rounded-control px-2 font-bold text-brand hover:underline"
          >
            {t('openPost')}
          </Link>
        </div>
      </div>
    </article>
  )
}
