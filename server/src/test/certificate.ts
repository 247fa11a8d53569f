import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'

const der = (tag: number, ...content: Buffer[]): Buffer => {
  const value = Buffer.concat(content)
  const length =
    value.length < 128 ? Buffer.of(value.length) : Buffer.of(0x82, value.length >> 8, value.length & 255)
  return Buffer.concat([Buffer.of(tag), length, value])
}
const sequence = (...content: Buffer[]) => der(0x30, ...content)
const text = (tag: number, value: string) => der(tag, Buffer.from(value))
/** An object identifier, given in hexadecimal as standards print its encoding. */
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const time = (date: Date) => text(0x17, date.toISOString().replace(/^..|[-T:]|\.\d+/g, ''))

/** A self-signed certificate for host names, and its key: both as PEM, valid for an hour. */
export function makeCertificate(hosts: readonly string[]): { cert: string; key: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'))
  const name = sequence(der(0x31, sequence(oid('550403'), text(0x0c, 'stand-in'))))
  const names = sequence(...hosts.map((host) => text(0x82, host)))
  const now = Date.now()
  const body = sequence(
    der(0xa0, der(0x02, Buffer.of(2))),
    der(0x02, Buffer.of(1)),
    ecdsaWithSha256,
    name,
    sequence(time(new Date(now - 60_000)), time(new Date(now + 3_600_000))),
    name,
    publicKey,
    der(0xa3, sequence(sequence(oid('551d11'), der(0x04, names)))),
  )
  const signature = der(0x03, Buffer.of(0), sign('sha256', body, createPrivateKey(privateKey)))
  const certificate = sequence(body, ecdsaWithSha256, signature).toString('base64')
  const lines = certificate.match(/.{1,64}/g)?.join('\n')
  return { cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`, key: privateKey }
}
