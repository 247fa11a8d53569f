import { expect, test } from 'vitest'
import { people } from '../../test/people.ts'
import { renderWith } from '../../test/renderWith.tsx'
import { ReasonTray } from './ReasonTray.tsx'
import type { Desk } from './useDesk.ts'
import type { Reasons } from './useReasons.ts'

const texts = Array.from({ length: 12 }, (_, number) => `Reason ${number}`)
const desk = { actionNeedingReason: 'sendBack', targets: [] } as unknown as Desk
const reasons = { texts, proposed: texts.at(-1), isOwn: false } as unknown as Reasons

test('the tray scrolls to its proposed reason, and the desk below it stays where it is', async () => {
  const screen = await renderWith(
    <div style={{ height: 5000, paddingTop: 3000 }}>
      <div className="relative">
        <ReasonTray desk={desk} reasons={reasons} />
      </div>
    </div>,
    { session: people.admin },
  )
  const proposed = screen.getByRole('button', { name: /Reason 11/ })
  await expect.element(proposed).toHaveFocus()
  expect(scrollY).toBe(0)
  const tray = screen.getByRole('region').element().getBoundingClientRect()
  const { top, bottom } = proposed.element().getBoundingClientRect()
  expect(top).toBeGreaterThan(tray.top)
  expect(bottom).toBeLessThanOrEqual(tray.bottom)
})
