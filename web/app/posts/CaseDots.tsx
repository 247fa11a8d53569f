import type { CaseStep } from '@bichar/contract/rules/caseSteps.ts'

const steps: readonly CaseStep[] = ['filed', 'arrested', 'court']

/** How far a case has come, in five dots. They are the dashes of a line: without a length, and with round ends. */
export function CaseDots({ last }: { last: CaseStep | undefined }) {
  // Any other step ends the case.
  const told = last ? steps.indexOf(last) + 1 || 4 : 0
  return (
    <svg aria-hidden width={76} height={8} stroke="currentColor" strokeWidth={8} strokeLinecap="round">
      <path d="M4 4h68" strokeDasharray="0 17" opacity={0.4} />
      <path d={`M4 4h${17 * told}`} strokeDasharray="0 17" />
    </svg>
  )
}
