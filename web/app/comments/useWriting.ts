import type { Reply } from '@bichar/contract/comments.ts'
import type { Post } from '@bichar/contract/posts.ts'
import { isNameRefusal, type NameRefusal } from '@bichar/contract/rules/nameRefusal.ts'
import { commentTexts } from '@bichar/contract/rules/texts.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError, isOffline } from '../api/errors.ts'
import { charactersLeft } from '../forms/textLength.ts'
import { useAwaitedErrorMessage } from '../i18n/errorMessage.ts'
import { isOwnAnonymous } from '../posts/isOwnAnonymous.ts'
import { toast } from '../ui/toast.ts'
import { type CommentDraft, loadDraft, saveDraft, withEdit } from './commentDraft.ts'
import type { NewComment } from './newComment.ts'
import { useAddComment } from './queries.ts'
import { enqueueComment } from './queuedComments.ts'
import { useHasOwnAnonymous } from './useComments.ts'

interface Replying {
  /** The comment that is replied to. */
  parent?: Reply | undefined
  /** Called once it has been sent or put into the outbox. */
  onSent?: (() => void) | undefined
}

/** State and actions of the form for a comment or reply. A text that could not be sent stays in the form. */
export function useWriting(post: Post, person: string, { parent, onSent }: Replying) {
  const t = useTranslations('comments')
  const common = useTranslations('common')
  const errorMessage = useAwaitedErrorMessage()
  const { mutateAsync, isPending: busy } = useAddComment(post._id)
  const parentId = parent?._id
  const target = { postId: post._id, parentId }
  const [draft, setDraft] = useState(() => loadDraft(person, target))
  const [asking, setAsking] = useState<NameRefusal>()
  const hasOwnAnonymous = useHasOwnAnonymous(post._id)
  // Whoever is anonymous in the post, or in any comment on it, is anonymous here by default.
  const ownAbove: NameRefusal | false =
    (parent && isOwnAnonymous(parent) && 'name_below_own_comment') ||
    (isOwnAnonymous(post) && 'name_below_own_post')
  const isAnonymous = draft.isAnonymous ?? (Boolean(ownAbove) || hasOwnAnonymous)
  const left = charactersLeft(draft.text, commentTexts.text.most)
  const [isAsked, setAsked] = useState(false)
  const isBlank = draft.text.trim() === ''
  const isTooLong = left !== undefined && left < 0
  const isReady = !isBlank && !isTooLong
  const problem = isTooLong ? t('tooMany', { count: -left }) : isBlank && isAsked ? t('missing') : undefined

  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  const put = (next: CommentDraft) => {
    saveDraft(person, target, next)
    setDraft(next)
  }
  const write = (change: Partial<Omit<CommentDraft, 'key'>>) => put(withEdit(draft, change))
  /** Clears the field, unless the text has been edited since it was sent. */
  const empty = (sent: CommentDraft) => {
    if (loadDraft(person, target).key !== sent.key) return
    setAsked(false)
    put(withEdit(sent, { text: '' }))
    onSent?.()
  }
  const deliver = async (written: CommentDraft, how: Pick<NewComment, 'isAnonymous' | 'confirmsName'>) => {
    setAsking(undefined)
    put(written)
    const sent = { key: written.key, text: written.text.trim(), ...how, parentId }
    try {
      const { comment } = await mutateAsync(sent)
      empty(written)
      toast.success(t(comment.isHeld ? 'addedHeld' : parentId ? 'replyAdded' : 'added'))
    } catch (error) {
      if (isOffline(error) && (await enqueueComment(post._id, sent))) {
        empty(written)
        return toast.plain(common('waits'))
      }
      const code = error instanceof CallError ? error.code : ''
      // A page that was made for a guest, or was kept, does not say what is its reader's, but the server knows.
      if (isNameRefusal(code) && isHere.current) return setAsking(code)
      // Why a name is refused is said to nobody but whoever is still at the form.
      const reason = isNameRefusal(code) ? undefined : error
      toast.error(code === 'not_an_id' ? t('noPost') : await errorMessage(reason, t('addFailed')))
    }
  }
  /** Sends it, unless something is missing, which is said from then on. Returns whether it is complete. */
  const submit = () => {
    setAsked(true)
    if (busy || !isReady) return isReady
    if (ownAbove && !isAnonymous) setAsking(ownAbove)
    else void deliver(draft, { isAnonymous })
    return true
  }
  return {
    text: draft.text,
    isAnonymous,
    write,
    submit,
    busy,
    isReady,
    problem,
    left,
    /** Set while the author is asked whether their name may stand below something anonymous of their own. */
    warning: asking && {
      reason: asking,
      onHide: () => void deliver(withEdit(draft, { isAnonymous: true }), { isAnonymous: true }),
      onName: () => void deliver(draft, { isAnonymous: false, confirmsName: true }),
      onClose: () => setAsking(undefined),
    },
  }
}
