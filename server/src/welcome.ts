import type { Config } from './config.ts'
import { operatorMissing } from './http/operator.ts'

interface Served {
  url: string
  config: Config
  processes?: number
  /** Where text messages go, and the location of the database. */
  textMessages: string
  databasePlace: string
}

/** Prints the summary for the operator once the server accepts requests. */
export function welcome({ url, config, processes = 1, textMessages, databasePlace }: Served): void {
  console.log(`Bichar serves at ${url}${processes > 1 ? ` with ${processes} processes` : ''}`)
  if (config.PUBLIC_URL) console.log(`People reach it at ${config.PUBLIC_URL}`)
  console.log(`Text messages go to ${textMessages}`)
  console.log(`The database is ${databasePlace}`)
  const missing = operatorMissing(config)
  if (missing) console.log(missing)
}
