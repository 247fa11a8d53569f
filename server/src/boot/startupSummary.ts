import type { Config } from '../core/config.ts'
import { version } from '../core/version.ts'
import { operatorMissing } from '../http/operator.ts'

interface Served {
  url: string
  config: Config
  processes?: number
  /** Where text messages go, and the location of the database. */
  textMessages: string
  databasePlace: string
}

/** Prints the summary for the operator once the server accepts requests. */
export function printStartupSummary({
  url,
  config,
  processes = 1,
  textMessages,
  databasePlace,
}: Served): void {
  console.log(
    `Bichar ${version} is listening at ${url}${processes > 1 ? ` with ${processes} processes` : ''}`,
  )
  if (config.PUBLIC_URL) console.log(`Public address: ${config.PUBLIC_URL}`)
  console.log(`Text messages: ${textMessages}`)
  console.log(`Database: ${databasePlace}`)
  const missing = operatorMissing(config)
  if (missing) console.log(missing)
}
