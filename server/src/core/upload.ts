import type { FileRule } from '@bichar/contract/endpoint.ts'
import type { MediaKind } from '@bichar/contract/rules/mediaFiles.ts'

/** A file that has arrived, in a temporary place that is removed at the end of the request. */
export interface Upload {
  /** The person or network whose turn in the processing queue this file takes. */
  sender: string
  isGuest: boolean
  field: string
  path: string
  bytes: number
  /** Empty when the sender gave none. */
  fileName: string
  /** The kinds of media that the field accepts; any kind if it is left out. */
  kinds?: readonly MediaKind[]
  only?: FileRule['only']
  /** What its sender says that it shows, or that is said in it. */
  alt?: string
  /** A picture of this video, which its sender's device has made. */
  still?: Upload | undefined
}
