import type { ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { useHydrated } from '../ui/useHydrated.ts'
import { useSheet } from './LoginPages.tsx'
import { useHeadingFocus } from './useHeadingFocus.ts'

interface AuthPageProps {
  title: string
  text?: ReactNode
  children: ReactNode
}

/** The heading and the content of a page for logging in; the sheet has the heading itself. */
export function AuthPage({ title, text, children }: AuthPageProps) {
  const heading = useHeadingFocus()
  const isSheet = useSheet() !== undefined
  return (
    <>
      {!isSheet && (
        <h1 ref={heading} tabIndex={-1} className="heading text-xl outline-none">
          {title}
        </h1>
      )}
      {text && <p className="mt-2 text-quiet">{text}</p>}
      {children}
    </>
  )
}

interface FormEndProps {
  /** The error message; its line is always rendered, so that nothing moves when it appears. */
  failure: string | undefined
  busy: boolean
  submit: string
}

/** The end of a form: the error message and the button. */
export function FormEnd({ failure, busy, submit }: FormEndProps) {
  const alive = useHydrated()
  return (
    <div className="-mt-3 grid gap-1">
      <p role="alert" className="min-h-7 font-semibold text-alarm">
        {failure}
      </p>
      <Button type="submit" busy={busy} disabled={!alive} className="min-h-12 w-full">
        {submit}
      </Button>
    </div>
  )
}

/** Classes of a link to another of these pages that is not the main action. */
export const quietLink =
  'inline-flex min-h-11 items-center justify-center rounded-control font-bold text-brand underline-offset-4 hover:underline'

/** Links to the other pages, below a form. */
export const AuthFoot = ({ question, children }: { question: string; children: ReactNode }) => (
  <div className="mt-6 grid gap-1 border-line border-t pt-5 text-center">
    <p className="text-quiet">{question}</p>
    {children}
  </div>
)
