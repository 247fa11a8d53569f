import { acceptedFiles } from '@bichar/contract/mediaFiles.ts'
import { ImagePlus, X } from 'lucide-react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { PictureFile } from '../../media/mediaShape.ts'
import { OwnPicture } from '../../media/OwnPicture.tsx'
import { Picture } from '../../media/Picture.tsx'
import { Button } from '../../ui/Button.tsx'
import { FileButton } from '../../ui/FileButton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import type { ChosenImage } from './useImage.ts'

interface ImageFieldProps {
  image: ChosenImage
  /** The picture that the blog has already. */
  present: PictureFile | null
  error: string | undefined
  onChoose(file: File): void
}

/** The picture of a blog with its preview. */
export function ImageField({ image, present, error, onChoose }: ImageFieldProps) {
  const words = useTranslations('blogs.form')
  const note = useId()
  return (
    <fieldset aria-describedby={note} className="grid min-w-0 gap-2">
      <legend className="mb-1.5 font-bold">{words('image')}</legend>
      <div className="flex flex-wrap items-center gap-4">
        <div className="relative grid aspect-video w-full max-w-72 place-items-center overflow-hidden rounded-control border border-line bg-raised text-quiet">
          {image.preparing ? (
            <Spinner className="size-8" />
          ) : image.file ? (
            <OwnPicture file={image.file} alt={words('imageChosen')} className="size-full object-cover" />
          ) : present ? (
            <Picture picture={present} name={words('imagePresent')} alt={words('imagePresent')} />
          ) : (
            <ImagePlus aria-hidden className="size-10" />
          )}
        </div>
        <div className="grid flex-1 basis-48 gap-2 sm:justify-items-start">
          <FileButton
            name="image"
            icon={ImagePlus}
            label={words(image.file || present ? 'imageReplace' : 'imageChoose')}
            accept={acceptedFiles(['image'])}
            aria-describedby={note}
            onFiles={([file]) => file && onChoose(file)}
          />
          {image.file && (
            <Button look="plain" onClick={image.drop}>
              <X aria-hidden className="size-5" />
              {words('imageDrop')}
            </Button>
          )}
        </div>
      </div>
      <p
        id={note}
        role={error && 'alert'}
        className={error ? 'font-semibold text-alarm text-sm' : 'text-quiet text-sm'}
      >
        {error ?? words('imageHint')}
      </p>
    </fieldset>
  )
}
