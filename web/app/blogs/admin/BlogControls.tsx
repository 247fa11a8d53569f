import type { Blog } from '@bichar/contract/blogs.ts'
import { ItemControls } from '../../moderation/panel/ItemControls.tsx'
import { lazyDialog } from '../../ui/lazyDialog.tsx'
import { useDeleteBlog, usePublishBlog } from '../mutations.ts'

const BlogDialog = lazyDialog(() => import('../form/BlogDialog.tsx'))

interface BlogControlsProps {
  blog: Blog
  /** Called once the blog has been removed, so that the page showing it can navigate away. */
  onDeleted?(): void
}

/** Buttons to edit, publish and remove a blog. */
export const BlogControls = ({ blog, onDeleted }: BlogControlsProps) => (
  <ItemControls
    module="blogs"
    item={blog}
    publishing={usePublishBlog(blog._id)}
    deleting={useDeleteBlog(blog._id)}
    onDeleted={onDeleted}
    editDialog={(close) => <BlogDialog blog={blog} onClose={close} />}
  />
)
