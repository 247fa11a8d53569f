import type { Config } from '../config.ts'

/** Who answers for this installation, as its settings say; what they leave out is ''. */
export const operatorOf = (config: Config) => ({
  name: config.OPERATOR_NAME,
  address: config.OPERATOR_ADDRESS,
  contact: config.OPERATOR_CONTACT,
})

const names = ['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_CONTACT'] as const

/** What is to be said at the start when people cannot know to whom they entrust what they write; nothing if they can. */
export function operatorMissing(config: Config): string | undefined {
  const missing = names.filter((name) => !config[name])
  if (missing.length === 0) return undefined
  return `Nobody can see on /about and /privacy who runs this: set ${missing.join(', ')}`
}
