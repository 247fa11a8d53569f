import { Camera, ImagePlus, UserRound, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { PictureFile } from '../../media/mediaShape.ts'
import { OwnPicture } from '../../media/OwnPicture.tsx'
import { Picture } from '../../media/Picture.tsx'
import { Button } from '../../ui/Button.tsx'
import { FileButton } from '../../ui/FileButton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useFieldError } from '../../words/errorMessage.ts'
import { acceptedPhotos } from './photo.ts'
import { useDroppedPhoto } from './useDroppedPhoto.ts'
import type { Photo } from './usePhoto.ts'

interface PhotoFieldProps {
  photo: Photo
  /** The photo that the suspect has already. */
  present: PictureFile | null
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
  const choose = ([file]: readonly File[]) => file && photo.choose(file)
  return (
    <fieldset ref={box} aria-describedby={note} className="grid min-w-0 gap-2">
      <legend className="mb-1.5 font-bold">
        {facts('photo')} <span className="font-normal text-quiet">({optional})</span>
      </legend>
      <div className="flex flex-wrap items-center gap-4">
        <div className="relative grid size-32 shrink-0 place-items-center overflow-hidden rounded-control border border-line bg-raised text-quiet">
          {photo.preparing ? (
            <Spinner className="size-8" />
          ) : photo.file ? (
            <OwnPicture file={photo.file} alt={words('photoChosen')} className="size-full object-cover" />
          ) : present ? (
            <Picture picture={present} name={words('photoPresent')} alt={words('photoPresent')} />
          ) : (
            <UserRound aria-hidden className="size-12" />
          )}
        </div>
        <div className="grid flex-1 basis-48 gap-2 sm:justify-items-start">
          <FileButton
            icon={ImagePlus}
            label={words(photo.file || present ? 'photoReplace' : 'photoChoose')}
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
