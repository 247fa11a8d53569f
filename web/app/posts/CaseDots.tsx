import type { Post } from '@bichar/contract/posts.ts'
import { shownStates } from '@bichar/contract/rules/caseSteps.ts'

/** The progress of a case, as a mark for each of its states: full where it is known, and square where the case was closed. */
export function CaseDots({ steps }: Post['caseLine']) {
  const states = shownStates(steps)
  return (
    <svg aria-hidden width={17 * states.length - 7} height={12} stroke="currentColor" strokeWidth={2}>
      {states.map(({ state, isKnown }, index) => (
        <rect
          key={state}
          x={17 * index + 1}
          y={1}
          width={8}
          height={8}
          rx={state === 'closed' ? 0 : 4}
          fill={isKnown ? 'currentColor' : 'none'}
        />
      ))}
    </svg>
  )
}
