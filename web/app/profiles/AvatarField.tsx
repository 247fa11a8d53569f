import type { ErrorCode } from '@bichar/contract/errors.ts'
import { ImageUp, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Avatar } from '../ui/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { FileButton } from '../ui/FileButton.tsx'
import { useFieldError } from '../words/errorMessage.ts'
import { avatarProblem, avatarTypes } from './avatarFile.ts'
import type { ProfileChange } from './queries.ts'

interface AvatarFieldProps {
  present: string | null
  chosen: ProfileChange['avatar']
  onChoose(avatar: ProfileChange['avatar']): void
}

/** The picture as it will be, with ways to choose another and to do without. */
export function AvatarField({ present, chosen, onChoose }: AvatarFieldProps) {
  const words = useTranslations('profiles.avatar')
  const reason = useFieldError()
  const [problem, setProblem] = useState<ErrorCode>()
  const preview = usePreview(chosen)
  const shown = chosen === undefined ? present : preview

  const choose = ([file]: readonly File[]) => {
    if (!file) return
    const found = avatarProblem(file)
    setProblem(found)
    if (!found) onChoose(file)
  }

  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-1.5">
      <legend className="mb-1.5 font-bold">{words('label')}</legend>
      <div className="flex items-center gap-4">
        {preview ? (
          <img
            src={preview}
            alt=""
            className="size-20 shrink-0 rounded-full border border-line object-cover"
          />
        ) : (
          <Avatar src={shown} className="size-20" />
        )}
        <div className="flex min-w-0 flex-wrap gap-2">
          <FileButton
            icon={ImageUp}
            label={words('choose')}
            accept={avatarTypes.join(',')}
            onFiles={choose}
          />
          {shown && (
            <Button look="plain" onClick={() => onChoose('none')}>
              <Trash2 aria-hidden className="size-5" />
              {words('remove')}
            </Button>
          )}
        </div>
      </div>
      <p role="alert" className="font-semibold text-alarm text-sm empty:hidden">
        {reason(problem)}
      </p>
    </fieldset>
  )
}

function usePreview(chosen: ProfileChange['avatar']): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!(chosen instanceof File)) return setAddress(null)
    const made = URL.createObjectURL(chosen)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [chosen])
  return address
}
