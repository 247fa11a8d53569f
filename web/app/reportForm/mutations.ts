import type { Post } from '@bichar/contract/posts.ts'
import type { LinkedSuspect } from '@bichar/contract/suspects.ts'
import type { QueryClient } from '@tanstack/react-query'
import { type CallOptions, call } from '../api/call.ts'
import { CallError } from '../api/errors.ts'
import {
  aboutFiles,
  blobsOf,
  hasSameAlts,
  keptFiles,
  type MediaItem,
  pickedOf,
} from '../media/picking/mediaItems.ts'
import type { PickedFile } from '../media/picking/pickedFile.ts'
import { replacePost } from '../posts/cached.ts'
import { postKeys } from '../posts/queries.ts'
import { idsOf, sameSuspects } from '../suspects/picking/linked.ts'
import { isSameText, type ReportText, textOf } from './form/report.ts'

interface NewReport {
  /** The idempotency key: a report that is sent again under the same key remains one post. */
  key: string
  text: ReportText
  suspects: readonly LinkedSuspect[]
  files: readonly PickedFile[]
}

export interface MadeReport {
  post: Post
  /** Given once, for a report without a link to its author. */
  followUpCode?: string
}

/**
 * Sends a new report. If an earlier attempt arrived although its answer was lost, the post of that attempt is changed into what the
 * person has written since.
 */
export async function sendReport(
  client: QueryClient,
  report: NewReport,
  options: CallOptions,
): Promise<MadeReport> {
  try {
    return await sendOnce(client, report, options)
  } catch (error) {
    const createdId = error instanceof CallError ? error.createdId : undefined
    if (!createdId) throw error
    const { as, signal } = options
    const { post } = await call('GET /posts/:id', { params: { id: createdId } }, { as, signal })
    return { post: await sendChanges(client, post, report, options) }
  }
}

const sendChanges = (
  client: QueryClient,
  post: Post,
  { text, suspects, files }: NewReport,
  options: CallOptions,
): Promise<Post> => sendEdit(client, post, { text, suspects, items: files }, options)

async function sendOnce(client: QueryClient, report: NewReport, options: CallOptions): Promise<MadeReport> {
  const { key, text, suspects, files } = report
  const keepNoLink = text.isAnonymous && text.keepNoLink
  const { post, followUpCode } = await call(
    'POST /posts',
    {
      form: {
        ...text,
        kinds: [...text.kinds],
        keepNoLink,
        source: text.source.trim(),
        criminals: idsOf(suspects),
        medias: blobsOf(files),
        ...aboutFiles(files),
      },
    },
    { ...options, key },
  )
  void client.invalidateQueries({ queryKey: postKeys.all })
  // Without a link no account can change the post; and to the server, a report that was changed meanwhile is another report.
  if (followUpCode) return { post, followUpCode }
  const asWritten =
    isSameText(textOf(post), text) &&
    sameSuspects(post.criminals, suspects) &&
    post.medias.length === files.length &&
    hasSameAlts(post.medias, files)
  // Changed since under the same key, and back again.
  return { post: asWritten ? post : await sendChanges(client, post, report, options) }
}

interface PostEdit {
  text: ReportText
  suspects: readonly LinkedSuspect[]
  items: readonly MediaItem[]
}

/** Sends the changes of a post; attached files that are not among `items` are removed. */
export async function sendEdit(
  client: QueryClient,
  post: Post,
  { text, suspects, items }: PostEdit,
  options: CallOptions,
): Promise<Post> {
  const { isAnonymous, keepNoLink: _chosenOnce, ...words } = text
  const picked = pickedOf(items)
  const answer = await call(
    'PUT /posts/:id',
    {
      params: { id: post._id },
      form: {
        ...words,
        kinds: [...text.kinds],
        source: text.source.trim(),
        isAnonymous: post.can.changeAnonymity ? isAnonymous : undefined,
        // Suspects whom this person may not see are named as well; a list that lacks them would take them out.
        criminals: sameSuspects(post.criminals, suspects) ? undefined : idsOf(suspects),
        existingMedias: keptFiles(items),
        newMedias: blobsOf(picked),
        ...aboutFiles(picked),
      },
    },
    options,
  )
  replacePost(client, answer.post)
  return answer.post
}
