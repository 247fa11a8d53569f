import { createHmac } from 'node:crypto'
import type { ErrorCode } from '@bichar/contract/errors.ts'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Deps } from '../deps.ts'
import { ApiError } from '../http/errors.ts'
import { keyFor } from './keys.ts'

interface Caller {
  phone: string
  deviceId: string
  /** A device that the account has verified: what strangers do with its number does not touch it. */
  isVerifiedDevice: boolean
}

export interface Budgets {
  /** Counts one code for a phone and a device. Throws too_many_codes with the time to wait. */
  spendCode(caller: Caller): Promise<void>
  /** Counts one try at a password. Throws too_many_logins with the time to wait. */
  spendLogin(caller: Caller): Promise<void>
  /** Forgets the tries of somebody who then knew the password. */
  refundLogin(caller: Caller): Promise<void>
}

const minute = 60
const hour = 60 * minute

/** What may be asked for how often, counted in the database so that it holds over all processes (decisions section 2). */
export function accountBudgets({ pool, serverKey }: Pick<Deps, 'pool' | 'serverKey'>): Budgets {
  const limiter = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration,
    })
  const codesOfDevice = limiter('code-device', 5, hour)
  const codesOfPhone = limiter('code-phone', 20, hour)
  const codesOfVerified = limiter('code-verified', 5, hour)
  const loginsOfDevice = limiter('login-device', 10, 15 * minute)
  const loginsOfPhone = limiter('login-phone', 50, hour)
  const loginsOfVerified = limiter('login-verified', 10, 15 * minute)

  /** The counters name nobody: they outlive the request, and may outlive an account. */
  const keyOf = (...parts: string[]) =>
    createHmac('sha256', keyFor(serverKey, 'budget')).update(parts.join('/')).digest('base64url')
  const device = ({ phone, deviceId }: Caller) => keyOf(phone, deviceId)

  const spend = async (from: RateLimiterPostgres, key: string, refusal: ErrorCode) => {
    try {
      await from.consume(key)
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      throw new ApiError(refusal, { retryAfterSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) })
    }
  }

  return {
    async spendCode(caller) {
      if (caller.isVerifiedDevice) return spend(codesOfVerified, device(caller), 'too_many_codes')
      await spend(codesOfDevice, device(caller), 'too_many_codes')
      await spend(codesOfPhone, keyOf(caller.phone), 'too_many_codes')
    },
    async spendLogin(caller) {
      if (caller.isVerifiedDevice) return spend(loginsOfVerified, device(caller), 'too_many_logins')
      await spend(loginsOfDevice, device(caller), 'too_many_logins')
      await spend(loginsOfPhone, keyOf(caller.phone), 'too_many_logins')
    },
    async refundLogin(caller) {
      if (caller.isVerifiedDevice) return void (await loginsOfVerified.delete(device(caller)))
      await loginsOfDevice.delete(device(caller))
    },
  }
}
