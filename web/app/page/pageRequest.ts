import { requestOf } from '@bichar/contract/rules/request.ts'
import { createContext, type RouterContextProvider } from 'react-router'
import type { CallFunction } from '../api/call.ts'
import { successOf } from '../api/errors.ts'
import type { Answer } from '../api/send.ts'
import type { Language } from '../i18n/messages.ts'
import type { DataSaverWish } from '../media/dataSaver.tsx'

/** What the server passes to a page that it renders. */
export interface PageRequest {
  /** Sends a request to the API in the same process, as a guest. */
  send(request: { method: string; url: string }): Promise<Answer>
  language: Language
  /** The query by which the address has asked for this language, or ''. */
  languageQuery: string
  dataSaver: DataSaverWish
  /** Nonce of the inline scripts that we write into the page; the server recognises them by it, and removes it again. */
  scriptMark: string
  /** The name of the product in this language, and in each. */
  appName: string
  appNames: Record<Language, string>
  /** Who is responsible for this installation, as far as it is configured. */
  operator: { name: string; address: string; contact: string }
  /** The public origin, without a trailing slash; share cards need it. */
  origin: string
  /** The address to which the quick exit leads. */
  quickExitUrl: string
  /** Whether this installation accepts reports without an account. */
  guestReports: boolean
  /** A form that was submitted to this page without JavaScript, with its result. */
  posted: Posted | undefined
  /** Logs an error of rendering the page. */
  onError(error: unknown): void
}

/** The submitted fields of a form, and the API's answer to it: a success, or the common shape of all errors. */
export interface Posted {
  fields: Readonly<Record<string, string>>
  status: number
  body: unknown
}

export const pageRequest = createContext<PageRequest>()

/** Returns a `call` for the server-side renderer: read-only, and as a guest. */
export function guestCall(context: Readonly<RouterContextProvider>): CallFunction {
  const { send } = context.get(pageRequest)
  return async (name, input) => successOf(await send(requestOf(name, input as object))) as never
}
