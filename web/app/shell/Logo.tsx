/** The scales in a speech bubble: what is said aloud is weighed. */
export const LogoMark = ({ className = 'size-9' }: { className?: string }) => (
  <svg viewBox="0 0 48 48" aria-hidden="true" className={className}>
    <path
      fill="var(--color-brand)"
      d="M10 3h28a7 7 0 0 1 7 7v22a7 7 0 0 1-7 7H26l-9.2 6.6A1.2 1.2 0 0 1 15 44.6V39h-5a7 7 0 0 1-7-7V10a7 7 0 0 1 7-7Z"
    />
    <g
      fill="none"
      stroke="var(--color-on-brand)"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M24 9v23M17.5 32.5h13M11 14.5h26" />
      <path d="m14.5 15-5 9.5a5.4 5.4 0 0 0 10 0ZM33.5 15l-5 9.5a5.4 5.4 0 0 0 10 0Z" />
    </g>
  </svg>
)
