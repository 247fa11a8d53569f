import type { ErrorCode } from '@bichar/contract/rules/errors.ts'
import { type Content, contentOf, headBytes } from '@bichar/contract/rules/fileContent.ts'
import {
  formats,
  kindByName,
  type MediaFormat,
  type MediaKind,
  mostBytes,
  tooManyBytes,
} from '@bichar/contract/rules/mediaFiles.ts'
import { newKey } from '../../api/newKey.ts'
import { compressImage, drawnAnew } from './compressImage.ts'

/** A file that a person chose for a report, ready to be sent. */
export interface PickedFile {
  id: string
  file: File
  kind: MediaKind
  /** What it shows, or what is said in it, as the person has typed it. */
  alt: string
  /** A small picture of a video, if this device could make one. */
  still?: File | undefined
}

/** Why a file cannot be attached. */
export class FileRefusal extends Error {
  readonly code: ErrorCode
  constructor(code: ErrorCode) {
    super(code)
    this.code = code
  }
}

export const contentOfFile = async (file: Blob): Promise<Content | undefined> =>
  contentOf(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()))

/**
 * Checks a chosen file by its content and prepares it for sending (spec section 5, Media processing): a large picture is made smaller,
 * one in a format that only this device can show is drawn anew. Throws a FileRefusal.
 */
export async function takeIn(chosen: File): Promise<PickedFile> {
  if (chosen.size === 0) throw new FileRefusal('file_missing')
  const content = await contentOfFile(chosen)
  const picked = (kind: MediaKind, file: File) => ({ id: newKey(), file, kind, alt: '' })
  if (content && 'refused' in content) return picked('image', await shownHere(chosen, content.refused))
  // Content that is not recognised is left to the server, which can read more of it.
  const kind = content ? kindOf(chosen, content.kind) : kindByName(chosen.name)
  if (!kind) throw new FileRefusal('file_type')
  if (kind !== 'image' && chosen.size > mostBytes[kind]) throw new FileRefusal(tooManyBytes[kind])
  const file = content ? named(chosen, content.format, kind) : chosen
  if (kind === 'video') return { ...picked(kind, file), still: await stillOf(file) }
  return picked(kind, kind === 'image' ? await readyImage(file) : file)
}

/** A video without a still is sent as well, so whatever keeps this device from making one is no error. */
const stillOf = async (video: File): Promise<File | undefined> =>
  import('./makeStill.ts').then(({ makeStill }) => makeStill(video)).catch(() => undefined)

/** Phones record sound in the containers of videos, so the name or the type that says so is believed. */
const kindOf = ({ name, type }: File, kind: MediaKind): MediaKind =>
  kind === 'video' && (kindByName(name) === 'audio' || type.startsWith('audio/')) ? 'audio' : kind

/** Gives a file whose name says nothing, or something else than its content, the ending of its format. */
export function named(file: File, format: MediaFormat, kind: MediaKind = formats[format].kind): File {
  if (kindByName(file.name) === kind) return file
  const isSound = kind === 'audio' && (format === 'mp4' || format === 'mov')
  const [extension] = formats[isSound ? 'm4a' : format].extensions
  const stem = file.name.replace(/\.\w{1,5}$/, '') || 'file'
  return new File([file], `${stem}.${extension}`, { type: file.type })
}

/** A picture that the server does not take, as a JPEG if this device can show it: iPhones show HEIC. */
const shownHere = (file: File, refusal: ErrorCode): Promise<File> =>
  drawnAnew(file).catch(() => {
    throw new FileRefusal(refusal)
  })

async function readyImage(file: File): Promise<File> {
  const ready = await compressImage(file).catch(() => {
    throw new FileRefusal('file_damaged')
  })
  if (ready.size > mostBytes.image) throw new FileRefusal(tooManyBytes.image)
  return ready
}
