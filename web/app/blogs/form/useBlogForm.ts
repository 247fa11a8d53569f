import type { Blog } from '@bichar/contract/blogs.ts'
import { useState } from 'react'
import { fieldCodes } from '../../api/errors.ts'
import { type BlogDraft, type BlogProblems, draftOf, problemsOf, sameDraft } from './blogText.ts'
import { type ChosenImage, useImage } from './useImage.ts'

export interface BlogForm {
  draft: BlogDraft
  image: ChosenImage
  /** What is wrong with each field, since it was last sent. */
  problems: BlogProblems
  changed: boolean
  write(change: Partial<BlogDraft>): void
  chooseImage(file: File): void
  /** Marks what is wrong; answers the fields in which something is. */
  check(): string[]
  /** Marks what the server refused. */
  mark(error: unknown): void
}

/** A blog that is being written, or `blog` being changed. */
export function useBlogForm(blog?: Blog): BlogForm {
  const [before] = useState(() => draftOf(blog))
  const [draft, setDraft] = useState(before)
  const [problems, setProblems] = useState<BlogProblems>({})
  const image = useImage()
  const settle = (fields: readonly string[]) =>
    setProblems((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !fields.includes(field))))
  return {
    draft,
    image,
    problems,
    changed: !sameDraft(draft, before) || image.file !== undefined || image.preparing,
    write(change) {
      setDraft((now) => ({ ...now, ...change }))
      settle(Object.keys(change))
    },
    chooseImage(file) {
      settle(['image'])
      void image.choose(file).then((problem) => problem && setProblems((now) => ({ ...now, image: problem })))
    },
    check() {
      const found = problemsOf(draft, Boolean(image.file ?? blog?.image))
      setProblems(found)
      return Object.keys(found)
    },
    mark: (error) => setProblems(fieldCodes(error)),
  }
}
