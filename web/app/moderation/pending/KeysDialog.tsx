import { useTranslations } from 'use-intl'
import { Dialog } from '../../ui/Dialog.tsx'

const keys = [
  { keys: ['J', '↓'], does: 'next' },
  { keys: ['K', '↑'], does: 'previous' },
  { keys: ['A'], does: 'approve' },
  { keys: ['R'], does: 'sendBack' },
  { keys: ['O'], does: 'open' },
  { keys: ['?'], does: 'help' },
] as const

/** Lists the keyboard shortcuts of the queue. */
export default function KeysDialog({ onClose }: { onClose(): void }) {
  const t = useTranslations('admin.keys')
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <p className="mb-4 text-quiet">{t('where')}</p>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {keys.map(({ keys: names, does }) => (
          <div key={does} className="contents">
            <dt className="flex gap-1">
              {names.map((name) => (
                <kbd
                  key={name}
                  className="grid h-8 min-w-8 place-items-center rounded-control border border-edge px-2 font-bold font-sans"
                >
                  {name}
                </kbd>
              ))}
            </dt>
            <dd>{t(does)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
