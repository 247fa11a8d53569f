import type { AddressInfo, Server } from 'node:net'

/** Where the server listens. */
export function ownAddress(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
}

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
