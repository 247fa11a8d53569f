import ipaddr from 'ipaddr.js'

/** The length of a /64 in groups of 16 bits: an IPv6 subscriber usually controls a whole /64. */
const groupsOfSubscriber = 4

/** Some proxies pass on the port of a connection with its address. */
const withoutPort = (text: string) => text.replace(/^(?:\[([0-9a-f:.]+)\]|([0-9.]+)):\d+$/i, '$1$2')

/** The network under which an address is counted: the IPv4 address itself, or the /64 of an IPv6 address. */
export function networkOf(forwarded: string): string {
  const address = withoutPort(forwarded)
  // A trusted proxy may pass on anything; text that is not an address is counted as it is.
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  const groups = parsed.parts.slice(0, groupsOfSubscriber).map((group) => group.toString(16))
  return `${groups.join(':')}::/64`
}

/**
 * The /48 of an IPv6 network, which a home, a rented server or a tunnel often gets as a whole: up to 65,536 networks. For IPv4 the
 * address itself.
 */
export const siteOf = (network: string): string =>
  network.replace(/^((?:[0-9a-f]+:){3})[0-9a-f]+::\/64$/, '$1:/48')
