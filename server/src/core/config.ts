import path from 'node:path'
import { ownName } from '@bichar/contract/rules/appName.ts'
import { z } from 'zod'
import { misspelled } from './misspelled.ts'

const flag = z
  .enum(['0', '1', 'true', 'false'], { error: 'must be 0 or 1' })
  .transform((text) => text === '1' || text === 'true')

const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` })

const shortText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, { error: `must have at most ${max} characters` })

const wholeNumber = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`
  return z
    .string()
    .regex(/^\d{1,9}$/, { error })
    .transform(Number)
    .pipe(z.int().min(min, { error }).max(max, { error }))
}

const address = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be an address like ${example}` })

const contact = z.string().regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, {
  error: 'must be mailto: with an e-mail address, or an https address',
})

/** Hosts of the push services of browsers: Chrome and most others, Firefox, Safari, Edge. */
const pushServices =
  'fcm.googleapis.com jmt17.google.com updates.push.services.mozilla.com *.push.apple.com *.notify.windows.com'

const hostName = /^(\*\.)?([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/

/** Every setting. docs/operate/configure.md lists them, except NODE_ENV, which only development and tests set. */
const settings = z.object({
  NODE_ENV: oneOf(['production', 'development', 'test']).default('production'),
  APP_NAME: shortText(40).min(1, { error: 'must not be blank' }).default(ownName),
  /** Who runs the installation, as shown on /about and /privacy. */
  OPERATOR_NAME: shortText(200).default(''),
  OPERATOR_ADDRESS: shortText(500).default(''),
  OPERATOR_CONTACT: shortText(200).default(''),
  /** Where to report a vulnerability, as /.well-known/security.txt says. */
  SECURITY_CONTACT: contact.optional(),
  HOST: z.string().default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(3000),
  /** The address people see, e.g. https://bichar.example; share cards and links in messages begin with it. */
  PUBLIC_URL: address(/^https?$/, 'https://bichar.example').optional(),
  /** Whether HTTPS is required of subdomains as well, which browsers remember for a year. */
  HSTS_INCLUDE_SUBDOMAINS: flag.default(false),
  DATA_DIR: z
    .string()
    .default('./data')
    .transform((dir) => path.resolve(dir)),
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgresql://user:password@host/database').optional(),
  /** The number of processes that serve requests; `usualProcesses` decides when it is not set. */
  PROCESSES: wholeNumber(1, 32).optional(),
  /** The same database, bypassing the connection pooler behind DATABASE_URL: for LISTEN, for session locks, and for long statements. */
  DATABASE_LISTEN_URL: address(/^postgres(ql)?$/, 'postgresql://user:password@host/database').optional(),
  /** Redis or Valkey, which carries events between processes in place of PostgreSQL. */
  LIVE_REDIS_URL: address(/^rediss?$/, 'redis://user:password@host:6379').optional(),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** The page to which the quick exit leads: one that is harmless to be seen with. */
  QUICK_EXIT_URL: address(/^https?$/, 'https://weather.example').default('https://www.bmd.gov.bd/'),
  /** How many proxies in front of the app are trusted to report the client's address. */
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
  /**
   * How many seconds the server goes on serving, reported as not ready, after a signal to stop, so that proxies can switch to
   * another server.
   */
  DRAIN_SECONDS: wholeNumber(0, 600).default(0),
  /** The bearer token for reading the metrics. If it is not set, a token is generated and stored in DATA_DIR/metrics-token. */
  METRICS_TOKEN: z
    .string()
    .regex(/^[!-~]{16,200}$/, { error: 'must be 16 to 200 letters, digits and signs' })
    .optional(),
  /**
   * 32 bytes as 64 hexadecimal digits; required when several servers share one database. If it is not set, a key is generated on
   * first start.
   */
  SERVER_KEY: z
    .string()
    .regex(/^[0-9a-fA-F]{64}$/, { error: 'must be 64 hexadecimal digits' })
    .optional(),
  ALLOW_INSECURE_DEFAULTS: flag.default(false),

  /** Whether people can file a report without an account, at /report. */
  GUEST_REPORTS: flag.default(true),

  /** How many seconds of CPU time per minute one address (for IPv6 a /64) may use for pages, feeds, sitemaps and CSV files. */
  PAGE_SECONDS: wholeNumber(1, 600).default(20),

  /** How many seconds one search may take; further searches wait for it twice as long. */
  SEARCH_SECONDS: wholeNumber(1, 15).default(1),

  /** Size of the cache of guests' pages and calls in megabytes; 0 turns it off. */
  GUEST_CACHE_MB: wholeNumber(0, 16_384).default(64),

  /** Megabytes to keep free on the disks: below the first no files are accepted, below the second no content of any kind. */
  UPLOAD_RESERVE_MB: wholeNumber(0, 100_000_000).default(1024),
  WRITE_RESERVE_MB: wholeNumber(0, 100_000_000).default(512),

  /** How many text messages the whole installation sends per hour; at most four fifths of them to devices that no account knows. */
  SMS_PER_HOUR: wholeNumber(1, 999_999).default(2000),
  /** How many of them go to devices that no account knows within a day: what the operator is ready to pay if somebody abuses them. */
  SMS_PER_DAY: wholeNumber(1, 9_999_999).default(10_000),
  SMS_GATEWAY_URL: z.string().optional(),
  SMS_GATEWAY_METHOD: oneOf(['GET', 'POST']).default('POST'),
  SMS_GATEWAY_BODY: z.string().optional(),
  SMS_GATEWAY_CONTENT_TYPE: z.string().default('application/json'),
  SMS_GATEWAY_AUTHORIZATION: z.string().optional(),
  TWILIO_ACCOUNT_SID: z.string().optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_FROM: z.string().optional(),
  TWILIO_API_URL: address(/^https?$/, 'https://api.twilio.com').default('https://api.twilio.com'),

  S3_ENDPOINT: address(/^https?$/, 'https://s3.example').optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('auto'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),

  WEB_PUSH: flag.default(true),
  /** Host names, or `*.` followed by a domain; push messages are never sent to any other host. */
  PUSH_SERVICES: z
    .string()
    .default(pushServices)
    .transform((text) =>
      text
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    )
    .refine((hosts) => hosts.every((host) => hostName.test(host)), {
      error: 'must be host names like push.example or *.push.example',
    }),
  PUSH_CONTACT: contact.optional(),
  FIREBASE_PROJECT_ID: z.string().optional(),
  FIREBASE_CLIENT_EMAIL: z.string().optional(),
  FIREBASE_PRIVATE_KEY: z.string().optional(),
  FIREBASE_API_URL: address(/^https?$/, 'https://fcm.googleapis.com').default('https://fcm.googleapis.com'),
  FIREBASE_TOKEN_URL: address(/^https?$/, 'https://oauth2.googleapis.com/token').default(
    'https://oauth2.googleapis.com/token',
  ),
  AI_PROVIDER: oneOf(['openai', 'gemini']).optional(),
  AI_API_KEY: z.string().optional(),
  AI_BASE_URL: address(/^https?$/, 'https://api.example/v1').optional(),
  AI_MODEL: z.string().optional(),
  /** Timeouts for a language model: until its first token, and for the whole answer. */
  AI_FIRST_SECONDS: wholeNumber(1, 600).default(30),
  AI_WHOLE_SECONDS: wholeNumber(1, 600).default(120),

  /** The base URL of a Nominatim server, without /reverse. */
  NOMINATIM_URL: address(/^https?$/, 'https://nominatim.example').optional(),
})

export type Config = z.output<typeof settings>

export class ConfigError extends Error {}

/** Reads the settings from the environment. Throws a ConfigError that names every wrong setting. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  // Templates of deployments often set unused variables to an empty string, so that counts as not set.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = settings.safeParse(given)
  if (result.success) return result.data
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
  throw new ConfigError(`Invalid setting: ${problems.join('; ')}`)
}

/** Warnings of variables in the environment that are no settings and look like one, without their values. */
export const misspelledSettings = (environment: NodeJS.ProcessEnv = process.env): string[] =>
  misspelled(Object.keys(environment), Object.keys(settings.shape)).map(
    ({ name, meant }) => `${name} is not a setting and has no effect; ${meant} is`,
  )

/**
 * Sets NODE_ENV for libraries: our own default is production, but React runs its slower development build when the variable is not
 * set.
 */
export function configureLibraries(): void {
  process.env.NODE_ENV ||= 'production'
}
