import { type Config, ConfigError } from '../core/config.ts'
import { openGateway } from './smsGateway.ts'
import { openOutbox } from './smsOutbox.ts'
import { openTwilio } from './smsTwilio.ts'
import type { Sms } from './smsTypes.ts'

/** Opens the service from the settings: a gateway, Twilio, or the embedded default, which writes to a file. */
export function openSms(config: Config): Sms {
  if (config.SMS_GATEWAY_URL) return openGateway(config, config.SMS_GATEWAY_URL)
  const { TWILIO_ACCOUNT_SID: account, TWILIO_AUTH_TOKEN: secret, TWILIO_FROM: from } = config
  if (account && secret && from) return openTwilio({ api: config.TWILIO_API_URL, account, secret, from })
  if (account || secret || from) {
    throw new ConfigError(
      'Invalid setting: Twilio needs TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM',
    )
  }
  if (config.NODE_ENV === 'production' && isPublic(config.PUBLIC_URL) && !config.ALLOW_INSECURE_DEFAULTS) {
    throw new ConfigError(
      'Invalid setting: a public PUBLIC_URL needs a service that sends text messages: set SMS_GATEWAY_URL or TWILIO_*, ' +
        'or ALLOW_INSECURE_DEFAULTS=1 to have them written to a file',
    )
  }
  return openOutbox(config.DATA_DIR)
}

/** Whether people elsewhere can use this URL: it names neither this machine nor its own network. */
function isPublic(address: string | undefined): boolean {
  if (!address) return false
  const { hostname } = new URL(address)
  return !(
    /^(localhost|.*\.localhost|.*\.local|\[::1\]|0\.0\.0\.0)$/.test(hostname) ||
    /^(127|10)\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\./.test(hostname)
  )
}
