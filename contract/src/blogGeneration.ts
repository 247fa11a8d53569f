import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { optionalText, success } from './fields.ts'
import { blogCategories } from './rules/blogCategories.ts'
import { blogTexts } from './rules/texts.ts'

const generated = z.object({
  content: z.string(),
  hashtags: z.array(z.string()),
  category: z.array(z.enum(blogCategories)),
})

export const blogGeneration = {
  'GET /ai/blog': endpoint({
    summary: 'Get whether text generation is configured on this server',
    access: 'admin',
    response: z.object({ success, available: z.boolean() }),
  }),
  'POST /ai/blog': endpoint({
    summary:
      'Generate or improve a blog; streams the text and, as the last event, the parsed blog. Closing the connection cancels',
    access: 'admin',
    body: z
      .object({
        action: z.enum(['generate', 'enhance'], { error: 'unknown_value' }),
        title: optionalText(blogTexts.title).describe("Required for 'generate'."),
        content: optionalText(blogTexts.content).describe("Required for 'enhance'."),
      })
      .refine(({ action, title }) => action !== 'generate' || title, {
        error: 'title_required',
        path: ['title'],
      })
      .refine(({ action, content }) => action !== 'enhance' || content, {
        error: 'content_required',
        path: ['content'],
      }),
    stream: true,
    /** A stream of pieces of the labelled text that `parseGeneratedBlog` reads; the last event is the parsed blog. */
    response: z.union([z.object({ success, text: z.string() }), z.object({ success, blog: generated })]),
    errors: ['generation_off', 'generation_failed', 'enhancement_failed', 'generated_nonsense'],
    limit: { times: 20, seconds: 600 },
  }),
} as const
