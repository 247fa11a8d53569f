import { PlaceField } from '../../places/PlaceField.tsx'
import { UseMyLocation } from '../../places/UseMyLocation.tsx'
import { usePlaceName } from '../../places/usePlaceName.ts'
import { ReportField } from './ReportField.tsx'
import type { Report } from './useReport.ts'

/** Where the incident happened: a district or an upazila from the list, and free text for the details. */
export function WhereField({ report }: { report: Report }) {
  const chosen = usePlaceName(report.values) ?? ''
  return (
    <>
      <PlaceField
        name="district"
        optional
        withMap
        error={report.errorOf('district') ?? report.errorOf('upazila')}
        chosen={chosen}
        onChoose={(place) => {
          const { district = '', upazila = '' } = place ?? {}
          report.setValues({ district, upazila })
        }}
      />
      <ReportField report={report} name="location" />
      {!report.withoutAccount && (
        <UseMyLocation
          written={[report.values.location, report.values.district, report.values.upazila].join('\n')}
          onFound={({ displayName: location, district, upazila }) =>
            report.setValues({ location, district, upazila })
          }
        />
      )}
    </>
  )
}
