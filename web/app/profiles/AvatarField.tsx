import { ImageUp, Trash2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useFieldError } from '../i18n/fieldError.ts'
import { Avatar } from '../media/Avatar.tsx'
import { OwnPicture } from '../media/OwnPicture.tsx'
import { acceptedBy } from '../media/picking/takeInPicture.ts'
import type { Picture } from '../media/picking/usePicture.ts'
import { Button } from '../ui/Button.tsx'
import { FileButton } from '../ui/FileButton.tsx'
import { Spinner } from '../ui/Spinner.tsx'

interface AvatarFieldProps {
  picture: Picture
  /** The current picture, which stays if no other is chosen. */
  present: string | null
  onRemove(): void
}

/** A preview of the picture, with buttons to choose another and to remove it. */
export function AvatarField({ picture, present, onRemove }: AvatarFieldProps) {
  const t = useTranslations('profiles.avatar')
  const reason = useFieldError()
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-1.5">
      <legend className="mb-1.5 font-bold">{t('label')}</legend>
      <div className="flex items-center gap-4">
        {picture.preparing ? (
          <span className="grid size-20 shrink-0 place-items-center rounded-full border border-line bg-raised text-quiet">
            <Spinner className="size-8" />
          </span>
        ) : picture.file ? (
          <OwnPicture
            file={picture.file}
            className="size-20 shrink-0 rounded-full border border-line object-cover"
          />
        ) : (
          <Avatar src={present} className="size-20" />
        )}
        <div className="flex min-w-0 flex-wrap gap-2">
          <FileButton
            icon={ImageUp}
            label={t('choose')}
            accept={acceptedBy(picture.rule)}
            onFiles={([file]) => file && picture.choose(file)}
          />
          {(picture.file || present) && (
            <Button look="plain" onClick={onRemove}>
              <Trash2 aria-hidden className="size-5" />
              {t('remove')}
            </Button>
          )}
        </div>
      </div>
      <p role="alert" className="font-semibold text-alarm text-sm empty:hidden">
        {reason(picture.problem)}
      </p>
    </fieldset>
  )
}
