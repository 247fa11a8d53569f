import { Camera, MessageCircle, MessageCircleMore, Send } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Network } from './addresses.ts'

const signs: Record<Network, ReactNode> = {
  WhatsApp: <MessageCircle className="size-5" />,
  Messenger: <MessageCircleMore className="size-5" />,
  imo: 'i',
  Facebook: 'f',
  X: 'X',
  Telegram: <Send className="size-5" />,
  LinkedIn: 'in',
  Instagram: <Camera className="size-5" />,
}

/** A neutral symbol for a network, in one style for all; it is not the network's own logo. */
export function NetworkMark({ network }: { network: Network }) {
  return (
    <span
      aria-hidden
      className="grid size-12 place-items-center rounded-full bg-ink font-extrabold text-page text-xl leading-none group-hover:bg-brand group-hover:text-on-brand"
    >
      {signs[network]}
    </span>
  )
}
