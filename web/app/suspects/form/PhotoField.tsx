import { Camera, ImagePlus, UserRound, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/Button.tsx'
import { FileButton } from '../../ui/FileButton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useObjectUrl } from '../../ui/useObjectUrl.ts'
import { useFieldError } from '../../words/errorMessage.ts'
import { acceptedPhotos } from './photo.ts'
import { useDroppedPhoto } from './useDroppedPhoto.ts'
import type { Photo } from './usePhoto.ts'

interface PhotoFieldProps {
  photo: Photo
  /** The address of the photo that the suspect has already. */
  present: string | null
}

/** The photo of a suspect, chosen or taken with the camera, with its preview. */
export function PhotoField({ photo, present }: PhotoFieldProps) {
  const words = useTranslations('suspects.form')
  const optional = useTranslations('common')('optional')
  const reason = useFieldError()
  const facts = useTranslations('suspects.facts')
  const note = useId()
  const box = useRef<HTMLFieldSetElement>(null)
  useDroppedPhoto(box, photo.choose)
  const chosen = useObjectUrl(photo.file)
  const shown = photo.file ? chosen : present
  const choose = ([file]: readonly File[]) => file && photo.choose(file)
  return (
    <fieldset ref={box} aria-describedby={note} className="grid min-w-0 gap-2">
      <legend className="mb-1.5 font-bold">
        {facts('photo')} <span className="font-normal text-quiet">({optional})</span>
      </legend>
      <div className="flex flex-wrap items-center gap-4">
        <div className="grid size-32 shrink-0 place-items-center overflow-hidden rounded-control border border-line bg-raised text-quiet">
          {photo.preparing ? (
            <Spinner className="size-8" />
          ) : shown ? (
            <img
              src={shown}
              alt={words(photo.file ? 'photoChosen' : 'photoPresent')}
              className="size-full object-cover"
            />
          ) : (
            <UserRound aria-hidden className="size-12" />
          )}
        </div>
        <div className="grid flex-1 basis-48 gap-2 sm:justify-items-start">
          <FileButton
            icon={ImagePlus}
            label={words(shown ? 'photoReplace' : 'photoChoose')}
            accept={acceptedPhotos}
            onFiles={choose}
          />
          <FileButton
            icon={Camera}
            label={words('photoTake')}
            accept="image/*"
            capture="environment"
            onFiles={choose}
            className="pointer-fine:hidden"
          />
          {photo.file && (
            <Button look="plain" onClick={photo.drop}>
              <X aria-hidden className="size-5" />
              {words('photoDrop')}
            </Button>
          )}
        </div>
      </div>
      <p
        id={note}
        role={photo.problem && 'alert'}
        className={photo.problem ? 'font-semibold text-alarm text-sm' : 'text-quiet text-sm'}
      >
        {reason(photo.problem) ?? words('photoHint')}
      </p>
      <p role="status" className="sr-only">
        {photo.file && !photo.preparing && words('photoChosen')}
      </p>
    </fieldset>
  )
}
