import { type Fault, noticedBy } from '../fault.ts'

const stories = 'web/app/stories/ManageStoriesPage.tsx'

export const ofStories: Fault[] = [
  ...noticedBy('rewriting', 'an admin changes a story', {
    'stories-not-searched': {
      file: stories,
      find: 'storiesOptions({ page, limit, search, status })',
      broken: "storiesOptions({ page, limit, search: '', status })",
    },
    'stories-of-any-status': {
      file: stories,
      find: 'storiesOptions({ page, limit, search, status })',
      broken: "storiesOptions({ page, limit, search, status: 'all' })",
    },
    'stories-always-by-ten': {
      file: stories,
      find: 'storiesOptions({ page, limit, search, status })',
      broken: 'storiesOptions({ page, limit: 10, search, status })',
    },
    'related-post-labelled-otherwise': {
      file: 'web/app/stories/StoryCard.tsx',
      find: "t('relatedPost')",
      broken: "'Post'",
    },
    'edit-of-a-story-makes-a-new-one': {
      file: 'web/app/stories/StoryRow.tsx',
      find: 'editDialog={(close) => <StoryDialog story={story} onClose={close} />}',
      broken: '(close: () => void) => <StoryDialog onClose={close} />',
    },
    'related-post-unknown-unsaid': {
      file: 'web/app/stories/StoryRow.tsx',
      find: "noPost={t('unknown')}",
      broken: 'undefined',
    },
    'total-of-stories-as-shown': {
      file: stories,
      find: '{ shown: stories.length, total: query.data?.total ?? 0 }',
      broken: '{ shown: stories.length, total: stories.length }',
    },
  }),
  ...noticedBy('blogs', 'an admin tells of a success', {
    'story-form-takes-no-post': {
      file: 'web/app/stories/RelatedPostField.tsx',
      find: 'onChoose={onChoose}',
      broken: '() => undefined',
    },
    'story-form-forgets-the-description': {
      file: 'web/app/stories/StoryDialog.tsx',
      find: 'setValues({ description: event.target.value })',
      broken: 'undefined',
    },
    'story-form-forgets-the-title': {
      file: 'web/app/stories/StoryDialog.tsx',
      find: 'setValues({ title: event.target.value })',
      broken: 'undefined',
    },
    'create-story-labelled-otherwise': { file: stories, find: "own('create')", broken: "'New'" },
    'publishing-a-story-does-nothing': {
      file: 'web/app/stories/StoryRow.tsx',
      find: 'publishing={usePublishStory(story._id)}',
      broken: '{ isPending: false, mutateAsync: async () => story }',
    },
    'deleting-a-story-does-nothing': {
      file: 'web/app/stories/StoryRow.tsx',
      find: 'deleting={useDeleteStory(story._id)}',
      broken: '{ isPending: false, mutateAsync: async () => undefined }',
    },
    'no-stories-said-otherwise': {
      file: stories,
      find: "own(isFiltered ? 'noMatch' : 'noneToManage')",
      broken: "t('noMatch')",
    },
  }),
]
