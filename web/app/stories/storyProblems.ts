import { textProblems } from '@bichar/contract/rules/text.ts'
import { storyTexts } from '@bichar/contract/rules/texts.ts'
import type { Problems } from '../forms/problems.ts'
import type { StoryText } from './mutations.ts'

/** The rules the server checks (spec section 5, Success story). */
export const problemsOf = (text: StoryText): Problems<keyof StoryText> => ({
  ...(text.postId === '' && { postId: 'related_post_required' as const }),
  ...textProblems(storyTexts, text),
})
