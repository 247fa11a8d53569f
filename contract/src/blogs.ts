import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import {
  cursor,
  done,
  flag,
  idParams,
  jsonList,
  keyed,
  nextCursor,
  optionalText,
  page,
  pageSize,
  paging,
  requiredText,
  searchWords,
  success,
  time,
  uuid,
} from './fields.ts'
import { blogCategories } from './rules/blogCategories.ts'
import { hashtagsOf } from './rules/hashtags.ts'
import { limits } from './rules/limits.ts'
import { blogTexts, hashtagText, searchText } from './rules/texts.ts'

export const blog = z
  .object({
    _id: uuid,
    title: z.string(),
    content: z.string(),
    category: z.array(z.enum(blogCategories)),
    hashtags: z.array(z.string()).describe('Without the leading #.'),
    image: z.string().nullable(),
    imageAlt: z.string().describe("What the image shows; '' if nobody has written that."),
    thumbnail: z
      .string()
      .nullable()
      .describe(
        'A smaller version of the image, and the size of the image, which reserves its space and so prevents a layout shift.',
      ),
    imageWidth: z.number().int().nullable(),
    imageHeight: z.number().int().nullable(),
    imageBytes: z.number().int().nullable().describe('The size of either file in bytes.'),
    thumbnailBytes: z.number().int().nullable(),
    imageWidths: z.array(z.number().int()).describe("As `widths` of a post's media."),
    isPublished: z.boolean(),
    author: z
      .object({ name: z.string(), avatar: z.string().nullable() })
      .nullable()
      .describe('null when the account has been deleted.'),
    createdAt: time,
    updatedAt: time,
    can: z
      .object({ edit: z.boolean(), delete: z.boolean(), publish: z.boolean() })
      .describe('What this viewer may do; only the server decides it.'),
  })
  .meta({ id: 'Blog', description: 'A blog with its whole content.' })
export type Blog = z.output<typeof blog>

const blogSummary = blog
  .omit({ content: true })
  .extend({
    excerpt: z.string().describe('The beginning of the content.'),
  })
  .meta({ id: 'BlogSummary', description: 'A blog as the public list shows it.' })
export type BlogSummary = z.output<typeof blogSummary>

const title = requiredText(blogTexts.title)
const content = requiredText(blogTexts.content)

const imageAlt = optionalText(blogTexts.imageAlt)

const category = jsonList(z.enum(blogCategories, { error: 'unknown_value' }), blogCategories.length)
  .transform((list) => [...new Set(list)])
  .refine((list) => list.length > 0, { error: 'category_required' })

const hashtags = jsonList(optionalText(hashtagText), limits.hashtags).transform((tags) =>
  hashtagsOf(tags.join(' ')),
)

const image = { kinds: ['image'], most: 1 } as const
const imageErrors = [
  'image_required',
  'file_missing',
  'files_unavailable',
  'file_type',
  'file_damaged',
  'file_heic',
  'image_too_large',
  'image_dimensions',
  'animation_dimensions',
] as const

const oneBlog = z.object({ success, blog })
const savedBlog = z.object({ success, message: z.string(), blog })

export const blogs = {
  'GET /blogs': endpoint({
    summary: 'List published blogs, newest first; paginated by page or cursor',
    access: 'guest',
    query: z.object({ page, limit: pageSize(limits.blogPage), cursor }),
    response: z.object({ success, blogs: z.array(blogSummary), nextCursor }),
  }),
  'GET /blogs/admin/all': endpoint({
    summary: 'List or search all blogs, published or not; newest or best matches first',
    access: 'admin',
    query: z.object({
      page,
      limit: pageSize(limits.blogPage),
      search: searchWords,
      category: z
        .enum([...blogCategories, ''], { error: 'unknown_value' })
        .default('')
        .describe('All categories when left out or empty.'),
      hashtag: optionalText(searchText).describe('A whole hashtag or its beginning, with or without the #.'),
    }),
    response: z.object({
      success,
      blogs: z.array(blog),
      ...paging,
    }),
    errors: ['search_busy'],
  }),
  'POST /blogs/create': endpoint({
    summary: 'Create an unpublished blog with an image',
    access: 'admin',
    status: 201,
    location: '/blogs/{blog._id}',
    headers: keyed,
    form: {
      fields: z.object({
        title,
        content,
        category: category.prefault([]),
        hashtags: hashtags.default([]),
        imageAlt,
      }),
      files: { image },
    },
    response: savedBlog,
    errors: ['key_reused', ...imageErrors],
    limit: { times: 60, seconds: 600 },
  }),
  'GET /blogs/:id': endpoint({
    summary: 'Get a blog; unpublished ones are visible to admins only',
    access: 'guest',
    params: idParams,
    response: oneBlog,
    errors: ['blog_not_found'],
  }),
  'PUT /blogs/:id': endpoint({
    summary: 'Update a blog; omitted fields stay unchanged',
    access: 'admin',
    params: idParams,
    form: {
      fields: z.object({
        title: title.optional(),
        content: content.optional(),
        category: category.optional(),
        hashtags: hashtags.optional(),
        imageAlt: imageAlt
          .unwrap()
          .optional()
          .describe('Left out, it stays; that of a new image is then empty.'),
      }),
      files: { image },
    },
    response: savedBlog,
    errors: ['blog_not_found', ...imageErrors],
    limit: { times: 120, seconds: 600 },
  }),
  'DELETE /blogs/:id': endpoint({
    summary: 'Delete a blog and its image',
    access: 'admin',
    params: idParams,
    response: done,
    errors: ['blog_not_found'],
  }),
  'PATCH /blogs/:id/publish': endpoint({
    summary: 'Publish or unpublish a blog; without a body, toggles',
    access: 'admin',
    params: idParams,
    body: z.object({ isPublished: flag(true).unwrap().optional() }),
    response: savedBlog,
    errors: ['blog_not_found'],
  }),
} as const
