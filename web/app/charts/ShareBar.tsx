/** A share from 0 to 1 as a horizontal bar. It is hidden from screen readers because the number is next to it. */
export const ShareBar = ({ share }: { share: number }) => (
  <svg aria-hidden="true" className="mt-1.5 block h-2.5 w-full">
    <rect width="100%" height="100%" rx="3" className="fill-raised" />
    <rect width={`${100 * share}%`} height="100%" rx="3" className="fill-chart" />
  </svg>
)
