import type { CaseStep } from '@bichar/contract/rules/caseSteps.ts'

const steps: readonly CaseStep[] = ['filed', 'arrested', 'court']

/** How far a case has come, in five dots. They are the dashes of a line: without a length, and with round ends. */
export function CaseDots({ last }: { last: CaseStep | undefined }) {
  // Any other step ends the case.
  const told = last ? steps.indexOf(last) + 1 || 4 : 0
  // A dash at the very end would not be drawn.
  const to = (dot: number) => `M4 4h${17 * dot + 1}`
  return (
    <svg aria-hidden width={76} height={12} stroke="currentColor" strokeWidth={8} strokeLinecap="round">
      <path d={to(4)} strokeDasharray="0 17" opacity={0.4} />
      <path d={to(told)} strokeDasharray="0 17" />
    </svg>
  )
}
