import { requestSms } from './smsRequest.ts'
import type { Sms } from './smsTypes.ts'

interface Settings {
  api: string
  account: string
  secret: string
  /** A phone number, or the id of a messaging service (MG...). */
  from: string
}

export function openTwilio({ api, account, secret, from }: Settings): Sms {
  const url = new URL(`/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`, api)
  const authorization = `Basic ${Buffer.from(`${account}:${secret}`).toString('base64')}`
  const senderField = from.startsWith('MG') ? 'MessagingServiceSid' : 'From'
  return {
    place: `Twilio at ${url.host}`,
    send: ({ to, text }) =>
      requestSms('Twilio', url, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams({ [senderField]: from, To: `+${to}`, Body: text }),
      }),
  }
}
