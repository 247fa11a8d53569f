import { type BlogCategory, blogCategories } from './blogCategories.ts'
import { hashtagsOf } from './hashtags.ts'

/** What a text service has written for the form of a blog. */
export interface GeneratedBlog {
  content: string
  hashtags: string[]
  category: BlogCategory[]
  /** Whether all three are there; if the whole answer is not complete, it is invalid. */
  isComplete: boolean
}

const labels = ['CONTENT', 'HASHTAGS', 'CATEGORIES'] as const
type Label = (typeof labels)[number]

/** A label at the beginning of a line, also dressed up as Markdown: '**CONTENT:**', '## Hashtags:'. */
const labelled = /^[ \t>*_#]*(CONTENT|HASHTAGS|CATEGORIES)[ \t*_]*:[ \t*_]*/gim
/** What is cut off at an end must not be looked for anew from each of its letters, hence what may not stand before it. */
const dress = /^[ \t>*_#]+|(?<![ \t*_])[ \t*_]+$/g
const unfinishedTag = /(?<![^\s,])[^\s,]+$/
const unfinishedCategory = /(?<![^\n,])[^\n,]+$/
const punctuation = /(?<![*_.;])[*_.;]+$/

/**
 * Reads an answer labelled CONTENT, HASHTAGS and CATEGORIES. With `partial`, of the beginning of one that is still being
 * written: what may yet become another word or a label is left out, so that nothing has to be taken back later.
 */
export function parseGeneratedBlog(answer: string, { partial = false } = {}): GeneratedBlog {
  const { CONTENT, HASHTAGS, CATEGORIES } = sectionsOf(answer.replace(/\r\n?/g, '\n'), partial)
  const content = CONTENT.trim()
  const hashtags = tagsIn(HASHTAGS)
  const category = categoriesIn(CATEGORIES)
  return {
    content,
    hashtags,
    category,
    isComplete: content !== '' && hashtags.length > 0 && category.length > 0,
  }
}

function sectionsOf(answer: string, partial: boolean): Record<Label, string> {
  const sections = { CONTENT: '', HASHTAGS: '', CATEGORIES: '' }
  const found = [...answer.matchAll(labelled)]
  for (const [index, match] of found.entries()) {
    const label = match[1]?.toUpperCase() as Label
    const end = found[index + 1]?.index
    const text = answer.slice(match.index + match[0].length, end)
    // One that comes twice counts once.
    if (sections[label] !== '') continue
    sections[label] = partial ? settled(label, text) : text
  }
  return sections
}

/** The part of a section that will not change however it goes on. */
function settled(label: Label, text: string): string {
  const lineStart = text.lastIndexOf('\n') + 1
  if (label === 'CONTENT') return mayBecomeLabel(text.slice(lineStart)) ? text.slice(0, lineStart) : text
  return label === 'HASHTAGS' ? text.replace(unfinishedTag, '') : text.replace(unfinishedCategory, '')
}

function mayBecomeLabel(line: string): boolean {
  const word = line.replace(dress, '').toUpperCase()
  return labels.some((label) => label.startsWith(word))
}

function tagsIn(section: string): string[] {
  const parts = section.split(/[\s,]/)
  const tagged = parts.filter((part) => part.startsWith('#'))
  const tags = (tagged.length > 0 ? tagged : parts).map((part) => part.replace(punctuation, ''))
  return hashtagsOf(tags.join(' ')).filter((tag) => /[\p{L}\p{N}]/u.test(tag))
}

function categoriesIn(section: string): BlogCategory[] {
  const named = section.split(/[,\n]/).map((part) => part.replace(/[^\p{L}]/gu, '').toLowerCase())
  return [...new Set(named)].flatMap(
    (name) => blogCategories.find((category) => category.toLowerCase() === name) ?? [],
  )
}
