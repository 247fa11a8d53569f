import { expect, test } from 'vitest'
import { makeSuspect } from '../test/make.ts'
import { people } from '../test/people.ts'
import { renderWith } from '../test/renderWith.tsx'
import { SuspectProfile } from './SuspectProfile.tsx'

test('that nobody is convicted stands right below the status and the name, before anything can be done', async () => {
  const screen = await renderWith(
    <SuspectProfile suspect={makeSuspect()} actions={<button type="button">Share</button>} />,
    { session: people.member },
  )
  const text = screen.container.textContent
  const places = ['Wanted', makeSuspect().name, 'An accusation is not a conviction.', 'Share', 'Age']
  const found = places.map((each) => text.indexOf(each))
  expect(found).toEqual(found.toSorted((one, other) => one - other))
  await expect.element(screen.getByText('An accusation is not a conviction.')).toBeVisible()
})
