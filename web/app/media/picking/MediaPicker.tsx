import type { ErrorCode } from '@bichar/contract/rules/errors.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import { acceptedFiles } from '@bichar/contract/rules/mediaFiles.ts'
import { Camera, FilePlus2, ShieldCheck, Video } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFieldError } from '../../i18n/fieldError.ts'
import { MixedScript } from '../../i18n/MixedScript.tsx'
import { FileButton } from '../../ui/FileButton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { MediaTiles } from './MediaTiles.tsx'
import { useFilesFromOutside } from './useFilesFromOutside.ts'
import type { MediaItems } from './useMediaItems.ts'

const accept = acceptedFiles(['image', 'video', 'audio'])

const isTooLong = (code: ErrorCode) => code === 'video_too_large' || code === 'audio_too_large'

interface MediaPickerProps {
  label: string
  media: MediaItems
  /** How many previews are shown at first; without it, all are. */
  firstShown?: number
}

/** The pictures, videos and recordings of a form, which can be chosen, taken with the camera, dropped or pasted. */
export function MediaPicker({ label, media, firstShown }: MediaPickerProps) {
  const t = useTranslations('media.picker')
  const common = useTranslations('common')
  const errorOf = useFieldError()
  const whole = useRef<HTMLFieldSetElement>(null)
  const dragging = useFilesFromOutside(whole, media.add)
  const [announcement, setAnnouncement] = useState('')
  const note = useId()
  const { problem } = media
  // What is wrong with one file is said on its tile.
  const ofAll = problem && !problem.item ? [{ code: problem.code, name: undefined }] : []
  const refusals = [...media.refusals, ...ofAll]
  const count = media.items.length
  const news = useRef<HTMLDivElement>(null)
  const shown = useRef({ count, refused: refusals.length })
  useEffect(() => {
    const before = shown.current
    shown.current = { count, refused: refusals.length }
    if (count > before.count || refusals.length > before.refused)
      news.current?.scrollIntoView({ block: 'nearest' })
  }, [count, refusals.length])
  return (
    <fieldset ref={whole} aria-describedby={note} className="grid min-w-0 grid-cols-1 gap-3">
      <legend className="mb-1.5 font-bold">
        {label} <span className="font-normal text-quiet">({common('optional')})</span>
      </legend>
      <div
        className={`grid grid-cols-1 gap-3 rounded-card border border-dashed p-4 ${dragging ? 'border-brand bg-raised' : 'border-edge bg-page'}`}
      >
        <div className="flex flex-wrap gap-2">
          <FileButton
            icon={FilePlus2}
            label={t('add')}
            accept={accept}
            multiple
            aria-invalid={problem ? true : undefined}
            onFiles={media.add}
          />
          <FileButton
            icon={Camera}
            label={t('photo')}
            accept="image/*"
            capture="environment"
            onFiles={media.add}
            className="pointer-fine:hidden"
          />
          <FileButton
            icon={Video}
            label={t('video')}
            accept="video/*"
            capture="environment"
            onFiles={media.add}
            className="pointer-fine:hidden"
          />
        </div>
        <div ref={news} className="grid scroll-mb-40 gap-2 empty:hidden">
          <div role="alert" className="grid gap-1 empty:hidden">
            {refusals.map(({ name, code }) => (
              <div key={`${name}${code}`} className="text-sm">
                <p className="break-words font-semibold text-alarm">
                  {name ? t('refused', { name, reason: errorOf(code) ?? '' }) : errorOf(code)}
                </p>
                {isTooLong(code) && <p>{t('shorter')}</p>}
              </div>
            ))}
          </div>
          {media.preparing > 0 && (
            <p role="status" className="flex items-center gap-2 font-semibold">
              <Spinner />
              {t('preparing', { count: media.preparing })}
            </p>
          )}
          {count > 0 && (
            <p aria-hidden className="font-semibold text-sm">
              {t('attached', { count })}
            </p>
          )}
        </div>
        <MediaTiles media={media} firstShown={firstShown} onAnnounce={setAnnouncement} />
        <p className="pointer-coarse:hidden text-quiet text-sm">{t(dragging ? 'dropNow' : 'drop')}</p>
        <div id={note} className="grid gap-2 text-quiet text-sm">
          <p>{t('limits', { most: limits.mediaPerPost })}</p>
          <p className="flex gap-2">
            <ShieldCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-brand" />
            {t('privacy')}
          </p>
        </div>
      </div>
      <p role="status" className="sr-only">
        <MixedScript text={announcement || (count > 0 ? t('attached', { count }) : '')} />
      </p>
    </fieldset>
  )
}
