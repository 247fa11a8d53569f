/**
 * A `ref` for what replaces a pressed element: gives it the focus when it appears, without scrolling. It is one function for all renders,
 * as React calls a new one with every render, and whoever has gone on elsewhere would lose their place.
 */
export const focusReplacement = (element: HTMLElement | null) => element?.focus({ preventScroll: true })
