import { reportsPerDownload } from '@bichar/contract/rules/numbers.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useRootData } from '../page/useRootData.ts'
import { useMonthText } from './Months.tsx'
import type { NumbersResponse } from './queries.ts'

const formats = ['CSV', 'JSON'] as const

/** The data as files to download, in formats for people and for programs, with their licence. */
export function Downloads({ numbers: { months }, licence }: NumbersResponse) {
  const t = useTranslations('numbers')
  const appName = useRootData()?.appName ?? ''
  const monthText = useMonthText()
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="heading text-lg">{t('data')}</h2>
      <p>{t('dataText')}</p>
      <p>
        {t.rich('licence', {
          appName,
          licence: licence.name,
          link: (name: ReactNode) => (
            <a
              href={licence.url}
              target="_blank"
              rel="license noopener noreferrer"
              className="font-semibold text-brand underline"
            >
              {name}
            </a>
          ),
        })}
      </p>
      <div className="card px-4 py-2">
        <Line name={t('figures')} files={{ CSV: ['/numbers.csv'], JSON: ['/api/numbers'] }} />
        <details className="border-line border-t">
          <summary className="min-h-11 content-center font-semibold">{t('rows')}</summary>
          <ul>
            {months
              .filter(({ reports }) => reports > 0)
              .toReversed()
              .map(({ month, reports }) => (
                <li key={month} className="border-line border-t">
                  <Line name={monthText(month, 'long')} files={filesOf(month, reports)} />
                </li>
              ))}
          </ul>
        </details>
      </div>
    </section>
  )
}

type Files = Record<(typeof formats)[number], readonly string[]>

/** The addresses of a month's data; a month with many reports has several files. */
function filesOf(month: string, reports: number): Files {
  const pages = Array.from({ length: Math.ceil(reports / reportsPerDownload) }, (_each, index) => index + 1)
  const at = (path: string) => pages.map((page) => `${path}?month=${month}${page > 1 ? `&page=${page}` : ''}`)
  return { CSV: at('/numbers/reports.csv'), JSON: at('/api/numbers/reports') }
}

function Line({ name, files }: { name: string; files: Files }) {
  const t = useTranslations('numbers')
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4">
      <span>{name}</span>
      <span className="flex flex-wrap gap-x-2">
        {formats.flatMap((format) =>
          files[format].map((href, index, { length }) => {
            const text = length > 1 ? t('part', { format, part: index + 1 }) : format
            return (
              <a
                key={href}
                href={href}
                download={format === 'JSON' ? `${href.replace(/[^\w-]+/g, '-').slice(1)}.json` : ''}
                aria-label={t('of', { name, format: text })}
                className="inline-flex min-h-11 min-w-11 items-center justify-center font-semibold text-brand underline"
              >
                {text}
              </a>
            )
          }),
        )}
      </span>
    </p>
  )
}
