import type { AddressInfo, Server } from 'node:net'
import type { Config } from '../config.ts'

/** The URL on which the server listens. */
export function ownAddress(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
}

/**
 * The origin of our own URLs, without a trailing slash. It is never taken from the Host header: a cached card or feed would lead
 * the next reader to an address that a caller made up.
 */
export const originOf = ({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>, server: Server): string =>
  (PUBLIC_URL ?? ownAddress(server)).replace(/\/+$/, '')

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
