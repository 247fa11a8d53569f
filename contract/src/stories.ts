import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import {
  chosenId,
  done,
  flag,
  idParams,
  keyed,
  optionalText,
  page,
  pageSize,
  paging,
  requiredText,
  success,
  time,
} from './fields.ts'
import { post } from './posts.ts'
import { limits } from './rules/limits.ts'
import { searchText, storyTexts } from './rules/texts.ts'

export const story = z.object({
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  /** The fields of the related post that a story shows. null when the post is gone, and for everyone but admins while it is not public. */
  post: post
    .pick({ _id: true, title: true, createdAt: true, medias: true, criminals: true, caseLine: true })
    .nullable(),
  isPublished: z.boolean(),
  createdAt: time,
  updatedAt: time,
  /** What this viewer may do; only the server decides it. */
  can: z.object({ edit: z.boolean(), delete: z.boolean(), publish: z.boolean() }),
})
export type Story = z.output<typeof story>

const title = requiredText(storyTexts.title)
const description = requiredText(storyTexts.description)
const postId = chosenId('related_post_required')

const savedStory = z.object({ success, message: z.string(), story })

export const stories = {
  'GET /success-stories': endpoint({
    summary:
      'Success stories: the newest first, or the best matches of a search; for all but admins published ones',
    access: 'guest',
    query: z.object({
      page,
      limit: pageSize(limits.storyPage),
      search: optionalText(searchText),
      /** Ignored unless the caller is an admin. */
      status: z.enum(['all', 'published', 'unpublished'], { error: 'unknown_value' }).default('all'),
    }),
    response: z.object({
      success,
      stories: z.array(story),
      ...paging,
    }),
    errors: ['search_busy'],
  }),
  'POST /success-stories': endpoint({
    summary: 'Tell of a success with a post; it is not published yet',
    access: 'admin',
    status: 201,
    headers: keyed,
    body: z.object({ title, description, postId }),
    response: savedStory,
    errors: ['post_not_found'],
    limit: { times: 60, seconds: 600 },
  }),
  'PUT /success-stories/:id': endpoint({
    summary: 'Change a success story; what is left out stays as it is',
    access: 'admin',
    params: idParams,
    body: z.object({
      title: title.optional(),
      description: description.optional(),
      postId: postId.optional(),
    }),
    response: savedStory,
    errors: ['story_not_found', 'post_not_found'],
    limit: { times: 120, seconds: 600 },
  }),
  'DELETE /success-stories/:id': endpoint({
    summary: 'Take a success story away for good',
    access: 'admin',
    params: idParams,
    response: done,
    errors: ['story_not_found'],
  }),
  'PATCH /success-stories/:id/publish': endpoint({
    summary: 'Publish a success story, or take it back; without a body, the other of the two',
    access: 'admin',
    params: idParams,
    body: z.object({ isPublished: flag(true).unwrap().optional() }),
    response: savedStory,
    errors: ['story_not_found'],
  }),
} as const
