import { type KeyboardEvent, useState } from 'react'

export interface Area {
  key: string
  /** Name of the area, and any further text about it. */
  label: string
  shape: string
  fill: string
}

interface AreaMapProps {
  /** Accessible name of the map. */
  label: string
  box: string
  areas: readonly Area[]
  /** Shown below the map while no area is hovered or focused. */
  hint: string
  /** If given, the areas are buttons; otherwise the map is a picture next to a table. */
  onChoose?(key: string): void
}

/**
 * A map of areas. The name of the area that is pressed, hovered or focused is shown below the map, because a finger
 * would cover it and labels would not fit in.
 */
export function AreaMap({ label, box, areas, hint, onChoose }: AreaMapProps) {
  const [pointedAt, setPointedAt] = useState<string>()
  const pointed = areas.find(({ key }) => key === pointedAt)
  const [, , width = 0] = box.split(' ').map(Number)
  // The same line width on the screen for every map.
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
        style={{ maxHeight: 'calc(var(--screen) * 0.6)', overflow: 'visible' }}
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
          // Drawn last, so that it is above the neighbouring areas.
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
