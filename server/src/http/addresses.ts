import type { AddressInfo, Server } from 'node:net'
import type { Config } from '../config.ts'

/** Where the server listens. */
export function ownAddress(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
}

/**
 * What addresses of ours begin with, without a slash at the end. Never what a caller says in Host: what is kept on the
 * way, a card or a feed, would lead the next reader there.
 */
export const originOf = ({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>, server: Server): string =>
  (PUBLIC_URL ?? ownAddress(server)).replace(/\/+$/, '')

/**
 * The address of a page as it was asked for. What comes in front of the path is never the caller's to say: the text
 * that they send can be read as an address elsewhere ('//elsewhere/') or as none at all ('//').
 */
export function pageAddress(origin: string, asked: string): URL {
  const [, path, query = ''] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(asked) ?? []
  const address = new URL(origin)
  address.pathname = path ?? '/'
  address.search = query
  return address
}
