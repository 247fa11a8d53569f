import { expect, test } from 'vitest'
import { makePost } from '../test/make.ts'
import { renderWith } from '../test/renderWith.tsx'
import { CardHeading } from './CardHeading.tsx'

const threeHours = 3 * 60 * 60 * 1000

test('kind, place and time stand in one line, however long they are', async () => {
  const screen = await renderWith(
    <div style={{ width: 310 }}>
      <CardHeading
        post={makePost({
          kinds: ['Sexual Harassment', 'Theft', 'Fraud'],
          location: 'Behind the old cinema hall near the second gate',
          place: { en: 'Savar, Dhaka', bn: 'সাভার, ঢাকা' },
          createdAt: new Date(Date.now() - threeHours).toISOString(),
        })}
      />
    </div>,
  )
  await expect.element(screen.getByText('3 hours ago')).toBeVisible()
  const header = screen.getByRole('banner').element()
  expect(header.textContent).toMatch(/^Sexual Harassment \+2, Theft, Fraud, Savar, Dhaka · Behind the old/)
  expect(header.getBoundingClientRect().height).toBeLessThan(40)
  expect(header.scrollWidth).toBeLessThanOrEqual(310)
})
