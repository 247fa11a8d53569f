import { guestReports } from '@bichar/contract/guestReports.ts'
import { boxOf, crimeTypes } from '@bichar/contract/rules/crimeTypes.ts'
import { incidentTime } from '@bichar/contract/rules/incidentTime.ts'
import { wordsOf } from '@bichar/contract/rules/search/words.ts'
import type { Deps } from '../deps.ts'
import { networkOf } from '../http/network.ts'
import type { PageForm } from '../http/pageForms.ts'
import { parsed } from '../http/serve.ts'
import type { ChosenPlace } from '../places/chosen.ts'
import { placeCalled } from '../places/find.ts'
import { emptyFields } from '../posts/fields.ts'
import { invalidField } from '../refusal.ts'
import { fileGuestReport, refuseWhereOff, withGuestLimits } from './guestReports.ts'

const { form, headers } = guestReports['POST /guest-reports']

export const guestReportPage = {
  path: '/report',
  // The browser sends the two parts of `incidentAt` separately, and one field for each kind.
  fields: ['key', 'day', 'time', ...Object.keys(emptyFields), ...crimeTypes.map(boxOf)],
  files: form.files,
} as const

/** Finds the place by its name, because without a script the field contains free text. */
function placeIn(written: string): ChosenPlace {
  if (wordsOf(written).length === 0) return { district: '', upazila: '' }
  const place = placeCalled(written)
  if (!place) throw invalidField('district', 'place_unclear')
  return place
}

/** The form of /report, which works without a script; with scripts it includes a proof of work. */
export function guestReportForm(given: Deps): PageForm {
  const deps = withGuestLimits(given)
  return {
    ...guestReportPage,
    async admit(request) {
      refuseWhereOff(deps)
      await deps.freeSpace.refuseWrites()
      await deps.guestReportBudgets.spendArrival(networkOf(request.ip))
    },
    async submit({ fields: { key, day = '', time = '', district = '', ...fields }, uploads, request }) {
      const kinds = crimeTypes.filter((kind) => fields[boxOf(kind)] !== undefined)
      const report = parsed(form.fields, {
        ...fields,
        ...placeIn(district),
        kinds,
        incidentAt: incidentTime(day, time),
      })
      const { idempotencyKey } = parsed(headers, { 'idempotency-key': key })
      const followUpCode = await fileGuestReport(deps, {
        ...report,
        idempotencyKey,
        uploads,
        network: networkOf(request.ip),
      })
      return { status: 201, body: { success: true, followUpCode } }
    },
  }
}
