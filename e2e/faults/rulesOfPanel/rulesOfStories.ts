import { type Fault, noticedBy, noticedByTest } from '../fault.ts'

const storyProblems = 'web/app/stories/storyProblems.ts'
const ofStories = 'contract/src/stories.ts'
const storiesTest = 'server/src/stories/stories.test.ts'

export const rulesOfStories: Fault[] = [
  ...noticedBy('blogs', 'an admin tells of a success', {
    'story-without-post': { file: storyProblems, find: "text.postId === ''", broken: 'false' },
    'story-without-title': {
      file: storyProblems,
      find: 'textProblems(storyTexts, text)',
      broken: 'textProblems({ ...storyTexts, title: { most: 200 } }, text)',
    },
    'story-without-description': {
      file: storyProblems,
      find: 'textProblems(storyTexts, text)',
      broken: 'textProblems({ ...storyTexts, description: { most: 5_000 } }, text)',
    },
  }),
  ...noticedByTest(storiesTest, 'a story needs a good', {
    'server-takes-story-without-post': {
      file: ofStories,
      find: "chosenId('related_post_required')",
      broken: "chosenId('required')",
    },
    'server-takes-story-without-title': {
      file: ofStories,
      find: 'requiredText(storyTexts.title)',
      broken: 'optionalText(storyTexts.title)',
    },
    'server-takes-story-without-description': {
      file: ofStories,
      find: 'requiredText(storyTexts.description)',
      broken: 'optionalText(storyTexts.description)',
    },
  }),
]
