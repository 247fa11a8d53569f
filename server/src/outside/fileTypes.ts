import type { Readable } from 'node:stream'

/** A whole file as a stream, which the caller has to read or destroy. */
interface OpenedFile {
  bytes: number
  stream: Readable
}

export interface ByteRange {
  start: number
  /** Inclusive. */
  end: number
}

/** Stores files under keys that the media module makes: letters and digits only. Errors of the store are thrown. */
export interface FileStore {
  /** Moves or uploads a local file into the store; once this resolves, the file is durable. */
  put(key: string, localPath: string, contentType: string): Promise<void>
  /** Rewrites a file, so that nothing reveals when it was first stored; does nothing if it does not exist. */
  renew(key: string, contentType: string): Promise<void>
  /** Returns undefined if there is no such file. */
  read(key: string, range?: ByteRange): Promise<Readable | undefined>
  /** Like `read` for the whole file, with its length. */
  open(key: string): Promise<OpenedFile | undefined>
  /** Does nothing if there is no such file. */
  remove(key: string): Promise<void>
  /** The keys of all files that were stored before `before`; a store may only know the day. */
  list(before: Date): AsyncIterable<string>
  /** Where files are stored, as a text for the operator. */
  readonly place: string
}
