import { expect, test } from 'vitest'
import { renderWith } from '../test/renderWith.tsx'
import StyleGuidePage from './StyleGuidePage.tsx'

test('every component is there in both scripts and both themes', async () => {
  const page = await renderWith(<StyleGuidePage />)
  for (const name of ['en light', 'en dark', 'bn light', 'bn dark'])
    await expect.element(page.getByRole('region', { name })).toBeVisible()
  const schemes = [...page.container.querySelectorAll('section')].map(
    (look) => getComputedStyle(look).backgroundColor,
  )
  expect(new Set(schemes).size).toBe(2)
})
