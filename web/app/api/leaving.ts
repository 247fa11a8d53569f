let leaving = false

// A browser may keep the page that was left, and show it again.
if (typeof window !== 'undefined')
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) leaving = false
  })

/** Says that another document is about to replace this page: from then on nothing may lead elsewhere. */
export function leavePage(): void {
  leaving = true
}

export const isLeaving = (): boolean => leaving
