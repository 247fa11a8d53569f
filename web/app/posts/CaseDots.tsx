import type { CaseStep } from '@bichar/contract/rules/caseSteps.ts'

const steps: readonly CaseStep[] = ['filed', 'arrested', 'court']

/** The progress of a case, as five dots. They are dashes of a line, with zero length and round caps. */
export function CaseDots({ last }: { last: CaseStep | undefined }) {
  // Every other step ends the case.
  const reached = last ? steps.indexOf(last) + 1 || 4 : 0
  // The line is one unit longer, because a dash at its very end would not be drawn.
  const to = (dot: number) => `M4 4h${17 * dot + 1}`
  return (
    <svg aria-hidden width={76} height={12} stroke="currentColor" strokeWidth={8} strokeLinecap="round">
      <path d={to(4)} strokeDasharray="0 17" opacity={0.4} />
      <path d={to(reached)} strokeDasharray="0 17" />
    </svg>
  )
}
