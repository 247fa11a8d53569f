import { createContext } from 'react'

/**
 * The id of the heading of the thing that the buttons below it act on, where a list has the same buttons for each of its things: it
 * describes them for whoever hears them without what is around them ('Approve Post', 'Boat stolen at the ghat').
 */
export const SubjectContext = createContext<string | undefined>(undefined)
