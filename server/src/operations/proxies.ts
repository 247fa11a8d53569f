import type { FastifyInstance } from 'fastify'
import ipaddr from 'ipaddr.js'
import type { Deps } from '../deps.ts'

const near = ['loopback', 'private', 'uniqueLocal', 'linkLocal']

/** Says once that a proxy seems to stand in front which is not counted: then all visitors share its address, and its limits. */
export function warnOfProxy(app: FastifyInstance, { config, log }: Pick<Deps, 'config' | 'log'>): void {
  if (config.TRUSTED_PROXIES > 0) return
  let isSaid = false
  app.addHook('onRequest', async ({ headers, socket }) => {
    if (isSaid || headers['x-forwarded-for'] === undefined || !isNear(socket.remoteAddress)) return
    isSaid = true
    log.warn(
      'a proxy says X-Forwarded-For, and TRUSTED_PROXIES is 0: all its visitors share one address and the limits of one; set TRUSTED_PROXIES to the number of proxies in front',
    )
  })
}

/** From afar anybody may say it. */
const isNear = (address: string | undefined): boolean =>
  address !== undefined && ipaddr.isValid(address) && near.includes(ipaddr.process(address).range())
