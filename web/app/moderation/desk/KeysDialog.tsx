import { useTranslations } from 'use-intl'
import { Dialog } from '../../ui/Dialog.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { commandKeys } from './keys.ts'
import type { useKeysAreOn } from './useDeskKeys.ts'

interface KeysDialogProps {
  keys: ReturnType<typeof useKeysAreOn>
  onClose(): void
}

/** The keyboard shortcuts, with a switch that turns them off. */
export default function KeysDialog({ keys, onClose }: KeysDialogProps) {
  const t = useTranslations('desk.keys')
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <p className="text-quiet">{t('where')}</p>
      <div className="-mx-2 mb-3">
        <Switch label={t('switch')} isOn={keys.isOn} busy={false} onChange={keys.turn} />
      </div>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {commandKeys.map(({ shown, command }) => (
          <div key={command} className="contents">
            <dt>
              <kbd className="grid h-8 min-w-8 place-items-center rounded-control border border-edge px-2 font-bold font-sans">
                {shown}
              </kbd>
            </dt>
            <dd>{t(command)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
