import { createContext } from 'react'

/** What marks the page's own scripts while it is rendered on the server; in the browser there is none. */
export const ScriptMark = createContext<string | undefined>(undefined)
