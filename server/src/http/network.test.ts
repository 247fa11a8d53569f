import { expect, test } from 'vitest'
import { networkOf, siteOf } from './network.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['[2001:db8:1:2::1]:4711', '2001:db8:1:2::/64'],
])('%s is counted under %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each(['', 'unknown', '203.0.113:x', '2001:db8::1::2', '_hidden'])(
  'what is no address ("%s") is counted as it stands',
  (text) => {
    expect(networkOf(text)).toBe(text)
  },
)

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['::1', '0:0:0::/48'],
  ['2001:db8:1:ab12::1', '2001:db8:1::/48'],
  ['unknown', 'unknown'],
  ['by 2001:db8:1:2::/64', 'by 2001:db8:1:2::/64'],
  ['2001:db8:1:2::/64 too', '2001:db8:1:2::/64 too'],
])('%s is at the site %s', (address, site) => {
  expect(siteOf(networkOf(address))).toBe(site)
})
