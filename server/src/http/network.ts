import ipaddr from 'ipaddr.js'

/** What one subscriber of IPv6 is given, in groups of 16 bits: whoever has one address has all of a /64. */
const groupsOfSubscriber = 4

/** The network that an address is counted under: itself, or with IPv6 its /64. */
export function networkOf(address: string): string {
  // A proxy that is believed passes on what it likes; what is no address is counted as it stands.
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  const groups = parsed.parts.slice(0, groupsOfSubscriber).map((group) => group.toString(16))
  return `${groups.join(':')}::/64`
}

/** What a home, a rented server or a tunnel is often given of IPv6: up to 65,536 networks. Of IPv4, the address. */
export const siteOf = (network: string): string =>
  network.replace(/^((?:[0-9a-f]+:){3})[0-9a-f]+::\/64$/, '$1:/48')
