import { Camera, ImagePlus, type LucideIcon, X } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { useFieldError } from '../../i18n/fieldError.ts'
import { Button } from '../../ui/Button.tsx'
import { FileButton } from '../../ui/FileButton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import type { PictureFile } from '../mediaShape.ts'
import { OwnPicture } from '../OwnPicture.tsx'
import { Picture } from '../Picture.tsx'
import { acceptedBy } from './takeInPicture.ts'
import { useDroppedPicture } from './useDroppedPicture.ts'
import type { Picture as Choice } from './usePicture.ts'

interface PictureFieldProps {
  name: string
  picture: Choice
  /** The picture that there is already. */
  present: PictureFile | null
  /** Classes for the shape and size of the preview. */
  box: string
  /** Shown in the preview as long as there is no picture. */
  icon: LucideIcon
  legend: ReactNode
  words: {
    choose: string
    replace: string
    drop: string
    hint: string
    /** Alternative texts of the preview. */
    chosen: string
    present: string
    /** Label of the button for a phone's camera; without it there is no such button. */
    take?: string
  }
}

/** The one picture of a form with its preview; it can be chosen, dropped, pasted or taken with the camera. */
export function PictureField({ name, picture, present, box, icon: Icon, legend, words }: PictureFieldProps) {
  const reason = useFieldError()
  const note = useId()
  const field = useRef<HTMLFieldSetElement>(null)
  useDroppedPicture(field, picture.choose)
  const choose = ([file]: readonly File[]) => file && picture.choose(file)
  return (
    <fieldset ref={field} aria-describedby={note} className="grid min-w-0 gap-2">
      <legend className="mb-1.5 font-bold">{legend}</legend>
      <div className="flex flex-wrap items-center gap-4">
        <div
          className={`${box} relative grid place-items-center overflow-hidden rounded-control border border-line bg-raised text-quiet`}
        >
          {picture.preparing ? (
            <Spinner className="size-8" />
          ) : picture.file ? (
            <OwnPicture file={picture.file} alt={words.chosen} className="size-full object-cover" />
          ) : present ? (
            <Picture picture={present} name={words.present} alt={words.present} />
          ) : (
            <Icon aria-hidden className="size-11" />
          )}
        </div>
        <div className="grid flex-1 basis-48 gap-2 sm:justify-items-start">
          <FileButton
            name={name}
            icon={ImagePlus}
            label={picture.file || present ? words.replace : words.choose}
            accept={acceptedBy(picture.rule)}
            aria-describedby={note}
            onFiles={choose}
          />
          {words.take && (
            <FileButton
              icon={Camera}
              label={words.take}
              accept="image/*"
              capture="environment"
              onFiles={choose}
              className="pointer-fine:hidden"
            />
          )}
          {picture.file && (
            <Button look="plain" onClick={picture.drop}>
              <X aria-hidden className="size-5" />
              {words.drop}
            </Button>
          )}
        </div>
      </div>
      <p
        id={note}
        role={picture.problem && 'alert'}
        className={picture.problem ? 'font-semibold text-alarm text-sm' : 'text-quiet text-sm'}
      >
        {reason(picture.problem) ?? words.hint}
      </p>
      <p role="status" className="sr-only">
        {picture.file && !picture.preparing && words.chosen}
      </p>
    </fieldset>
  )
}
