import { guestReports } from '@bichar/contract/guestReports.ts'
import { boxOf, crimeTypes } from '@bichar/contract/rules/crimeTypes.ts'
import { incidentTime } from '@bichar/contract/rules/incidentParts.ts'
import { emptyFields } from '@bichar/contract/rules/reportTexts.ts'
import { wordsOf } from '@bichar/contract/rules/search/words.ts'
import { cleanText } from '@bichar/contract/rules/text.ts'
import type { Deps } from '../core/deps.ts'
import { invalidField } from '../core/refusal.ts'
import { networkOf } from '../http/network.ts'
import type { PageForm } from '../http/pageForms.ts'
import { parsed } from '../http/serve.ts'
import { withAlts } from '../media/alts.ts'
import type { ChosenPlace } from '../places/chosen.ts'
import { placeCalled } from '../places/find.ts'
import { fileGuestReport, refuseWhereOff, withGuestLimits } from './guestReports.ts'

const { form, headers } = guestReports['POST /guest-reports']

export const guestReportPage = {
  path: '/report',
  // The browser sends the two parts of `incidentAt` separately, one field for each kind, and one `alt` for all files.
  fields: ['key', 'day', 'time', 'alt', ...Object.keys(emptyFields), ...crimeTypes.map(boxOf)],
  // No script makes stills for it.
  files: { medias: form.files.medias },
} as const

/** Finds the place by its name, because without a script the field contains free text. */
function placeIn(written: string): ChosenPlace {
  if (wordsOf(written).length === 0) return { district: '', upazila: '' }
  const place = placeCalled(written)
  if (!place) throw invalidField('district', 'place_unclear')
  return place
}

/**
 * What is said of each file. Without a script the form cannot ask for it file by file, as it does not know which have been chosen, nor
 * does the person know their order: one text is about all of them. Without a file it is refused, because it would be lost.
 */
function altsOf(written: string, files: number): string[] {
  const alt = cleanText(written)
  return alt === '' ? [] : Array<string>(Math.max(1, files)).fill(alt)
}

/** The form of /report, which works without a script; with scripts it includes a proof of work. */
export function guestReportForm(given: Deps): PageForm {
  const deps = withGuestLimits(given)
  return {
    ...guestReportPage,
    async admit(request) {
      refuseWhereOff(deps)
      await deps.freeSpace.refuseWrites()
      await deps.guestReportBudgets.consumeArrival(networkOf(request.ip))
    },
    async submit({
      fields: { key, day = '', time = '', district = '', alt = '', ...fields },
      uploads,
      request,
    }) {
      const kinds = crimeTypes.filter((kind) => fields[boxOf(kind)] !== undefined)
      const report = parsed(form.fields, {
        ...fields,
        ...placeIn(district),
        alts: altsOf(alt, uploads.length),
        kinds,
        incidentAt: incidentTime(day, time),
      })
      const { idempotencyKey } = parsed(headers, { 'idempotency-key': key })
      const followUpCode = await fileGuestReport(deps, {
        ...report,
        idempotencyKey,
        uploads: withAlts(uploads, report.alts),
        network: networkOf(request.ip),
      })
      return { status: 201, body: { success: true, followUpCode } }
    },
  }
}
