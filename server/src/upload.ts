import type { FileRule } from '@bichar/contract/endpoint.ts'
import type { MediaKind } from '@bichar/contract/rules/mediaFiles.ts'

/** A file as it arrived, in a temporary place that is gone when the request is over. */
export interface Upload {
  /** Whose turn is taken by the work on it. */
  sender: string
  field: string
  path: string
  bytes: number
  /** Empty when the sender gave none. */
  fileName: string
  /** The content type that the sender claims; proves nothing. */
  declaredType?: string
  /** What the field takes. Left out, any kind. */
  kinds?: readonly MediaKind[]
  only?: FileRule['only']
}
