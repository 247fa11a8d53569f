/** How much of the screen an element that is taller than it has to fill. */
const enough = 0.6

/** Whether an element is on the screen, with its whole height as far as the screen is high enough. */
export function isOnScreen({ top, bottom }: Pick<DOMRect, 'top' | 'bottom'>, height: number): boolean {
  const visible = Math.min(bottom, height) - Math.max(top, 0)
  return visible >= Math.min(bottom - top, enough * height)
}
