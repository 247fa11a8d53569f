import { link, mkdtemp, open, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { FileRule } from '@bichar/contract/endpoint.ts'
import { kindByName, mostBytes, tooManyBytes } from '@bichar/contract/rules/mediaFiles.ts'
import { sentBeforeType } from '@bichar/contract/rules/uploads.ts'
import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { ApiError, invalidField } from '../refusal.ts'
import type { Upload } from '../upload.ts'
import { drainBody } from './drainBody.ts'
import type { FreeSpace } from './freeSpace.ts'

export interface Form {
  fields: Record<string, string>
  uploads: Upload[]
  /** Called when the form has been processed: deletes the earlier uploads that it referred to. */
  settle(): Promise<void>
  /** Removes all files that were not moved elsewhere. */
  dispose(): Promise<void>
}

/** Files that were uploaded before the form, which then only refers to them. */
export interface SentBefore {
  /**
   * Writes the file to `path`, unless it is longer than `most`, and returns its length. Undefined if it is not complete or another
   * request is using it. The file stays reserved for this request until it is released.
   */
  take(id: string, path: string, by: { sender: string; most: number }): Promise<number | undefined>
  release(ids: readonly string[]): void
  forget(ids: readonly string[]): Promise<void>
}

export interface Arrival {
  sender: string
  /** The folder for uploads that have not been checked yet. */
  tempDir: string
  freeSpace: Pick<FreeSpace, 'refuseFiles'>
  sentBefore: SentBefore
}

type FileRules = Readonly<Record<string, FileRule>>

/** Enough for the longest text, a blog: in Bengali a letter takes three bytes. */
const largestField = 256 * 1024
/** Limit for all texts of a form together, in characters. */
const mostLetters = 512 * 1024
/** More than any form has. */
export const mostFields = 100
const largestFile = Math.max(...Object.values(mostBytes))

/**
 * Parses a multipart request as a stream: fields into memory, files into a temporary folder below `tempDir`. A refused request
 * leaves no file behind, and its sender can go on sending until it reads the response.
 */
export async function readForm(
  request: FastifyRequest,
  rules: FileRules,
  { tempDir, ...arrival }: Arrival,
): Promise<Form> {
  const folder = await mkdtemp(path.join(tempDir, 'upload-'))
  const named = new Map<string, string>()
  const form: Form = {
    fields: {},
    uploads: [],
    settle: () => arrival.sentBefore.forget([...named.keys()]),
    async dispose() {
      arrival.sentBefore.release([...named.keys()])
      await rm(folder, { recursive: true, force: true })
    },
  }
  try {
    for await (const part of request.parts(partLimits))
      await takePart(part, form, rules, { ...arrival, folder, named })
    return form
  } catch (error) {
    drainBody(request.raw)
    await form.dispose()
    throw asRefusal(error)
  }
}

const partLimits = {
  // Generous limits for the parser: takePart checks the number and size of files, as it knows their field.
  limits: {
    fieldSize: largestField,
    fileSize: largestFile + 1024,
    files: 50,
    fields: mostFields,
    parts: 150,
  },
  throwFileSizeLimit: false,
}

interface Named {
  /** The paths of earlier uploads in this request, by their ids. */
  named: Map<string, string>
}

async function takePart(
  part: Multipart,
  form: Form,
  rules: FileRules,
  { sender, folder, named, ...means }: Omit<Arrival, 'tempDir'> & Named & { folder: string },
): Promise<void> {
  if (part.type === 'field') {
    if (part.valueTruncated) throw invalidField(part.fieldname, 'too_long')
    // The parser has already parsed a part whose content type is JSON.
    const text = typeof part.value === 'string' ? part.value : JSON.stringify(part.value)
    const letters = Object.values(form.fields).reduce((sum, { length }) => sum + length, text.length)
    if (letters > mostLetters) throw new ApiError('request_too_large')
    form.fields[part.fieldname] = text
    return
  }
  const rule = rules[part.fieldname]
  if (!rule) {
    part.file.resume()
    return
  }
  const taken = form.uploads.filter((upload) => upload.field === part.fieldname).length
  if (taken === rule.most) throw invalidField(part.fieldname, 'too_many_files')
  const file = path.join(folder, String(form.uploads.length))
  const isSentBefore = part.mimetype === sentBeforeType
  const bytes = isSentBefore
    ? await takeSentBefore(part, file, rule, { ...means, sender, named })
    : await writeFile(part, file, rule, means.freeSpace)
  if (bytes === 0) {
    // A browser sends an empty file field as an empty file without a name.
    if (!part.filename) return
    throw invalidField(part.fieldname, 'file_missing')
  }
  form.uploads.push({
    sender,
    field: part.fieldname,
    path: file,
    bytes,
    fileName: part.filename ?? '',
    ...(!isSentBefore && { declaredType: part.mimetype }),
    kinds: rule.kinds,
    ...(rule.only && { only: rule.only }),
  })
}

const mostOf = (part: MultipartFile, { only }: FileRule): number =>
  only?.bytes ?? mostBytes[kindByName(part.filename ?? '') ?? 'image']

const tooLarge = (part: MultipartFile, { only }: FileRule): ApiError =>
  invalidField(part.fieldname, only?.tooLarge ?? tooManyBytes[kindByName(part.filename ?? '') ?? 'image'])

/** Longer than any id of an earlier upload. */
const longestName = 200

async function takeSentBefore(
  part: MultipartFile,
  file: string,
  rule: FileRule,
  { sender, freeSpace, sentBefore, named }: Omit<Arrival, 'tempDir'> & Named,
): Promise<number> {
  let id = ''
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    if (id.length <= longestName) id += chunk.toString('latin1')
  }
  const most = mostOf(part, rule)
  const same = named.get(id)
  if (same !== undefined) {
    // The same upload in a second field becomes a hard link, which takes no space on the disk.
    await link(same, file)
    const { size } = await stat(file)
    if (size > most) throw tooLarge(part, rule)
    return size
  }
  await freeSpace.refuseFiles()
  const bytes = await sentBefore.take(id, file, { sender, most })
  if (bytes === undefined) throw invalidField(part.fieldname, 'upload_gone')
  named.set(id, file)
  if (most < bytes) throw tooLarge(part, rule)
  return bytes
}

async function writeFile(
  part: MultipartFile,
  file: string,
  rule: FileRule,
  freeSpace: Arrival['freeSpace'],
): Promise<number> {
  const most = mostOf(part, rule)
  const handle = await open(file, 'w', 0o600)
  try {
    let bytes = 0
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      if (bytes === 0) await freeSpace.refuseFiles()
      bytes += chunk.length
      if (bytes > most) throw tooLarge(part, rule)
      await handle.writeFile(chunk)
    }
    return bytes
  } finally {
    await handle.close()
  }
}

const diskErrors = new Set([
  'ENOSPC',
  'EDQUOT',
  'EIO',
  'EROFS',
  'EACCES',
  'EMFILE',
  'ENFILE',
  'ENOENT',
  'EEXIST',
])

/** An error of the parser is the sender's fault, unless our own disk failed. */
function asRefusal(error: unknown): unknown {
  if (error instanceof ApiError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (diskErrors.has(code)) return error
  if (code === 'FST_FILES_LIMIT') return new ApiError('too_many_files')
  return new ApiError(code.endsWith('_LIMIT') ? 'request_too_large' : 'malformed_request')
}
