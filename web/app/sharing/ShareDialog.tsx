import { Check, Copy, Share } from 'lucide-react'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { addressOf, addressOn, networks, type Shared, takesNone } from './addresses.ts'
import { NetworkMark } from './NetworkMark.tsx'
import { useCopyLink } from './useCopyLink.ts'

/** The ways to share an item (spec section 2): first its link, which works everywhere, and last whatever else the device offers. */
export default function ShareDialog({ shared, onClose }: { shared: Shared; onClose(): void }) {
  const t = useTranslations('sharing')
  const address = addressOf(location.origin, shared)
  const field = useRef<HTMLInputElement>(null)
  const { copied, copy } = useCopyLink(field)
  const Mark = copied ? Check : Copy
  const isAndroid = /Android/.test(navigator.userAgent)
  return (
    <Dialog title={t('title', { kind: shared.kind })} size="sheet" onClose={onClose}>
      <div className="grid grid-cols-1 gap-4">
        {/* Side by side where both fit. */}
        <div className="flex flex-wrap gap-2">
          <input
            ref={field}
            aria-label={t('link', { kind: shared.kind })}
            readOnly
            value={address}
            onFocus={(event) => event.target.select()}
            className="block min-h-12 min-w-0 flex-1 basis-32 truncate rounded-control border border-edge bg-surface px-3 text-sm"
          />
          <Button onClick={() => void copy()} className="min-h-12 grow">
            <Mark aria-hidden className="size-5" />
            <span>{t(copied ? 'copied' : 'copy')}</span>
          </Button>
        </div>
        <ul className="-mx-2 grid grid-cols-4">
          {networks.map((network) => (
            <li key={network}>
              <a
                href={addressOn(network, address, isAndroid)}
                // If the network takes no address, it is copied so that the person can paste it.
                onClick={() => takesNone(network, isAndroid) && void copy()}
                target="_blank"
                rel="noopener noreferrer"
                className="grid justify-items-center gap-1 whitespace-nowrap rounded-control py-2 font-semibold text-sm tracking-tight hover:bg-raised sm:tracking-normal"
              >
                <NetworkMark network={network} />
                <span>
                  {network}
                  <span className="sr-only"> {t('newTab')}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
        {'share' in navigator && <OwnWays title={shared.title} address={address} />}
      </div>
    </Dialog>
  )
}

/** Opens the share sheet of the device. */
function OwnWays({ title, address }: { title: string; address: string }) {
  const t = useTranslations('sharing')
  const share = async () => {
    try {
      await navigator.share({ title, url: address })
    } catch (error) {
      // Closing the sheet without a choice is not a failure, and the device itself reports any other error.
      console.info('Nothing was shared', error)
    }
  }
  return (
    <Button look="secondary" onClick={() => void share()} className="min-h-12 w-full">
      <Share aria-hidden className="size-5" />
      {t('own')}
    </Button>
  )
}
