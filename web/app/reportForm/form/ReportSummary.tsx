import { isIncidentTime } from '@bichar/contract/rules/incidentTime.ts'
import type { ReportField } from '@bichar/contract/rules/reportFields.ts'
import { fieldsOnPage, isText } from '@bichar/contract/rules/reportTexts.ts'
import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useSession } from '../../api/session.ts'
import { languageOf } from '../../i18n/text.ts'
import { useSuspectName } from '../../i18n/useSuspectName.ts'
import { MediaPreview } from '../../media/picking/MediaPreview.tsx'
import { useItemName } from '../../media/picking/useItemName.ts'
import { usePlaceName } from '../../places/usePlaceName.ts'
import { IncidentTime } from '../../posts/IncidentTime.tsx'
import { Button } from '../../ui/Button.tsx'
import { ReportCard } from './ReportCard.tsx'
import type { ReportStep } from './steps.ts'
import type { Report } from './useReport.ts'
import type { Steps } from './useSteps.ts'
import { useStepTitle } from './useStepTitle.ts'

/** The whole report before it is sent: first as readers will see it, then with a button to change each part. */
export function ReportSummary({ report, steps }: { report: Report; steps: Steps }) {
  const t = useTranslations('posts.form')
  const fieldName = useTranslations('posts.fields')
  const words = useTranslations('steps')
  const suspects = useTranslations('suspectPicker')('label')
  const kinds = useTranslations('kinds')
  const kindName = useTranslations('crimeTypes')
  const nameOf = useItemName()
  const suspectName = useSuspectName()
  const { user } = useSession()
  const { values: text, media } = report
  const place = usePlaceName(text) ?? ''
  const where = useTranslations('places')('place')
  const seen = text.isAnonymous ? words('nobody') : words('everyone', { name: user?.name ?? '' })
  const fieldOf = (field: ReportField) => {
    if (field === 'kinds') {
      const names = text.kinds.map((kind) => kindName(kind))
      return <SummaryField key={field} label={kinds('label')} text={names.join(', ')} />
    }
    // The upazila is shown with its district, as one place.
    if (field === 'upazila') return null
    if (field === 'district') return <SummaryField key={field} label={where} text={place} />
    if (isText(field)) return <SummaryField key={field} label={fieldName(field)} text={text[field]} />
    return (
      <SummaryField key={field} label={t('incident.label')}>
        {isIncidentTime(text.incidentAt) && <IncidentTime at={text.incidentAt} />}
      </SummaryField>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <ReportCard report={report} />
      <Part report={report} step="name" steps={steps}>
        <p>{seen}</p>
        {text.isAnonymous && text.keepNoLink && <p>{t('noLink')}</p>}
      </Part>
      <Part report={report} step="what" steps={steps}>
        <dl className="grid grid-cols-1 gap-2">{fieldsOnPage('what').map(fieldOf)}</dl>
      </Part>
      <Part report={report} step="proof" steps={steps}>
        <dl className="grid grid-cols-1 gap-2">
          <SummaryField label={t('media')}>
            {media.items.length > 0 && (
              <ul className="mt-1 grid grid-cols-3 gap-2">
                {media.items.map((item) => (
                  <li key={item.id} className="overflow-hidden rounded-control">
                    <MediaPreview item={item} name={nameOf(item)} />
                    <span className="sr-only">{nameOf(item)}</span>
                    {item.alt.trim() && (
                      <p lang={languageOf(item.alt)} className="line-clamp-3 break-words p-1 text-sm">
                        {item.alt}
                      </p>
                    )}
                  </li>
                ))}
              </ul>
            )}
          </SummaryField>
          {!report.withoutAccount && (
            <SummaryField
              label={suspects}
              text={report.suspects.map(({ name }) => suspectName(name)).join(', ')}
            />
          )}
          {fieldsOnPage('proof').map(fieldOf)}
        </dl>
      </Part>
    </div>
  )
}

interface PartProps {
  report: Report
  step: ReportStep
  steps: Steps
  children: ReactNode
}

function Part({ report, step, steps, children }: PartProps) {
  const t = useTranslations('steps')
  const title = useStepTitle(report)(step)
  return (
    <section className="rounded-card border border-line bg-page p-3">
      <div className="flex items-start justify-between gap-2">
        <h3 className="min-w-0 py-2 font-bold leading-snug">{title}</h3>
        <Button
          look="plain"
          onClick={() => steps.go(step)}
          aria-label={t('changeNamed', { part: title })}
          className="-mr-2 shrink-0 !px-2 !text-brand"
        >
          <Pencil aria-hidden className="size-4" />
          {t('change')}
        </Button>
      </div>
      {children}
    </section>
  )
}

/** One field and its value; an empty field is marked as such. */
function SummaryField({ label, text, children }: { label: string; text?: string; children?: ReactNode }) {
  const t = useTranslations('steps')
  const written = text?.trim()
  return (
    <div>
      <dt className="text-quiet text-sm">{label}</dt>
      {written ? (
        <dd lang={languageOf(written)} className="line-clamp-6 whitespace-pre-line break-words">
          {written}
        </dd>
      ) : (
        <dd>{children || <span className="text-quiet italic">{t('empty')}</span>}</dd>
      )}
    </div>
  )
}
