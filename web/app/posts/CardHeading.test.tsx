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

test('a long kind leaves room for the beginning of the place', async () => {
  const screen = await renderWith(
    <div style={{ width: 310 }}>
      <CardHeading
        post={makePost({
          kinds: ['Armed Robbery', 'Theft'],
          location: 'মিরপুর ১০',
          place: { en: 'Dhaka', bn: 'ঢাকা' },
          createdAt: new Date(Date.now() - threeHours).toISOString(),
        })}
      >
        <div style={{ width: 44 }} />
      </CardHeading>
    </div>,
    { language: 'bn' },
  )
  const place = screen.getByText(/^ঢাকা/).element()
  expect(place.getBoundingClientRect().width).toBeGreaterThan(48)
})

test('where there is room, a kind is not cut because the place beside it is short', async () => {
  const place = { en: 'Sherpur', bn: 'শেরপুর' }
  const screen = await renderWith(<CardHeading post={makePost({ kinds: ['Theft', 'Corruption'], place })} />)
  const kind = screen.getByText('Theft').element()
  expect(kind.scrollWidth).toBeLessThanOrEqual(kind.clientWidth)
})

test('an older report is named by its day alone, which fits into the line', async () => {
  const lastYear = `${new Date().getUTCFullYear() - 1}-05-22T12:49:00.000Z`
  const screen = await renderWith(<CardHeading post={makePost({ createdAt: lastYear })} />)
  await expect.element(screen.getByText(`22 May ${lastYear.slice(0, 4)}`, { exact: true })).toBeVisible()
})
