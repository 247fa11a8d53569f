import type { Story } from '@bichar/contract/stories.ts'
import { useTranslations } from 'use-intl'
import { ItemControls } from '../admin/ItemControls.tsx'
import { lazyDialog } from '../ui/lazyDialog.tsx'
import { toast } from '../ui/toast.ts'
import { useErrorMessage } from '../words/errorMessage.ts'
import { useDeleteStory, usePublishStory } from './mutations.ts'
import { StoryCard } from './StoryCard.tsx'

const StoryDialog = lazyDialog(() => import('./StoryDialog.tsx'))

/** A story in the panel's list, and what can be done with it. */
export function StoryRow({ story }: { story: Story }) {
  const words = useTranslations('stories')
  const reason = useErrorMessage()
  const publishing = usePublishStory(story._id)
  const deleting = useDeleteStory(story._id)
  const publish = async (isPublished: boolean) => {
    try {
      const saved = await publishing.mutateAsync(isPublished)
      toast.success(words(saved.story.isPublished ? 'published' : 'unpublished'))
    } catch (error) {
      toast.error(reason(error, words('failedPublish')))
    }
  }
  const remove = async () => {
    try {
      await deleting.mutateAsync()
      toast.success(words('deleted'))
    } catch (error) {
      toast.error(reason(error, words('failedDelete')))
    }
  }
  return (
    <StoryCard story={story} noPost={words('unknown')}>
      <ItemControls
        item={story}
        isPublishing={publishing.isPending}
        onPublish={publish}
        isDeleting={deleting.isPending}
        deleteTitle={words('deleteTitle')}
        deleteQuestion={words('deleteQuestion')}
        onDelete={remove}
        editDialog={(close) => <StoryDialog story={story} onClose={close} />}
      />
    </StoryCard>
  )
}
