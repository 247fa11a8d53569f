import type { Config } from '../core/config.ts'

/** Who runs this installation, according to its settings; missing ones are ''. */
export const operatorOf = (config: Config) => ({
  name: config.OPERATOR_NAME,
  address: config.OPERATOR_ADDRESS,
  contact: config.OPERATOR_CONTACT,
})

const names = ['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_CONTACT'] as const

/** The warning at the start if people cannot see who runs this installation; undefined if they can. */
export function operatorMissing(config: Config): string | undefined {
  const missing = names.filter((name) => !config[name])
  if (missing.length === 0) return undefined
  return `/about and /privacy do not say who runs this installation: set ${missing.join(', ')}`
}
