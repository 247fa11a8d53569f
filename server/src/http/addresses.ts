import type { AddressInfo, Server } from 'node:net'
import type { Config } from '../core/config.ts'

/** The URL on which the server listens. */
export function ownAddress(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
}

/**
 * Returns a function that returns the origin of our own URLs, without a trailing slash. It is never taken from the Host header: a cached
 * card or feed would lead the next reader to an address that a caller made up. The server's own address is read once it listens, because
 * a server that is stopping has none while it still answers.
 */
export function originOf({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>, server: Server): () => string {
  let origin = PUBLIC_URL?.replace(/\/+$/, '') ?? ''
  if (!origin) server.once('listening', () => (origin = ownAddress(server)))
  return () => origin
}

/**
 * The URL of a page that was requested. The origin is never taken from the request target: a caller can send one that parses as a
 * URL of another site ('//elsewhere/') or as none at all ('//').
 */
export function pageAddress(origin: string, asked: string): URL {
  const [, path, query = ''] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(asked) ?? []
  const address = new URL(origin)
  address.pathname = path ?? '/'
  address.search = query
  return address
}

/** A danda, double or not, an ellipsis, closing quotes and brackets, and punctuation, as they stand in the target of a request. */
const punctuation =
  /^(\/[\w-]+(?:\/[\w-]+)*)(?:%E0%A5%A[45]|%E2%80%(?:99|9D|A6)|%C2%BB|%(?:22|3E|5D|7D)|[.,;:!'")>\]}])+$/i

/**
 * The address of a page without the punctuation behind it, which chats take for a part of a link that ends a sentence; undefined if there
 * is none.
 */
export const withoutPunctuation = (asked: string): string | undefined => punctuation.exec(asked)?.[1]
