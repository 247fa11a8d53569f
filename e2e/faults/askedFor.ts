import { isJourneyFault, isTestFault, placeOf } from './fault.ts'
import { faults } from './faults.ts'

const words = (process.env.FAULTS ?? '').split(' ').filter(Boolean)

const askedFor = faults.filter(
  (fault) =>
    words.length === 0 || words.some((word) => fault.name.includes(word) || placeOf(fault).includes(word)),
)

/** The faults whose name, journey or test contains one of the words after `npm run faults --`; all faults without words. */
export const askedOfJourneys = askedFor.filter(isJourneyFault)
export const askedOfTests = askedFor.filter(isTestFault)
