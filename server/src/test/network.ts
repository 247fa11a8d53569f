import { randomInt } from 'node:crypto'

/** Makes the test app trust the addresses that `from` sets. */
export const behindProxy = { TRUSTED_PROXIES: '1' }

/** A random address, so that tests are unlikely to share one. */
export const someAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

/** Headers that make a call come from this address. */
export const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
