import { Route as RouteIcon, ShieldCheck, VenetianMask } from 'lucide-react'
import { useTranslations } from 'use-intl'

const points = [
  ['anonymous', VenetianMask],
  ['checked', ShieldCheck],
  ['followed', RouteIcon],
] as const

/** The headline of the product and its three main points. */
export function Points({ className, gap }: { className: string; gap: string }) {
  const t = useTranslations('accounts.frame')
  return (
    <>
      <p className={`heading whitespace-pre-line ${className}`}>{t('headline')}</p>
      <PointList className={gap} />
    </>
  )
}

/** The three main promises to users. */
export function PointList({ className }: { className: string }) {
  const t = useTranslations('accounts.frame')
  return (
    <ul className={`grid ${className}`}>
      {points.map(([point, Icon]) => (
        <li key={point} className="flex gap-3">
          <Icon aria-hidden className="mt-[0.1em] size-[1.35em] shrink-0" />
          {t(`points.${point}`)}
        </li>
      ))}
    </ul>
  )
}
