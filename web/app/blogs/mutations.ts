import type { CallOutput } from '@bichar/contract/api.ts'
import type { Blog } from '@bichar/contract/blogs.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { type CallOptions, call } from '../api/call.ts'
import { isNotFound } from '../api/errors.ts'
import { patchQueries } from '../api/patch.ts'
import type { BlogText } from './form/blogText.ts'
import { blogKeys } from './queries.ts'

/** Creates a blog, or updates `blog` if it is given. Without a new `image` the blog keeps its image. */
export async function saveBlog(
  client: QueryClient,
  { blog, text, image }: { blog?: Blog; text: BlogText; image?: File },
  options: CallOptions,
): Promise<void> {
  const form = { ...text, title: text.title.trim(), image: image && [image] }
  if (blog) {
    const saved = await call('PUT /blogs/:id', { params: { id: blog._id }, form }, options)
    replaceBlog(client, saved.blog)
  } else {
    await call('POST /blogs/create', { form }, options)
    void client.invalidateQueries({ queryKey: blogKeys.all })
  }
}

export function usePublishBlog(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (isPublished: boolean) =>
      (await call('PATCH /blogs/:id/publish', { params: { id }, body: { isPublished } })).blog,
    onSuccess: (blog) => replaceBlog(client, blog),
    onError: (error) => isNotFound(error) && removeBlog(client, id),
  })
}

export function useDeleteBlog(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE /blogs/:id', { params: { id } }),
    onSuccess: () => removeBlog(client, id),
    onError: (error) => isNotFound(error) && removeBlog(client, id),
  })
}

type BlogList = CallOutput<'GET /blogs/admin/all'>

/** Updates the blog in the cache at once, then invalidates the lists because its position in them may have changed. */
function replaceBlog(client: QueryClient, changed: Blog): void {
  client.setQueryData(blogKeys.managed(changed._id), changed)
  patchQueries<BlogList>(
    client,
    blogKeys.lists,
    (list) =>
      list && { ...list, blogs: list.blogs.map((blog) => (blog._id === changed._id ? changed : blog)) },
  )
  void client.invalidateQueries({ queryKey: blogKeys.all })
}

function removeBlog(client: QueryClient, id: string): void {
  client.removeQueries({ queryKey: blogKeys.one(id) })
  client.removeQueries({ queryKey: blogKeys.managed(id) })
  void client.invalidateQueries({ queryKey: blogKeys.all })
}
