import { type BlogCategory, blogCategories } from './blogCategories.ts'
import { hashtagsOf } from './hashtags.ts'

/** What a text-generation service wrote for the blog form. */
export interface GeneratedBlog {
  content: string
  hashtags: string[]
  category: BlogCategory[]
  /** Whether all three parts are present; an incomplete final answer is invalid. */
  isComplete: boolean
}

const labels = ['CONTENT', 'HASHTAGS', 'CATEGORIES'] as const
type Label = (typeof labels)[number]

/** A label at the beginning of a line, with or without Markdown: '**CONTENT:**', '## Hashtags:'. */
const labelled = /^[ \t>*_#]*(CONTENT|HASHTAGS|CATEGORIES)[ \t*_]*:[ \t*_]*/gim
/**
 * Parses an answer labelled CONTENT, HASHTAGS and CATEGORIES. With `partial`, the answer is still being written: a trailing piece that
 * could still become a longer word or a label is left out, so that the result only ever grows.
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
    // Only the first section with a label counts.
    if (sections[label] !== '') continue
    sections[label] = partial ? settled(label, text) : text
  }
  return sections
}

/** The part of an unfinished section that cannot change any more. */
function settled(label: Label, text: string): string {
  const lineStart = text.lastIndexOf('\n') + 1
  if (label === 'CONTENT') return mayBecomeLabel(text.slice(lineStart)) ? text.slice(0, lineStart) : text
  return label === 'HASHTAGS' ? withoutTail(text, /[^\s,]/) : withoutTail(text, /[^\n,]/)
}

/** A text without the characters at its end that match; a regular expression for it would take a time that is quadratic in a long run. */
function withoutTail(text: string, character: RegExp): string {
  let { length } = text
  while (length > 0 && character.test(text.charAt(length - 1))) length -= 1
  return text.slice(0, length)
}

function mayBecomeLabel(line: string): boolean {
  const word = withoutTail(line.replace(/^[ \t>*_#]+/, ''), /[ \t*_]/).toUpperCase()
  return labels.some((label) => label.startsWith(word))
}

function tagsIn(section: string): string[] {
  const parts = section.split(/[\s,]/)
  const tagged = parts.filter((part) => part.startsWith('#'))
  const tags = (tagged.length > 0 ? tagged : parts).map((part) => withoutTail(part, /[*_.;]/))
  return hashtagsOf(tags.join(' ')).filter((tag) => /[\p{L}\p{N}]/u.test(tag))
}

function categoriesIn(section: string): BlogCategory[] {
  const named = section.split(/[,\n]/).map((part) => part.replace(/[^\p{L}]/gu, '').toLowerCase())
  return [...new Set(named)].flatMap(
    (name) => blogCategories.find((category) => category.toLowerCase() === name) ?? [],
  )
}
