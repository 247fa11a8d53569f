import type { CountRange } from '@bichar/contract/places.ts'
import { Link } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { useCountText } from './useCountText.ts'

interface Row {
  name: string
  /** The page of the place, if it has one. */
  to?: string
  reports: CountRange
  suspects: number
}

interface CountTableProps {
  id?: string
  caption: string
  /** Header of the first column. */
  by: string
  rows: readonly Row[]
}

/** Table of the reports and suspects per place: the text alternative to a map. */
export function CountTable({ id, caption, by, rows }: CountTableProps) {
  const t = useTranslations('districts')
  const format = useFormatter()
  const countText = useCountText()
  return (
    // With letters so large that the columns do not fit side by side, the table scrolls and not the page.
    <div className="relative overflow-x-auto">
      <table id={id} tabIndex={id ? -1 : undefined} className="w-full text-sm wrap-normal">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-line border-b text-left text-quiet">
            <th scope="col" className="px-3 py-2">
              {by}
            </th>
            <th scope="col" className="px-3 py-2 text-right">
              {t('reports')}
            </th>
            <th scope="col" className="px-3 py-2 text-right">
              {t('suspects')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, to, reports, suspects }) => (
            <tr key={name} className="border-line border-t">
              <th scope="row" className="px-3 text-left">
                {to ? (
                  <Link to={to} className="inline-flex min-h-11 items-center hover:underline">
                    {name}
                  </Link>
                ) : (
                  <span className="block py-2">{name}</span>
                )}
              </th>
              <td className="whitespace-nowrap px-3 text-right tabular-nums">{countText.number(reports)}</td>
              <td className="px-3 text-right tabular-nums">{format.number(suspects)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
