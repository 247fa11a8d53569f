import { type KeyboardEvent, useState } from 'react'

export interface Area {
  key: string
  /** What it is called, and whatever else is said of it. */
  label: string
  shape: string
  fill: string
}

interface AreaMapProps {
  /** What the map is of. */
  label: string
  box: string
  areas: readonly Area[]
  /** What stands below while nothing is pointed at. */
  hint: string
  /** Areas are buttons where something can be chosen, and else a picture beside a table. */
  onChoose?(key: string): void
}

/** A map of areas. Below it stands what the one is called that is pointed at: a finger covers it, and letters would not fit in. */
export function AreaMap({ label, box, areas, hint, onChoose }: AreaMapProps) {
  const [pointedAt, setPointedAt] = useState<string>()
  const pointed = areas.find(({ key }) => key === pointedAt)
  const [, , width = 0] = box.split(' ').map(Number)
  // As wide on the screen whatever is on the map.
  const line = width / 400
  const buttonOf = ({ key, label: name }: Area) =>
    onChoose && {
      role: 'button',
      tabIndex: 0,
      'aria-label': name,
      onClick: () => onChoose(key),
      onFocus: () => setPointedAt(key),
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        onChoose(key)
      },
    }
  return (
    <div className="grid gap-2">
      <svg
        viewBox={box}
        role={onChoose ? 'group' : 'img'}
        aria-label={label}
        className="mx-auto block w-full"
        style={{ maxHeight: '60dvh', overflow: 'visible' }}
      >
        {areas.map((area) => (
          <path
            key={area.key}
            d={area.shape}
            fill={area.fill}
            stroke="var(--color-surface)"
            strokeWidth={line}
            strokeLinejoin="round"
            style={{ outline: 'none', cursor: onChoose && 'pointer' }}
            onPointerEnter={() => setPointedAt(area.key)}
            {...buttonOf(area)}
          />
        ))}
        {pointed && (
          // Above its neighbours, which are drawn after it.
          <path
            d={pointed.shape}
            fill="none"
            stroke="var(--color-ink)"
            strokeWidth={3 * line}
            strokeLinejoin="round"
            pointerEvents="none"
          />
        )}
      </svg>
      <p aria-hidden className="min-h-11 text-center font-semibold">
        {pointed?.label ?? hint}
      </p>
    </div>
  )
}
