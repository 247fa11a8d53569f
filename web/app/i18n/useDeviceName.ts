import { useTranslations } from 'use-intl'

/** Returns a function that says in the reader's language what the server calls a device: 'Chrome on Android', or that it is unknown. */
export function useDeviceName(): (device: string) => string {
  const t = useTranslations('accounts.devices')
  return (device) => {
    if (device === 'Unknown device') return t('unknown')
    const [browser = '', system] = device.split(' on ')
    return system ? t('named', { browser, system }) : device
  }
}
