import { useTranslations } from 'use-intl'
import { StaleBuildError } from '../api/staleBuild.ts'
import { reloadAsAsked } from './reload.ts'
import { toast } from './toast.ts'
import { toastWithButton } from './toastWithButton.tsx'

/** Returns a function that says why a part of the app could not be loaded: there is no network, or there has been a release. */
export function useLoadFailure() {
  const t = useTranslations('common')
  return (error: unknown) => {
    console.warn(error)
    if (!(error instanceof StaleBuildError)) return toast.error(t('offline'))
    toastWithButton('error', {
      message: t('newVersion'),
      label: t('reload'),
      onPress: reloadAsAsked,
    })
  }
}
