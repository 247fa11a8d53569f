import { link, mkdtemp, open, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { FileRule } from '@bichar/contract/endpoint.ts'
import { kindByName, mostBytes, tooManyBytes } from '@bichar/contract/rules/mediaFiles.ts'
import { sentBeforeType } from '@bichar/contract/rules/uploads.ts'
import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { ApiError, invalidField } from '../core/refusal.ts'
import type { Upload } from '../core/upload.ts'
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
   * Writes the file to `path`, unless it is longer than `maxBytes`, and returns its length. Undefined if it is not complete or another
   * request is using it. The file stays reserved for this request until it is released.
   */
  take(id: string, path: string, by: { sender: string; maxBytes: number }): Promise<number | undefined>
  release(ids: readonly string[]): void
  clearUploads(ids: readonly string[]): Promise<void>
}

export interface Arrival {
  sender: string
  isGuest: boolean
  /** The folder for uploads that have not been checked yet. */
  tempDir: string
  freeSpace: Pick<FreeSpace, 'refuseFiles'>
  sentBefore: SentBefore
}

type FileRules = Readonly<Record<string, FileRule>>

/** Enough for the longest text, a blog: in Bengali a letter takes three bytes. */
const maxFieldBytes = 256 * 1024
/** Limit for all texts of a form together, in characters. */
const maxCharacters = 512 * 1024
/** More than any form has. */
export const maxFields = 100
const maxFileBytes = Math.max(...Object.values(mostBytes))

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
    settle: () => arrival.sentBefore.clearUploads([...named.keys()]),
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
    fieldSize: maxFieldBytes,
    fileSize: maxFileBytes + 1024,
    files: 50,
    fields: maxFields,
    parts: 150,
  },
  throwFileSizeLimit: false,
}

interface Means extends Omit<Arrival, 'tempDir'> {
  folder: string
  /** The paths of earlier uploads in this request, by their ids. */
  named: Map<string, string>
}

async function takePart(part: Multipart, form: Form, rules: FileRules, means: Means): Promise<void> {
  const meant = fileFieldOf(rules, part.fieldname)
  if (part.type === 'field') {
    if (part.valueTruncated) throw invalidField(part.fieldname, 'too_long')
    // The parser has already parsed a part whose content type is JSON.
    const text = typeof part.value === 'string' ? part.value : JSON.stringify(part.value)
    if (!meant) addText(form, part.fieldname, text)
    // A list without a file is written as an empty one.
    else if (text !== '' && text !== '[]') await addSentBefore(form, text, { ...meant, fileName: '' }, means)
    return
  }
  const { filename: fileName = '' } = part
  if (!meant) await refuseContent(part)
  else if (part.mimetype === sentBeforeType)
    await addSentBefore(form, await idIn(part), { ...meant, fileName }, means)
  else await addFile(form, part, { ...meant, fileName }, means)
}

interface FileField {
  field: string
  rule: FileRule
}

/** The file field that a part belongs to: `medias`, or as some clients name lists, `medias[]` or `medias[0]`. */
function fileFieldOf(rules: FileRules, name: string): FileField | undefined {
  const field = name.replace(/\[\d*\]$/, '')
  const rule = Object.hasOwn(rules, field) ? rules[field] : undefined
  return rule && { field, rule }
}

function addText({ fields }: Form, name: string, text: string): void {
  const letters = Object.values(fields).reduce((sum, { length }) => sum + length, text.length)
  if (letters > maxCharacters) throw new ApiError('request_too_large')
  fields[name] = text
}

/** A file under another name than the form has would be lost; a file field that nobody filled in is empty and has no file name. */
async function refuseContent({ fieldname, filename, file }: MultipartFile): Promise<void> {
  if (filename) throw invalidField(fieldname, 'file_unexpected')
  for await (const chunk of file as AsyncIterable<Buffer>)
    if (chunk.length > 0) throw invalidField(fieldname, 'file_unexpected')
}

interface FilePart extends FileField {
  /** Empty when the sender gave none. */
  fileName: string
}

async function addFile(
  form: Form,
  { file: content }: MultipartFile,
  part: FilePart,
  { sender, isGuest, folder, freeSpace }: Means,
): Promise<void> {
  const file = placeFor(form, part, folder)
  const bytes = await writeFile(content as AsyncIterable<Buffer>, file, part, freeSpace)
  if (bytes > 0) form.uploads.push(uploaded(part, { sender, isGuest, path: file, bytes }))
  // A browser sends an empty file field as an empty file without a name.
  else if (part.fileName) throw invalidField(part.field, 'file_missing')
}

async function addSentBefore(form: Form, id: string, part: FilePart, means: Means): Promise<void> {
  const file = placeFor(form, part, means.folder)
  const bytes = await takeSentBefore(id, file, part, means)
  const { sender, isGuest } = means
  form.uploads.push(uploaded(part, { sender, isGuest, path: file, bytes }))
}

/** Where the next file of a form is written; throws if its field has as many as it takes. */
function placeFor({ uploads }: Form, { field, rule }: FileField, folder: string): string {
  const taken = uploads.filter((upload) => upload.field === field).length
  if (taken === rule.most) throw invalidField(field, 'too_many_files')
  return path.join(folder, String(uploads.length))
}

const uploaded = (
  { field, fileName, rule: { kinds, only } }: FilePart,
  file: Pick<Upload, 'sender' | 'isGuest' | 'path' | 'bytes'>,
): Upload => ({ ...file, field, fileName, kinds, ...(only && { only }) })

const kindOf = ({ fileName }: FilePart) => kindByName(fileName) ?? 'image'

const maxBytesOf = (part: FilePart): number => part.rule.only?.bytes ?? mostBytes[kindOf(part)]

const tooLarge = (part: FilePart): ApiError =>
  invalidField(part.field, part.rule.only?.tooLarge ?? tooManyBytes[kindOf(part)])

/** Longer than any id of an earlier upload. */
const maxIdLength = 200

async function idIn({ file }: MultipartFile): Promise<string> {
  let id = ''
  for await (const chunk of file as AsyncIterable<Buffer>) {
    if (id.length <= maxIdLength) id += chunk.toString('latin1')
  }
  return id
}

async function takeSentBefore(
  id: string,
  file: string,
  part: FilePart,
  { sender, freeSpace, sentBefore, named }: Means,
): Promise<number> {
  const maxBytes = maxBytesOf(part)
  const same = named.get(id)
  if (same !== undefined) {
    // The same upload in a second field becomes a hard link, which takes no space on the disk.
    await link(same, file)
    const { size } = await stat(file)
    if (size > maxBytes) throw tooLarge(part)
    return size
  }
  await freeSpace.refuseFiles()
  const bytes = await sentBefore.take(id, file, { sender, maxBytes })
  if (bytes === undefined) throw invalidField(part.field, 'upload_gone')
  named.set(id, file)
  if (maxBytes < bytes) throw tooLarge(part)
  return bytes
}

async function writeFile(
  content: AsyncIterable<Buffer>,
  file: string,
  part: FilePart,
  freeSpace: Arrival['freeSpace'],
): Promise<number> {
  const maxBytes = maxBytesOf(part)
  const handle = await open(file, 'w', 0o600)
  try {
    let bytes = 0
    for await (const chunk of content) {
      if (bytes === 0) await freeSpace.refuseFiles()
      bytes += chunk.length
      if (bytes > maxBytes) throw tooLarge(part)
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
