import type { Post } from '@bichar/contract/posts.ts'
import type { LinkedSuspect } from '@bichar/contract/suspects.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { summaryChanged } from '../admin/summary.ts'
import { type CallOptions, call } from '../api/call.ts'
import { CallError } from '../api/errors.ts'
import { keptAddresses, type MediaItem, pickedOf } from '../media/picking/mediaItems.ts'
import type { PickedFile } from '../media/picking/pickedFile.ts'
import { leavePending, pendingKey, returnToPending, whereItWaits } from '../moderation/pendingPosts.ts'
import { idsOf, sameSuspects } from '../suspects/picking/linked.ts'
import { type ReportText, sameText, textOf } from './form/report.ts'
import { postKeys, removePost, replacePost, searchKey } from './queries.ts'

const blobs = (picked: readonly PickedFile[]) =>
  picked.length > 0 ? picked.map(({ file }) => file) : undefined

interface NewReport {
  /** The key under which it is sent; sent again under the same one, it stays one post. */
  key: string
  text: ReportText
  suspects: readonly LinkedSuspect[]
  files: readonly PickedFile[]
  /** The files are not those of an earlier try under this key. */
  otherFiles: boolean
}

/**
 * Sends a new report. If an earlier try had arrived although its answer did not, the post is made of that one: then
 * it is changed into what the person has written since.
 */
export async function sendReport(
  client: QueryClient,
  { key, text, suspects, files, otherFiles }: NewReport,
  options: CallOptions,
): Promise<Post> {
  const { post } = await call(
    'POST /posts',
    { form: { ...text, source: text.source.trim(), criminals: idsOf(suspects), medias: blobs(files) } },
    { ...options, key },
  )
  void client.invalidateQueries({ queryKey: postKeys.all })
  const asWritten =
    sameText(textOf(post), text) &&
    sameSuspects(post.criminals, suspects) &&
    post.medias.length === files.length &&
    !otherFiles
  return asWritten ? post : sendEdit(client, post, { text, suspects, items: files }, options)
}

interface PostEdit {
  text: ReportText
  suspects: readonly LinkedSuspect[]
  items: readonly MediaItem[]
}

/** Sends the changes of a post; what is attached and not among `items` goes. */
export async function sendEdit(
  client: QueryClient,
  post: Post,
  { text, suspects, items }: PostEdit,
  options: CallOptions,
): Promise<Post> {
  const { isAnonymous, ...words } = text
  const answer = await call(
    'PUT /posts/:id',
    {
      params: { id: post._id },
      form: {
        ...words,
        source: text.source.trim(),
        isAnonymous: post.can.changeAnonymity ? isAnonymous : undefined,
        criminals: idsOf(suspects),
        existingMedias: keptAddresses(items),
        newMedias: blobs(pickedOf(items)),
      },
    },
    options,
  )
  replacePost(client, answer.post)
  return answer.post
}

// Without a connection these fail at once and say so, rather than happen at some later time.
const atOnce = { networkMode: 'always' } as const

/** Deletes a post and takes it out of every list. */
export function useDeletePost(id: string) {
  const client = useQueryClient()
  return useMutation({
    ...atOnce,
    mutationFn: () => call('DELETE /posts/:id', { params: { id } }),
    onSuccess: () => removePost(client, id),
    onError: (error) => {
      if (error instanceof CallError && error.code === 'post_not_found') removePost(client, id)
    },
  })
}

export interface Decision {
  action: 'approve' | 'disapprove'
  /** Told to the author when the post is sent back. */
  reason?: string
}

/** Approves a post or sends it back. The server refuses if it is no longer the post that was looked at. */
export function useDecidePost(post: Post) {
  const client = useQueryClient()
  return useMutation({
    ...atOnce,
    mutationFn: (decision: Decision) =>
      call('POST /posts/admin/toggle-approval/:id', {
        params: { id: post._id },
        body: { ...decision, version: post.review?.version },
      }),
    // The next one is there at once; should the server refuse, this one comes back to its place.
    onMutate: () => {
      const places = whereItWaits(client, post._id)
      leavePending(client, post._id)
      return places
    },
    onSuccess: (answer) => {
      replacePost(client, answer.post)
      leavePending(client, post._id)
      // The feeds and searches have gained it or lost it.
      void client.invalidateQueries({ queryKey: [...postKeys.all, 'feed'] })
      void client.invalidateQueries({ queryKey: searchKey })
    },
    onError: (error, _decision, places) => {
      // Whoever decided first, or deleted it, has taken it off the list; whoever edited it, put it there anew.
      const isGone = error instanceof CallError && ['already_decided', 'post_not_found'].includes(error.code)
      if (!isGone && places) returnToPending(client, post, places)
      if (!(error instanceof CallError)) return
      if (error.code === 'conflict') void client.invalidateQueries({ queryKey: pendingKey })
      void client.invalidateQueries({ queryKey: postKeys.one(post._id) })
    },
    onSettled: () => summaryChanged(client),
  })
}
