import type { Blog } from '@bichar/contract/blogs.ts'
import { ItemControls } from '../../panel/ItemControls.tsx'
import { lazyDialog } from '../../ui/lazyDialog.tsx'
import { useDeleteBlog, usePublishBlog } from '../mutations.ts'

const BlogDialog = lazyDialog(() => import('../form/BlogDialog.tsx'))

interface BlogControlsProps {
  blog: Blog
  /** Called once the blog is gone; who shows it turns away from it. */
  onDeleted?(): void
}

/** What can be done with a blog. */
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
