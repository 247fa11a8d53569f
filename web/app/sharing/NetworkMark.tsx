import type { ReactNode } from 'react'
import type { Network } from './addresses.ts'

interface Mark {
  /** The background, dark enough for a white sign. */
  colour: string
  /** Lines in a box of 24 by 24. */
  sign: ReactNode
}

const bubble = 'M12 3.5a8.5 8.5 0 0 0-7.4 12.7L3.5 20.5l4.4-1.1A8.5 8.5 0 1 0 12 3.5Z'

const marks: Record<Network, Mark> = {
  WhatsApp: {
    colour: '#12803f',
    sign: (
      <path
        d={`${bubble}M9 8.2c-.6 3.4 3.2 7.2 6.7 6.7l.4-1.6-1.9-.9-1 .9c-1-.5-1.9-1.4-2.4-2.4l.9-1-.9-1.9Z`}
      />
    ),
  },
  Messenger: {
    colour: '#6a3df0',
    sign: <path d={`${bubble}M7.8 13.8l3-3.4 2.4 2 3-3.2`} />,
  },
  imo: {
    colour: '#0f6cb5',
    sign: (
      <>
        <path d={bubble} />
        <path
          d="M8 11v3M8 9v.01M10.3 14v-3M10.3 12.2a1.1 1.1 0 0 1 2.2 0V14M12.5 12.2a1.1 1.1 0 0 1 2.2 0V14"
          strokeWidth="1.5"
        />
        <circle cx="17.1" cy="12.6" r="1.1" strokeWidth="1.5" />
      </>
    ),
  },
  Facebook: {
    colour: '#1565d8',
    sign: <path d="M16 4.5h-1a4 4 0 0 0-4 4v11.5M7.5 11.5h7" strokeWidth="3" />,
  },
  X: { colour: '#3a4541', sign: <path d="M5.5 5.5l13 13M18.5 5.5l-13 13" strokeWidth="2.5" /> },
  Telegram: { colour: '#1878b8', sign: <path d="M20.5 4.5 3.5 11l6 2.5 2 6 9-15ZM9.5 13.5l4.5-4" /> },
  LinkedIn: {
    colour: '#0a5ca8',
    sign: <path d="M6 10.5V18M6 6.2v.01M11 18v-7.5M11 13.7a3.3 3.3 0 0 1 6.6 0V18" strokeWidth="2.75" />,
  },
  Instagram: {
    colour: '#b52a63',
    sign: (
      <>
        <rect x="4" y="4" width="16" height="16" rx="4.5" />
        <circle cx="12" cy="12" r="3.7" />
        <path d="M16.4 7.6v.01" />
      </>
    ),
  },
}

/** A sign for a network, drawn for this page in its colour; it is not the network's own logo. */
export function NetworkMark({ network }: { network: Network }) {
  const { colour, sign } = marks[network]
  return (
    <span
      aria-hidden
      className="grid size-12 place-items-center rounded-full text-on-stage"
      style={{ background: colour }}
    >
      <svg
        aria-hidden
        viewBox="0 0 24 24"
        className="size-7"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {sign}
      </svg>
    </span>
  )
}
