/** The logo: scales inside a speech bubble, because what is said aloud is weighed. */
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
      <path d="M24 9v23M17 32.5h14M12.5 13.5h23" />
      <path strokeWidth="1.7" d="m8.9 23.6 5-9.6 5 9.6M29.1 23.6l5-9.6 5 9.6" />
      <path
        fill="var(--color-on-brand)"
        strokeWidth="1.2"
        d="M8.2 24h11.4a5.7 5.4 0 0 1-11.4 0ZM28.4 24h11.4a5.7 5.4 0 0 1-11.4 0Z"
      />
    </g>
  </svg>
)
