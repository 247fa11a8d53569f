import type { AskedOutcome } from '@bichar/contract/outcomes.ts'
import { answersAfter, type Outcome, outcomeTitles } from '@bichar/contract/rules/outcomes.ts'
import { useId } from 'react'
import { useLanguage } from '../i18n/language.tsx'
import { MixedScript } from '../i18n/MixedScript.tsx'
import { Button } from '../ui/Button.tsx'

interface OutcomeAnswersProps {
  state: AskedOutcome['state']
  label: string
  /** The answer that is currently being sent. */
  sending?: Outcome | undefined
  /** If omitted, each button submits the form that contains it. */
  onAnswer?(answer: Outcome): void
}

/** The four answers, labelled like the timeline entries that they create. */
export function OutcomeAnswers({ state, label, sending, onAnswer }: OutcomeAnswersProps) {
  const { language } = useLanguage()
  const labelId = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be rendered as a separate box
    <div role="group" aria-labelledby={labelId} className="relative grid grid-cols-1 gap-2 sm:grid-cols-2">
      <span id={labelId} className="sr-only">
        <MixedScript text={label} />
      </span>
      {answersAfter[state].map((answer) => (
        <Button
          key={answer}
          look="secondary"
          type={onAnswer ? 'button' : 'submit'}
          name="answer"
          value={answer}
          busy={sending === answer}
          disabled={sending !== undefined}
          onClick={onAnswer && (() => onAnswer(answer))}
        >
          {outcomeTitles[language][answer]}
        </Button>
      ))}
    </div>
  )
}
