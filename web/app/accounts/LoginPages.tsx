import { createContext, use } from 'react'
import { Link, type LinkProps, useNavigate } from 'react-router'
import type { SignedInAnswer } from '../api/session.ts'

/** The pages for logging in that the sheet shows as well, under the same addresses. */
export type LoginAddress = '/login' | '/register' | '/verify-otp'

interface Sheet {
  show(address: LoginAddress): void
  /** Continues as the person who has logged in, where they are. */
  enter(answer: SignedInAnswer, message: string): void
}

/** The sheet around a form for logging in; undefined on the pages. */
export const SheetContext = createContext<Sheet | undefined>(undefined)
export const useSheet = () => use(SheetContext)

/** Returns a function that goes on to another of the pages for logging in, within the sheet if it is one. */
export function useShowLogin() {
  const sheet = useSheet()
  const navigate = useNavigate()
  return async (address: LoginAddress, options?: { replace: boolean }) =>
    sheet ? sheet.show(address) : navigate(address, options)
}

/** A link to another of the pages for logging in. */
export function LoginLink({ to, ...rest }: Omit<LinkProps, 'to'> & { to: LoginAddress }) {
  const sheet = useSheet()
  return (
    <Link
      {...rest}
      to={to}
      onClick={(event) => {
        if (!sheet || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        sheet.show(to)
      }}
    />
  )
}
