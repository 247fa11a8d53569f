import { type LookupAddress, type LookupAllOptions, lookup as resolveName } from 'node:dns'
import { Agent } from 'node:https'
import { BlockList, isIPv6, type LookupFunction } from 'node:net'

/** IPv4 ranges that lead to this machine, to its own network, or nowhere (IANA special-purpose registry). */
const special: readonly [network: string, bits: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]

const closed = new BlockList()
/** The allowed IPv6 ranges: global unicast, and IPv4 addresses translated by NAT64. */
const open = new BlockList()
open.addSubnet('2000::', 3, 'ipv6')
open.addSubnet('64:ff9b::', 96, 'ipv6')
for (const [network, bits] of special) {
  closed.addSubnet(network, bits, 'ipv4')
  closed.addSubnet(`64:ff9b::${network}`, 96 + bits, 'ipv6')
}
closed.addSubnet('2001::', 23, 'ipv6')
closed.addSubnet('2001:db8::', 32, 'ipv6')
closed.addSubnet('2002::', 16, 'ipv6')
closed.addSubnet('3fff::', 20, 'ipv6')

/** Whether an IP address is on the public internet. */
export const isPublicAddress = (address: string): boolean =>
  isIPv6(address)
    ? open.check(address, 'ipv6') && !closed.check(address, 'ipv6')
    : !closed.check(address, 'ipv4')

type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void

/**
 * An agent that only connects to public addresses. Each connection resolves the host name and checks the result, and then uses
 * exactly the checked address, so DNS rebinding to this machine or its network is not possible.
 */
export function publicAgent(resolve: Resolve = resolveName): Agent {
  const lookup: LookupFunction = (hostname, options, callback) =>
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, [])
      const addresses = found.filter(({ address }) => isPublicAddress(address))
      const [first] = addresses
      if (!first) return callback(new Error(`${hostname} has no public address`), [])
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
    })
  return new Agent({ keepAlive: true, maxSockets: 100, lookup })
}
