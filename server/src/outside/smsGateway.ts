import { type Config, ConfigError } from '../core/config.ts'
import { requestSms } from './smsRequest.ts'
import type { Sms } from './smsTypes.ts'

type Settings = Pick<
  Config,
  'SMS_GATEWAY_METHOD' | 'SMS_GATEWAY_BODY' | 'SMS_GATEWAY_CONTENT_TYPE' | 'SMS_GATEWAY_AUTHORIZATION'
>

type Message = Parameters<Sms['send']>[0]

/** Supports any gateway that takes one HTTP request per message; {to} and {text} in the URL and the body are replaced. */
export function openGateway(config: Settings, urlTemplate: string): Sms {
  const method = config.SMS_GATEWAY_METHOD
  const contentType = config.SMS_GATEWAY_CONTENT_TYPE
  const bodyTemplate = method === 'POST' ? (config.SMS_GATEWAY_BODY ?? standardBody(urlTemplate)) : undefined
  const { host } = checkedUrl(urlTemplate)
  for (const placeholder of ['{to}', '{text}']) {
    if (!`${urlTemplate}${bodyTemplate ?? ''}`.includes(placeholder)) {
      throw new ConfigError(
        `Invalid setting: SMS_GATEWAY_URL or SMS_GATEWAY_BODY must contain ${placeholder}`,
      )
    }
  }
  return {
    place: `the gateway at ${host}`,
    send: (message) =>
      requestSms('the SMS gateway', fill(urlTemplate, message, encodeURIComponent), {
        method,
        headers: {
          ...(bodyTemplate !== undefined && { 'content-type': contentType }),
          ...(config.SMS_GATEWAY_AUTHORIZATION && { authorization: config.SMS_GATEWAY_AUTHORIZATION }),
        },
        ...(bodyTemplate !== undefined && { body: fill(bodyTemplate, message, escaping(contentType)) }),
      }),
  }
}

/** The default body, which is used unless the URL contains the message. */
const standardBody = (urlTemplate: string) =>
  urlTemplate.includes('{text}') ? undefined : '{"to":"{to}","text":"{text}"}'

function checkedUrl(urlTemplate: string): URL {
  const sample = fill(urlTemplate, { to: '0', text: '0' }, encodeURIComponent)
  const url = URL.parse(sample)
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new ConfigError('Invalid setting: SMS_GATEWAY_URL is not an http or https address')
  }
  return url
}

/** Replaces in one pass, so that a text that contains '{to}' is not changed. */
const fill = (template: string, message: Message, escaped: (text: string) => string) =>
  template.replace(/\{(to|text)\}/g, (_placeholder, name: keyof Message) => escaped(message[name]))

function escaping(contentType: string): (text: string) => string {
  if (/json/i.test(contentType)) return (text) => JSON.stringify(text).slice(1, -1)
  if (/x-www-form-urlencoded/i.test(contentType)) return encodeURIComponent
  return (text) => text
}
