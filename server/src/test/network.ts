import { randomInt } from 'node:crypto'

/** Lets the test app believe the addresses that `from` names. */
export const behindProxy = { TRUSTED_PROXIES: '1' }

/** An address that probably nobody else comes from. */
export const someAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

/** A call as it comes from this address. */
export const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
