import { createContext } from 'react'

/** The nonce of the page's own scripts while it is rendered on the server; undefined in the browser. */
export const ScriptMark = createContext<string | undefined>(undefined)
