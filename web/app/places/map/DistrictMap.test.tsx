import type { DistrictNumbers } from '@bichar/contract/places.ts'
import { expect, test } from 'vitest'
import { renderWith } from '../../test/renderWith.tsx'
import { DistrictMessages } from '../DistrictMessages.tsx'
import { classesUpTo } from './classes.ts'
import { DistrictMap } from './DistrictMap.tsx'

const numbersOf = (en: string, bn: string, reports: number): DistrictNumbers => ({
  slug: en.toLowerCase(),
  en,
  bn,
  reports: { least: reports, most: reports },
  suspects: 0,
})
const districts = [numbersOf('Dhaka', 'ঢাকা', 9), numbersOf('Narail', 'নড়াইল', 2)]

const renderMap = () =>
  renderWith(
    <DistrictMessages>
      <DistrictMap districts={districts} classes={classesUpTo(9, [0, 1])} />
    </DistrictMessages>,
    { route: '/places' },
  )

/** What a browser tells a page about a press with the given pointer. */
function press(element: Element, pointerType: 'touch' | 'mouse') {
  element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType }))
  ;(element as HTMLElement).focus()
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

test('a tap on a district names it with its reports, and a second tap opens its page', async () => {
  const screen = await renderMap()
  const narail = screen.getByRole('link', { name: 'Narail: 2 reports' })
  await expect.element(narail).toBeInTheDocument()
  const [onMap] = narail.elements()
  if (!onMap) throw new Error('The district is not on the map')
  press(onMap, 'touch')
  await expect.poll(() => narail.elements().length).toBe(2)
  await expect.element(screen.getByRole('status')).toHaveTextContent('Narail: 2 reports')
  expect(screen.address()).toBe('/places')
  press(onMap, 'touch')
  await expect.poll(() => screen.address()).toBe('/places/narail')
})

test('what is named below the map leads to the page of the district', async () => {
  const screen = await renderMap()
  const dhaka = screen.getByRole('link', { name: 'Dhaka: 9 reports' })
  await expect.element(dhaka).toBeInTheDocument()
  const [onMap] = dhaka.elements()
  if (!onMap) throw new Error('The district is not on the map')
  press(onMap, 'touch')
  await expect.poll(() => dhaka.elements().length).toBe(2)
  await dhaka.last().click()
  await expect.poll(() => screen.address()).toBe('/places/dhaka')
})

test('a mouse, which names a district by pointing at it, opens it with the first press', async () => {
  const screen = await renderMap()
  const narail = screen.getByRole('link', { name: 'Narail: 2 reports' })
  await expect.element(narail).toBeInTheDocument()
  const [onMap] = narail.elements()
  if (!onMap) throw new Error('The district is not on the map')
  press(onMap, 'mouse')
  await expect.poll(() => screen.address()).toBe('/places/narail')
})
