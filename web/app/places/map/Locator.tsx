import { districtShapes, mapSize } from './shapes.ts'

/** The position of a district in the country, as a decoration next to its name. */
export const Locator = ({ district, className }: { district: string; className: string }) => (
  <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} aria-hidden className={className}>
    <path
      d={Object.values(districtShapes).join('')}
      fill="var(--color-line)"
      stroke="var(--color-line)"
      strokeWidth={3}
    />
    <path
      d={districtShapes[district]}
      fill="var(--color-brand)"
      stroke="var(--color-brand)"
      strokeWidth={6}
      strokeLinejoin="round"
    />
  </svg>
)
