import type { Post } from '@bichar/contract/posts.ts'
import { Check, Copy, Share } from 'lucide-react'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Field } from '../ui/Field.tsx'
import { addressOfPost, addressOn, networks } from './addresses.ts'
import { NetworkMark } from './NetworkMark.tsx'
import { useCopyLink } from './useCopyLink.ts'

/** The ways to pass a post on (spec section 2). */
export default function ShareDialog({ post, onClose }: { post: Post; onClose(): void }) {
  const t = useTranslations('sharing')
  const address = addressOfPost(location.origin, post._id)
  const field = useRef<HTMLInputElement>(null)
  const { copied, copy } = useCopyLink(field)
  const Mark = copied ? Check : Copy
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <ul className="mb-4 grid grid-cols-3 gap-1 sm:grid-cols-5">
        {networks.map((network) => (
          <li key={network}>
            <a
              href={addressOn(network, address)}
              target="_blank"
              rel="noopener noreferrer"
              className="group grid justify-items-center gap-1.5 rounded-control px-0 py-2 font-semibold text-sm hover:bg-raised"
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
      <div className="grid gap-3">
        <Field label={t('link')}>
          {(control) => (
            <input
              {...control}
              ref={field}
              readOnly
              value={address}
              onFocus={(event) => event.target.select()}
              className={`${control.className} text-sm`}
            />
          )}
        </Field>
        <Button onClick={() => void copy()} className="min-h-12">
          <Mark aria-hidden className="size-5" />
          <span>{t(copied ? 'copied' : 'copy')}</span>
        </Button>
        {'share' in navigator && <OtherWays title={post.title} address={address} />}
      </div>
    </Dialog>
  )
}

/** The device's own list of ways to share. */
function OtherWays({ title, address }: { title: string; address: string }) {
  const t = useTranslations('sharing')
  const share = async () => {
    try {
      await navigator.share({ title, url: address })
    } catch (error) {
      // Closing the list without a choice is no failure, and of any other the device has told.
      console.info('Nothing was shared', error)
    }
  }
  return (
    <Button look="outline" onClick={() => void share()} className="min-h-12">
      <Share aria-hidden className="size-5" />
      {t('more')}
    </Button>
  )
}
