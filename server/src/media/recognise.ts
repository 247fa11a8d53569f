import { open } from 'node:fs/promises'
import { type Content, contentOf, headBytes } from '@bichar/contract/rules/fileContent.ts'
import { mostBytes, tooManyBytes } from '@bichar/contract/rules/mediaFiles.ts'
import { ApiError } from '../core/refusal.ts'
import type { Upload } from '../core/upload.ts'

/** What a file turned out to be. */
export type Recognised = Exclude<Content, { refused: unknown }>

export type ImageFormat = Extract<Recognised, { kind: 'image' }>['format']
export type Container = Exclude<Recognised, { kind: 'image' }>['format']

/**
 * Detects the type of an upload from its first bytes, whatever its name and declared type say: they are often wrong. Refuses types
 * that are not accepted (file_type, or a code that says what to do instead), and files that are too large for their kind.
 */
export async function recognise(upload: Upload): Promise<Recognised> {
  const { only } = upload
  const wrongType = only?.wrongType ?? 'file_type'
  const found = contentOf(await headOf(upload.path))
  if (!found) throw new ApiError(wrongType)
  if ('refused' in found) throw new ApiError(only?.wrongType ?? found.refused)
  if (upload.kinds && !upload.kinds.includes(found.kind)) throw new ApiError(wrongType)
  if (only && !only.formats.includes(found.format)) throw new ApiError(wrongType)
  if (upload.bytes > mostBytes[found.kind]) throw new ApiError(tooManyBytes[found.kind])
  return found
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
