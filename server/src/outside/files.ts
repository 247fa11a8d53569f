import path from 'node:path'
import type { Readable } from 'node:stream'
import { type Config, ConfigError } from '../config.ts'
import { openFolder } from './filesLocal.ts'
import { openBucket } from './filesS3.ts'

/** A whole file on its way; whoever asked for it reads or destroys the stream. */
interface OpenedFile {
  bytes: number
  stream: Readable
}

export interface ByteRange {
  start: number
  /** Inclusive. */
  end: number
}

/** Keeps files under keys that the media module makes up: letters and digits only. A store that fails throws. */
export interface FileStore {
  /** Moves or sends a local file into the store; when it returns, the file is safely there. */
  put(key: string, localPath: string, contentType: string): Promise<void>
  /** Puts a file anew as it is, so that nothing tells when it was put there; one that is not there is no error. */
  renew(key: string, contentType: string): Promise<void>
  /** Nothing when there is no such file. */
  read(key: string, range?: ByteRange): Promise<Readable | undefined>
  /** The same for the whole file, with its length. */
  open(key: string): Promise<OpenedFile | undefined>
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>
  /** The keys of everything that was put there before `before`; a store may know no more than the day of it. */
  list(before: Date): AsyncIterable<string>
  /** Where files are kept, in words for the operator. */
  readonly place: string
}

/** The store that the settings choose: a bucket of an S3-compatible service, or a folder of the data directory. */
export function openFiles(config: Config): FileStore {
  const endpoint = config.S3_ENDPOINT
  const bucket = config.S3_BUCKET
  const keyId = config.S3_ACCESS_KEY_ID
  const secret = config.S3_SECRET_ACCESS_KEY
  if (endpoint && bucket && keyId && secret) {
    return openBucket({ endpoint, bucket, region: config.S3_REGION, keyId, secret })
  }
  if (endpoint || bucket || keyId || secret) {
    throw new ConfigError(
      'Wrong setting - an S3 store needs S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
    )
  }
  return openFolder(path.join(config.DATA_DIR, 'media'))
}
