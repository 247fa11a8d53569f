import { limits } from '@bichar/contract/rules/limits.ts'
import { describe, expect, it } from 'vitest'
import { type BlogDraft, problemsOf, textOf } from './blogText.ts'
import { type GeneratedParts, mergeGenerated } from './textGeneration.ts'

const draft: BlogDraft = {
  ...{ title: 'Light', content: 'Lamps help.', category: ['Crime'], hashtags: '', imageAlt: '' },
}

describe('what is wrong with a blog', () => {
  // Shows spec 5.62, 5.63.
  it('is named in the order of the form, so that the first wrong field gets the focus', () => {
    const empty = { title: ' ', content: '\n', category: [], hashtags: '', imageAlt: '' }
    expect(Object.entries(problemsOf(empty, false))).toEqual([
      ['title', 'title_required'],
      ['content', 'content_required'],
      ['category', 'category_required'],
      ['image', 'image_required'],
    ])
    expect(problemsOf(draft, true)).toEqual({})
  })

  it('is also what the server would find too long', () => {
    const long = {
      ...draft,
      title: 'a'.repeat(limits.title + 1),
      content: 'a'.repeat(limits.blogContent + 1),
      hashtags: 'a'.repeat(limits.hashtag + 1),
      imageAlt: 'a'.repeat(limits.pictureAlt + 1),
    }
    expect(problemsOf(long, true)).toEqual({
      ...{ title: 'too_long', content: 'too_long', hashtags: 'too_long', imageAlt: 'too_long' },
    })
  })
})

it('hashtags are sent without the # and without what parts them', () => {
  expect(textOf({ ...draft, hashtags: '#one, two  ##three' }).hashtags).toEqual(['one', 'two', 'three'])
})

describe('what is written for a person', () => {
  const before: GeneratedParts = { content: 'Mine', category: ['Health'], hashtags: '#mine' }
  const answer = { content: 'New', category: ['Crime' as const], hashtags: ['a', 'b'] }

  it('leaves a field as it was until there is something to put into it', () => {
    expect(mergeGenerated('generate', before, { content: '', category: [], hashtags: [] })).toEqual(before)
    expect(mergeGenerated('generate', before, { ...answer, hashtags: [] })).toEqual({
      content: 'New',
      category: ['Crime'],
      hashtags: '#mine',
    })
  })

  it('replaces hashtags and categories when it is new, and keeps those of a text that is only improved', () => {
    expect(mergeGenerated('generate', before, answer)).toEqual({
      content: 'New',
      category: ['Crime'],
      hashtags: '#a #b',
    })
    expect(mergeGenerated('enhance', before, answer)).toEqual({ ...before, content: 'New' })
    expect(mergeGenerated('enhance', { ...before, category: [], hashtags: ' ' }, answer)).toEqual({
      content: 'New',
      category: ['Crime'],
      hashtags: '#a #b',
    })
  })
})
