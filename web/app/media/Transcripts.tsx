import type { Media } from '@bichar/contract/posts.ts'
import { useTranslations } from 'use-intl'
import { WholeText } from '../ui/WholeText.tsx'

interface TranscriptsProps {
  medias: readonly Media[]
  nameOf(media: Media, index: number): string
}

/** What is said or happens in the videos and recordings among these files, to be read instead of loading them. */
export function Transcripts({ medias, nameOf }: TranscriptsProps) {
  const label = useTranslations('media')('transcript')
  return medias.map((media, index) => {
    const { url, type, alt } = media
    return (
      type !== 'image' &&
      alt && (
        <details key={url} className="px-3 py-1 sm:px-4">
          <summary className="min-h-11 cursor-pointer content-center font-bold">
            {label}
            <span className="sr-only">: {nameOf(media, index)}</span>
          </summary>
          <WholeText text={alt} />
        </details>
      )
    )
  })
}
