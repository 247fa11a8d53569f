import type { Story } from '@bichar/contract/stories.ts'
import { useTranslations } from 'use-intl'
import { ItemControls } from '../moderation/panel/ItemControls.tsx'
import { lazyDialog } from '../ui/lazyDialog.tsx'
import { useDeleteStory, usePublishStory } from './mutations.ts'
import { StoryCard } from './StoryCard.tsx'

const StoryDialog = lazyDialog(() => import('./StoryDialog.tsx'))

/** A story in the list of the admin panel, with its controls. */
export function StoryRow({ story }: { story: Story }) {
  const t = useTranslations('stories')
  return (
    <StoryCard story={story} noPost={t('unknown')}>
      <ItemControls
        module="stories"
        item={story}
        publishing={usePublishStory(story._id)}
        deleting={useDeleteStory(story._id)}
        editDialog={(close) => <StoryDialog story={story} onClose={close} />}
      />
    </StoryCard>
  )
}
