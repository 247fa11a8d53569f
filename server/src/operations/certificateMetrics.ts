import { connect } from 'node:tls'
import { Gauge } from 'prom-client'
import type { Deps } from '../core/deps.ts'

const believedMilliseconds = 10 * 60 * 1000
const patienceMilliseconds = 1_000

/**
 * For the alert BicharCertificateExpiring: reads the certificate that visitors are shown at PUBLIC_URL, whichever proxy holds it.
 * Without HTTPS, or where this machine cannot reach its public address, the gauge has no value.
 */
export function measureCertificate({ config, metrics }: Pick<Deps, 'config' | 'metrics'>): void {
  const { PUBLIC_URL = '' } = config
  let believed: { until: number; expiry: Promise<number | undefined> } | undefined
  new Gauge({
    name: 'public_certificate_expiry_timestamp_seconds',
    help: 'When the certificate that visitors are shown at PUBLIC_URL expires',
    registers: [metrics],
    aggregator: 'min',
    async collect() {
      this.remove()
      if (!PUBLIC_URL.startsWith('https:')) return
      if (!believed || Date.now() >= believed.until) {
        believed = { until: Date.now() + believedMilliseconds, expiry: readExpiry(new URL(PUBLIC_URL)) }
      }
      const expiry = await believed.expiry
      if (expiry !== undefined) this.set(expiry)
    },
  })
}

/** In seconds since 1970. A certificate that has expired, or that nobody trusts, is read as well. */
function readExpiry({ hostname, port }: URL): Promise<number | undefined> {
  const { promise, resolve } = Promise.withResolvers<number | undefined>()
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    servername: hostname,
    rejectUnauthorized: false,
  })
  socket.once('secureConnect', () => {
    resolve(Date.parse(socket.getPeerCertificate().valid_to) / 1000)
    socket.destroy()
  })
  socket.setTimeout(patienceMilliseconds, () => socket.destroy())
  socket.on('error', () => undefined)
  socket.once('close', () => resolve(undefined))
  return promise
}
