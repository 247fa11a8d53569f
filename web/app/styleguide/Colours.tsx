import theme from '../theme.css?raw'

const names = [...theme.matchAll(/--color-([a-z-]+):/g)].flatMap(([, name]) => name ?? [])

/** The colours by the names of their tokens. */
export const Colours = () => (
  <ul className="flex flex-wrap gap-2 text-sm">
    {names.map((name) => (
      <li key={name} className="flex items-center gap-2">
        <span
          className="size-6 rounded-full border border-edge"
          style={{ background: `var(--color-${name})` }}
        />
        {name}
      </li>
    ))}
  </ul>
)
