import type { Blog } from '@bichar/contract/blogs.ts'
import { useTranslations } from 'use-intl'
import { ItemControls } from '../../admin/ItemControls.tsx'
import { lazyDialog } from '../../ui/lazyDialog.tsx'
import { toast } from '../../ui/toast.ts'
import { useErrorMessage } from '../../words/errorMessage.ts'
import { useDeleteBlog, usePublishBlog } from '../mutations.ts'

const BlogDialog = lazyDialog(() => import('../form/BlogDialog.tsx'))

interface BlogControlsProps {
  blog: Blog
  /** Called once the blog is gone; who shows it turns away from it. */
  onDeleted?(): void
}

/** What can be done with a blog. */
export function BlogControls({ blog, onDeleted }: BlogControlsProps) {
  const words = useTranslations('blogs')
  const reason = useErrorMessage()
  const publishing = usePublishBlog(blog._id)
  const deleting = useDeleteBlog(blog._id)
  const publish = async (isPublished: boolean) => {
    try {
      const saved = await publishing.mutateAsync(isPublished)
      toast.success(words(saved.blog.isPublished ? 'published' : 'unpublished'))
    } catch (error) {
      toast.error(reason(error, words('failedPublish')))
    }
  }
  const remove = async () => {
    try {
      await deleting.mutateAsync()
      toast.success(words('deleted'))
      onDeleted?.()
    } catch (error) {
      toast.error(reason(error, words('failedDelete')))
    }
  }
  return (
    <ItemControls
      item={blog}
      isPublishing={publishing.isPending}
      onPublish={publish}
      isDeleting={deleting.isPending}
      deleteTitle={words('deleteTitle')}
      deleteQuestion={words('deleteQuestion')}
      onDelete={remove}
      editDialog={(close) => <BlogDialog blog={blog} onClose={close} />}
    />
  )
}
