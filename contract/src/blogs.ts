import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import {
  cursor,
  done,
  flag,
  idParams,
  jsonList,
  keyed,
  optionalText,
  page,
  pageSize,
  paging,
  requiredText,
  success,
  time,
} from './fields.ts'
import { blogCategories } from './rules/blogCategories.ts'
import { hashtagsOf } from './rules/hashtags.ts'
import { limits } from './rules/limits.ts'
import { blogTexts, hashtagText, searchText } from './rules/texts.ts'

export const blog = z.object({
  _id: z.string(),
  title: z.string(),
  content: z.string(),
  category: z.array(z.enum(blogCategories)),
  /** Without the leading #. */
  hashtags: z.array(z.string()),
  image: z.string().nullable(),
  /** A smaller version of the image, and the size of the image, which reserves its space and so prevents a layout shift. */
  thumbnail: z.string().nullable(),
  imageWidth: z.number().int().nullable(),
  imageHeight: z.number().int().nullable(),
  /** The size of either file in bytes. */
  imageBytes: z.number().int().nullable(),
  thumbnailBytes: z.number().int().nullable(),
  /** As `widths` of a post's media. */
  imageWidths: z.array(z.number().int()),
  isPublished: z.boolean(),
  /** null when the account has been deleted. */
  author: z.object({ name: z.string(), avatar: z.string().nullable() }).nullable(),
  createdAt: time,
  updatedAt: time,
  /** What this viewer may do; only the server decides it. */
  can: z.object({ edit: z.boolean(), delete: z.boolean(), publish: z.boolean() }),
})
export type Blog = z.output<typeof blog>

/** A blog as the public list shows it. */
const blogSummary = blog.omit({ content: true }).extend({
  /** The beginning of the content. */
  excerpt: z.string(),
})
export type BlogSummary = z.output<typeof blogSummary>

const title = requiredText(blogTexts.title)
const content = requiredText(blogTexts.content)

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
  'file_name_lies',
  'image_too_large',
  'image_dimensions',
  'animation_dimensions',
] as const

const oneBlog = z.object({ success, blog })
const savedBlog = z.object({ success, message: z.string(), blog })

export const blogs = {
  'GET /blogs': endpoint({
    summary: 'The published blogs, newest first; by page, or by the cursor of the answer before',
    access: 'guest',
    query: z.object({ page, limit: pageSize(limits.blogPage), cursor }),
    response: z.object({ success, blogs: z.array(blogSummary), nextCursor: z.string().nullable() }),
  }),
  'GET /blogs/admin/all': endpoint({
    summary: 'All blogs, published or not: the newest first, or the best matches of a search',
    access: 'admin',
    query: z.object({
      page,
      limit: pageSize(limits.blogPage),
      search: optionalText(searchText),
      /** All categories when left out or empty. */
      category: z.enum([...blogCategories, ''], { error: 'unknown_value' }).default(''),
      /** A whole hashtag or its beginning, with or without the #. */
      hashtag: optionalText(searchText),
    }),
    response: z.object({
      success,
      blogs: z.array(blog),
      ...paging,
    }),
    errors: ['search_busy'],
  }),
  'POST /blogs/create': endpoint({
    summary: 'Write a blog, with a picture; it is not published yet',
    access: 'admin',
    status: 201,
    headers: keyed,
    form: {
      fields: z.object({
        title,
        content,
        category: category.prefault([]),
        hashtags: hashtags.default([]),
      }),
      files: { image },
    },
    response: savedBlog,
    errors: imageErrors,
    limit: { times: 60, seconds: 600 },
  }),
  'GET /blogs/:id': endpoint({
    summary: 'One blog; one that is not published is there for admins only',
    access: 'guest',
    params: idParams,
    response: oneBlog,
    errors: ['blog_not_found'],
  }),
  'PUT /blogs/:id': endpoint({
    summary: 'Change a blog; what is left out stays as it is',
    access: 'admin',
    params: idParams,
    form: {
      fields: z.object({
        title: title.optional(),
        content: content.optional(),
        category: category.optional(),
        hashtags: hashtags.optional(),
      }),
      files: { image },
    },
    response: savedBlog,
    errors: ['blog_not_found', ...imageErrors],
    limit: { times: 120, seconds: 600 },
  }),
  'DELETE /blogs/:id': endpoint({
    summary: 'Take a blog away for good, with its picture',
    access: 'admin',
    params: idParams,
    response: done,
    errors: ['blog_not_found'],
  }),
  'PATCH /blogs/:id/publish': endpoint({
    summary: 'Publish a blog, or take it back; without a body, the other of the two',
    access: 'admin',
    params: idParams,
    body: z.object({ isPublished: flag(true).unwrap().optional() }),
    response: savedBlog,
    errors: ['blog_not_found'],
  }),
} as const
