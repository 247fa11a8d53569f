import type { ErrorCode } from '@bichar/contract/rules/errors.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import { useState } from 'react'
import { fieldCodes } from '../../api/errors.ts'
import type { PictureRule } from '../../media/picking/takeInPicture.ts'
import { type Picture, usePicture } from '../../media/picking/usePicture.ts'
import { type Profile, type ProfileField, type ProfileProblems, problemsOf } from './profile.ts'

/** Spec section 5, Suspect. */
const photoRule: PictureRule = {
  extensions: ['jpg', 'jpeg', 'png', 'webp'],
  wrongType: 'photo_type',
  mostBytes: limits.photoBytes,
  tooLarge: 'photo_too_large',
}

/** The profile of a suspect that is being written. */
export interface ProfileForm {
  text: Profile
  photo: Picture
  /** It can be sent: nothing that the server would refuse is in it. */
  ready: boolean
  /** What is wrong with a field, once the person has been there or the server has said so. */
  problemOf(field: ProfileField): ErrorCode | undefined
  setValues(change: Partial<Profile>): void
  /** The person has left a field. */
  leave(field: ProfileField): void
  /** Marks what the server refused. */
  setServerErrors(error: unknown): void
}

export function useProfile(initial: Profile): ProfileForm {
  const [text, setText] = useState(initial)
  const [seen, setSeen] = useState<ReadonlySet<ProfileField>>(new Set())
  const [refused, setRefused] = useState<ProfileProblems>({})
  const photo = usePicture(photoRule)
  const problems = problemsOf(text)
  const see = (fields: readonly ProfileField[]) => setSeen((before) => new Set([...before, ...fields]))
  return {
    text,
    photo,
    ready: Object.keys(problems).length === 0 && !photo.preparing,
    problemOf: (field) => (seen.has(field) ? problems[field] : undefined) ?? refused[field],
    setValues(change) {
      const fields = Object.keys(change) as ProfileField[]
      setText((now) => ({ ...now, ...change }))
      setRefused((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in change))))
      see(fields)
    },
    leave: (field) => see([field]),
    setServerErrors(error) {
      const { photo: wrongPhoto, ...others } = fieldCodes(error)
      setRefused(others)
      photo.refuse(wrongPhoto)
    },
  }
}
