import { useTranslations } from 'use-intl'

const methods = [
  ...(['counted', 'notCrime', 'month', 'kind', 'district'] as const),
  ...(['steps', 'days', 'review', 'few', 'now'] as const),
]

/** How the numbers are computed, and which conclusions they do not support. */
export function Method() {
  const t = useTranslations('numbers')
  return (
    <section className="grid max-w-(--measure-text) grid-cols-1 gap-3">
      <h2 className="heading text-lg">{t('method')}</h2>
      <ul className="grid list-disc gap-2 ps-5 marker:text-quiet">
        {methods.map((each) => (
          <li key={each}>{t(`methods.${each}`)}</li>
        ))}
      </ul>
    </section>
  )
}
