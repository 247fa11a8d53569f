import type { Upload } from '../core/upload.ts'
import { withAlts } from './alts.ts'
import { withStills } from './stills.ts'

/** The fields by which a form says something of its files. */
interface AboutFiles {
  alts: readonly string[]
  stillsOf: readonly number[]
}

/** The files of a form, each with what the form says of it. */
export const aboutFiles = (uploads: readonly Upload[], { alts, stillsOf }: AboutFiles): Upload[] =>
  withAlts(withStills(uploads, stillsOf), alts)
