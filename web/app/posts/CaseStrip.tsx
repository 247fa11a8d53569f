import type { Post } from '@bichar/contract/posts.ts'
import { shownStates } from '@bichar/contract/rules/caseSteps.ts'

const pitch = 20
const length = 19

/** The progress of a case over the whole width, as a segment for each of its states: full where it is known, and thin where the case was closed. */
export function CaseStrip({ steps }: Pick<Post['caseLine'], 'steps'>) {
  const states = shownStates(steps)
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${pitch * states.length - pitch + length} 4`}
      preserveAspectRatio="none"
      fill="currentColor"
      className="h-1 w-full text-brand"
    >
      {states.map(({ state, isKnown }, index) => (
        <rect
          key={state}
          x={pitch * index}
          y={state === 'closed' ? 1 : 0}
          width={length}
          height={state === 'closed' ? 2 : 4}
          fillOpacity={isKnown ? 1 : 0.2}
        />
      ))}
    </svg>
  )
}
