import type { Config } from './config.ts'
import { operatorMissing } from './http/operator.ts'

interface Served {
  url: string
  config: Config
  processes?: number
  /** Where text messages go, and where the data lies. */
  textMessages: string
  databasePlace: string
}

/** What the operator reads once people can come. */
export function welcome({ url, config, processes = 1, textMessages, databasePlace }: Served): void {
  console.log(`Bichar serves at ${url}${processes > 1 ? ` with ${processes} processes` : ''}`)
  if (config.PUBLIC_URL) console.log(`People reach it at ${config.PUBLIC_URL}`)
  console.log(`Text messages go to ${textMessages}`)
  console.log(`The database is ${databasePlace}`)
  const missing = operatorMissing(config)
  if (missing) console.log(missing)
}
