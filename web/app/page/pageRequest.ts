import { createContext, type RouterContextProvider } from 'react-router'
import type { CallFunction } from '../api/call.ts'
import { describe } from '../api/describe.ts'
import { successOf } from '../api/errors.ts'
import type { Answer } from '../api/send.ts'
import type { Language } from '../i18n/messages.ts'
import type { DataSaverWish } from '../media/dataSaver.tsx'

/** What the server hands to a page it renders. */
export interface PageRequest {
  /** Sends a request to the API in the same process, as a guest. */
  send(request: { method: string; url: string }): Promise<Answer>
  language: Language
  dataSaver: DataSaverWish
  /** Marks the scripts that we write into the page; the server counts them as ours by it, and takes it out again. */
  scriptMark: string
  /** What the product is called in this language, and in each. */
  appName: string
  appNames: Record<Language, string>
  /** Who answers for this installation, as far as its settings say so. */
  operator: { name: string; address: string; contact: string }
  /** The address people see, without a slash at the end; share cards need it. */
  origin: string
  /** Where the quick exit leads. */
  quickExitUrl: string
  /** Whether people report without an account here. */
  guestReports: boolean
  /** A form that was sent to this page without a script, with what became of it. */
  posted: Posted | undefined
  /** Logs what failed while the page was made. */
  onError(error: unknown): void
}

/** What was written into a form, and the answer: a success, or the one shape of every error. */
export interface Posted {
  fields: Readonly<Record<string, string>>
  status: number
  body: unknown
}

export const pageRequest = createContext<PageRequest>()

/** The calls of the contract as the server-side renderer makes them: reading only, as a guest. */
export function guestCall(context: Readonly<RouterContextProvider>): CallFunction {
  const { send } = context.get(pageRequest)
  return async (name, input) => successOf(await send(describe(name, input as object))) as never
}
