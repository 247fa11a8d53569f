/** Progress of an upload, from 0 to 1; at 1 it pulses while the server's answer is pending. */
export const ProgressBar = ({ share, label }: { share: number; label: string }) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={Math.round(share * 100)}
    className="h-3 overflow-hidden rounded-full bg-raised"
  >
    <div
      style={{ width: `${share * 100}%` }}
      className={`h-full rounded-full bg-brand transition-[width] ${share < 1 ? '' : 'animate-pulse'}`}
    />
  </div>
)
