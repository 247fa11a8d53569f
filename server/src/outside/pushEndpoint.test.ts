import { createECDH } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../core/config.ts'
import { isPublicAddress } from './publicAddress.ts'
import { openPush } from './push.ts'
import { pushEndpoint } from './pushEndpoint.ts'

const { PUSH_SERVICES: services } = readConfig({})
const accepted = (address: string) => pushEndpoint(address, services)

describe('the address of a browser', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://fcm.googleapis.com/wp/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
    'https://web.push.apple.com/QOmabc',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%2b',
  ])('%s is taken as it is', (address) => {
    expect(accepted(address)).toBe(address)
  })

  test.each([
    ['https://FCM.googleapis.com:443/x', 'https://fcm.googleapis.com/x'],
    ['https://fcm。googleapis。com/x', 'https://fcm.googleapis.com/x'],
    ['https://fcm.googleapis.com/a/../x', 'https://fcm.googleapis.com/x'],
    ['https:\\\\fcm.googleapis.com\\x', 'https://fcm.googleapis.com/x'],
  ])('%s is kept in its one spelling', (address, kept) => {
    expect(accepted(address)).toBe(kept)
  })

  test.each([
    '',
    'fcm.googleapis.com/x',
    'http://fcm.googleapis.com/x',
    'ftp://fcm.googleapis.com/x',
    'file:///etc/passwd',
    'data:text/plain,x',
    'https://evil.example/',
    'https://evil.example/https://fcm.googleapis.com/x',
    'https://evil.example#fcm.googleapis.com',
    'https://evil.example\\@fcm.googleapis.com/x',
    'https://fcm.googleapis.com@evil.example/x',
    'https://user:secret@fcm.googleapis.com/x',
    'https://@evil.example:443/fcm.googleapis.com',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com:80/x',
    'https://fcm.googleapis.com./x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evilfcm.googleapis.com/x',
    'https://other.googleapis.com/x',
    'https://push.apple.com/x',
    'https://.push.apple.com/x',
    'https://a..push.apple.com/x',
    'https://evilpush.apple.com/x',
    'https://notify.windows.com.evil.example/x',
    'https://fcm.googleapis.com/x#fragment',
    `https://fcm.googleapis.com/${'x'.repeat(2_000)}`,
    ...['127.0.0.1', '127.1', '0', '2130706433', '0x7f000001', '0177.0.0.1', '0x7f.1', '①②⑦.⓪.⓪.①'].map(
      inUrl,
    ),
    ...['localhost', 'localhost.', '[::1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]'].map(inUrl),
    ...['169.254.169.254', '2852039166', '[fd00:ec2::254]', '[fe80::1]', '10.0.0.1', '192.168.1.1'].map(
      inUrl,
    ),
    ...['8.8.8.8', '[2001:4860:4860::8888]', 'fcm.googleapis.com%2eevil.example'].map(inUrl),
  ])('%s is refused', (address) => {
    expect(accepted(address)).toBeUndefined()
  })

  test('however it is written, leads to a known service over TLS, and nowhere else', () => {
    const piece = fc.constantFrom(
      ...['https:', 'http:', '//', '/', '\\', '@', ':', '#', '?', '.', '..', '%2e', '。', '\t', '\n', ' '],
      ...['fcm.googleapis.com', 'push.apple.com', 'evil.example', '127.0.0.1', '[::1]', '0x7f', '443', '1'],
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), fc.boolean(), (pieces, plausible) => {
        const kept = accepted((plausible ? 'https://' : '') + pieces.join(''))
        if (kept === undefined) return
        expect(kept).toMatch(/^https:\/\/(fcm\.googleapis\.com|([\w-]+\.)+push\.apple\.com)\//)
        expect(accepted(kept)).toBe(kept)
      }),
      { numRuns: 5_000 },
    )
  })
})

function inUrl(host: string) {
  return `https://${host}/x`
}

describe('the subscription of a browser', () => {
  const push = openPush(readConfig({}), Buffer.alloc(32, 1))
  const endpoint = 'https://web.push.apple.com/x'
  const p256dh = createECDH('prime256v1').generateKeys('base64url')
  const auth = Buffer.alloc(16, 1).toString('base64url')
  const token = (more: object = {}, keys: object = {}) =>
    JSON.stringify({ endpoint, keys: { p256dh, auth, ...keys }, ...more })

  test('is one and the same in whatever order and with whatever else it is written', () => {
    const reordered = JSON.stringify({ keys: { auth, p256dh }, extra: 1, expirationTime: null, endpoint })
    expect(push.recognise(reordered)).toEqual(push.recognise(token()))
    expect(push.recognise(token())).toEqual({ address: endpoint, token: token() })
  })

  test.each([
    ['no JSON', 'x'],
    ['no object', 'null'],
    ['a list', '[]'],
    ['without keys', JSON.stringify({ endpoint })],
    ['a strange service', token({ endpoint: 'https://evil.example/x' })],
    ['no address', token({ endpoint: 7 })],
    ['a short secret', token({}, { auth: 'AAAA' })],
    ['a long secret', token({}, { auth: 'A'.repeat(80) })],
    ['a key that is no point of the curve', token({}, { p256dh: `B${'A'.repeat(86)}` })],
    ['a compressed key', token({}, { p256dh: `A${'A'.repeat(43)}` })],
    ['no key', token({}, { p256dh: '' })],
  ])('is refused: %s', (_what, text) => {
    expect(push.recognise(text)).toBeUndefined()
  })

  test('whatever is sent instead, nothing breaks', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(push.recognise(text)).toBeUndefined()
      }),
    )
  })
})

describe('an IP address', () => {
  test.each([
    '8.8.8.8',
    '1.1.1.1',
    '172.15.0.1',
    '172.32.0.1',
    '100.63.0.1',
    '192.167.1.1',
    '223.255.255.255',
  ])('%s leads out', (address) => expect(isPublicAddress(address)).toBe(true))
  test.each(['2001:4860:4860::8888', '2a00:1450:4001::5f', '64:ff9b::808:808', '64:ff9b::8.8.8.8'])(
    '%s leads out',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )
  test.each([
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.255.255', '169.254.169.254', '172.16.0.1'],
    ...['172.31.255.255', '192.0.0.1', '192.0.2.1', '192.168.0.1', '198.18.0.1', '198.19.255.255'],
    ...['198.51.100.1', '203.0.113.1', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
    ...[
      '::',
      '::1',
      '::ffff:127.0.0.1',
      '::ffff:8.8.8.8',
      '::127.0.0.1',
      '64:ff9b::127.0.0.1',
      '64:ff9b::a00:1',
    ],
    ...['64:ff9b:1::1', '100::1', '2001::1', '2001:db8::1', '2002:7f00:1::', '3fff::1', 'fc00::1', 'fd12::1'],
    ...['fe80::1', 'fec0::1', 'ff02::1'],
  ])('%s does not', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})
