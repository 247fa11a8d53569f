import { useTranslations } from 'use-intl'
import { PreferenceChoices } from '../accounts/PreferenceChoices.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { aboutEntries } from './navigation.ts'
import { QuietLinks } from './QuietLinks.tsx'

/** Language, theme, data saver and the last messages; members find them in their profile, too. */
export default function SettingsDialog({ onClose }: { onClose(): void }) {
  const t = useTranslations('shell')
  return (
    <Dialog title={t('settings')} onClose={onClose}>
      <div className="grid grid-cols-1 gap-4">
        <PreferenceChoices />
        <QuietLinks
          label="aboutNavigation"
          entries={aboutEntries}
          onChoose={onClose}
          className="justify-center gap-x-4"
        />
      </div>
    </Dialog>
  )
}
