import { create } from 'zustand'
import type { Gate } from './gate.ts'

/** What the sheet for logging in is asked for; undefined while it is closed. */
export const useLoginSheet = create<{ gate?: Gate | undefined }>(() => ({}))

export const openLoginSheet = (gate: Gate) => useLoginSheet.setState({ gate })
export const closeLoginSheet = () => useLoginSheet.setState({ gate: undefined })
