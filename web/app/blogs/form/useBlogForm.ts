import type { Blog } from '@bichar/contract/blogs.ts'
import { extensions, mostBytes, tooManyBytes } from '@bichar/contract/rules/mediaFiles.ts'
import { useState } from 'react'
import { fieldCodes } from '../../api/errors.ts'
import type { PictureRule } from '../../media/picking/takeInPicture.ts'
import { type Picture, usePicture } from '../../media/picking/usePicture.ts'
import { type BlogDraft, type BlogProblems, draftOf, problemsOf, sameDraft } from './blogText.ts'

const imageRule: PictureRule = {
  extensions: extensions.image,
  wrongType: 'file_type',
  mostBytes: mostBytes.image,
  tooLarge: tooManyBytes.image,
}

export interface BlogForm {
  draft: BlogDraft
  image: Picture
  /** What is wrong with each field, since it was last sent. */
  problems: BlogProblems
  changed: boolean
  setValues(change: Partial<BlogDraft>): void
  /** Marks what is wrong; returns the first field that is. */
  check(): string | undefined
  /** Marks what the server refused. */
  setServerErrors(error: unknown): void
}

/** A blog that is being written, or `blog` being changed. */
export function useBlogForm(blog?: Blog): BlogForm {
  const [before] = useState(() => draftOf(blog))
  const [draft, setDraft] = useState(before)
  const [problems, setProblems] = useState<BlogProblems>({})
  const image = usePicture(imageRule)
  const show = ({ image: ofImage, ...ofTexts }: BlogProblems) => {
    setProblems(ofTexts)
    image.refuse(ofImage)
  }
  return {
    draft,
    image,
    problems,
    changed: !sameDraft(draft, before) || image.file !== undefined || image.preparing,
    setValues(change) {
      setDraft((now) => ({ ...now, ...change }))
      setProblems((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in change))))
    },
    check() {
      const found = problemsOf(draft, Boolean(image.file ?? blog?.image))
      show(found)
      return Object.keys(found)[0]
    },
    setServerErrors: (error) => show(fieldCodes(error)),
  }
}
