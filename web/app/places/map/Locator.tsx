import { districtShapes, mapSize } from './shapes.ts'

/** Where in the country a district lies; a picture beside its name and nothing to be read. */
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
