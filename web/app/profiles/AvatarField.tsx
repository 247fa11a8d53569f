import type { ErrorCode } from '@bichar/contract/errors.ts'
import { ImageUp, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Avatar } from '../media/Avatar.tsx'
import { OwnPicture } from '../media/OwnPicture.tsx'
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
  const own = chosen instanceof File ? chosen : undefined
  const kept = chosen === undefined ? present : null

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
        {own ? (
          <OwnPicture file={own} className="size-20 shrink-0 rounded-full border border-line object-cover" />
        ) : (
          <Avatar src={kept} className="size-20" />
        )}
        <div className="flex min-w-0 flex-wrap gap-2">
          <FileButton
            icon={ImageUp}
            label={words('choose')}
            accept={avatarTypes.join(',')}
            onFiles={choose}
          />
          {(own || kept) && (
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
