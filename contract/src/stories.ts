import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import {
  chosenId,
  done,
  flag,
  idParams,
  keyed,
  page,
  pageSize,
  paging,
  requiredText,
  searchWords,
  success,
  time,
  uuid,
} from './fields.ts'
import { post } from './posts.ts'
import { limits } from './rules/limits.ts'
import { storyTexts } from './rules/texts.ts'

export const story = z
  .object({
    _id: uuid,
    title: z.string(),
    description: z.string(),
    post: post
      .pick({ _id: true, title: true, createdAt: true, medias: true, criminals: true, caseLine: true })
      .nullable()
      .describe(
        'The fields of the related post that a story shows. null when the post is gone, and for everyone but admins while it is not public.',
      ),
    isPublished: z.boolean(),
    createdAt: time,
    updatedAt: time,
    can: z
      .object({ edit: z.boolean(), delete: z.boolean(), publish: z.boolean() })
      .describe('What this viewer may do; only the server decides it.'),
  })
  .meta({ id: 'Story', description: 'A success story: what became of a report.' })
export type Story = z.output<typeof story>

const title = requiredText(storyTexts.title)
const description = requiredText(storyTexts.description)
const postId = chosenId('related_post_required')

const savedStory = z.object({ success, message: z.string(), story })

export const stories = {
  'GET /success-stories': endpoint({
    summary: 'List or search success stories, newest or best matches first; only admins get unpublished ones',
    access: 'guest',
    query: z.object({
      page,
      limit: pageSize(limits.storyPage),
      search: searchWords,
      status: z
        .enum(['all', 'published', 'unpublished'], { error: 'unknown_value' })
        .default('all')
        .describe('Ignored unless the caller is an admin.'),
    }),
    response: z.object({
      success,
      stories: z.array(story),
      ...paging,
    }),
    errors: ['search_busy'],
  }),
  'POST /success-stories': endpoint({
    summary: 'Create an unpublished success story about a post',
    access: 'admin',
    status: 201,
    headers: keyed,
    body: z.object({ title, description, postId }),
    response: savedStory,
    errors: ['post_not_found', 'key_reused'],
    limit: { times: 60, seconds: 600 },
  }),
  'PUT /success-stories/:id': endpoint({
    summary: 'Update a success story; omitted fields stay unchanged',
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
    summary: 'Delete a success story',
    access: 'admin',
    params: idParams,
    response: done,
    errors: ['story_not_found'],
  }),
  'PATCH /success-stories/:id/publish': endpoint({
    summary: 'Publish or unpublish a success story; without a body, toggles',
    access: 'admin',
    params: idParams,
    body: z.object({ isPublished: flag(true).unwrap().optional() }),
    response: savedStory,
    errors: ['story_not_found'],
  }),
} as const
