import { headBytes, isAnimatedPng, isHevc } from '@bichar/contract/rules/fileContent.ts'
import type { MediaKind } from '@bichar/contract/rules/mediaFiles.ts'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'

type Note = 'hevc' | 'still'

/** Says what others will not see of a picked file, although this device may show it. */
export function FileNote({ file, kind }: { file: File; kind: MediaKind }) {
  const t = useTranslations('media.picker')
  const [note, setNote] = useState<Note>()
  useEffect(() => {
    let isGone = false
    noteOf(file, kind).then(
      (found) => isGone || setNote(found),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [file, kind])
  return note && <p className="rounded-control bg-notice p-2 text-on-notice text-sm">{t(note)}</p>
}

async function noteOf(file: File, kind: MediaKind): Promise<Note | undefined> {
  const bytesOf = async (part: Blob) => new Uint8Array(await part.arrayBuffer())
  if (kind === 'video') return isHevc(await bytesOf(file)) ? 'hevc' : undefined
  return kind === 'image' && isAnimatedPng(await bytesOf(file.slice(0, headBytes))) ? 'still' : undefined
}
