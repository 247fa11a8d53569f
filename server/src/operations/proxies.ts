import type { FastifyInstance } from 'fastify'
import ipaddr from 'ipaddr.js'
import type { Deps } from '../core/deps.ts'

const near = ['loopback', 'private', 'uniqueLocal', 'linkLocal']

/**
 * Warns once if there seems to be a proxy although TRUSTED_PROXIES is 0: all visitors would share the proxy's address and its rate
 * limits.
 */
export function warnOfProxy(app: FastifyInstance, { config, log }: Pick<Deps, 'config' | 'log'>): void {
  if (config.TRUSTED_PROXIES > 0) return
  let isLogged = false
  app.addHook('onRequest', async ({ headers, socket }) => {
    if (isLogged || headers['x-forwarded-for'] === undefined || !isNear(socket.remoteAddress)) return
    isLogged = true
    log.warn(
      'a proxy sends X-Forwarded-For, but TRUSTED_PROXIES is 0: all its visitors share one address and its rate limits; set TRUSTED_PROXIES to the number of proxies in front',
    )
  })
}

/** A client from elsewhere could set the header itself, so only nearby senders count. */
const isNear = (address: string | undefined): boolean =>
  address !== undefined && ipaddr.isValid(address) && near.includes(ipaddr.process(address).range())
