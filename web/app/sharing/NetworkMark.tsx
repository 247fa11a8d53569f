import { Camera, Send } from 'lucide-react'
import type { Network } from './addresses.ts'

const letters = { Facebook: 'f', X: 'X', LinkedIn: 'in' } as const

/** A plain sign for a network, all in one manner and none of them the network's own. */
export function NetworkMark({ network }: { network: Network }) {
  return (
    <span
      aria-hidden
      className="grid size-12 place-items-center rounded-full bg-ink font-extrabold text-page text-xl leading-none group-hover:bg-brand group-hover:text-on-brand"
    >
      {network === 'Telegram' ? (
        <Send className="size-5" />
      ) : network === 'Instagram' ? (
        <Camera className="size-5" />
      ) : (
        letters[network]
      )}
    </span>
  )
}
