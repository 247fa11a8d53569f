import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { clickAtOnce, untilNow, writeAtOnce } from '../../test/fakeTime.ts'
import { people } from '../../test/people.ts'
import { renderWith } from '../../test/renderWith.tsx'
import { type Draft, newDraft, stateOf } from './draft.ts'
import { readDraft } from './store.ts'
import { useDraftSaving } from './useDraftSaving.ts'

const person = people.member._id

function Form({ draft }: { draft: Draft }) {
  const [text, setText] = useState(draft.text)
  const { enqueue } = useDraftSaving(person, { ...draft, text })
  return (
    <>
      <input
        aria-label="Title"
        value={text.title}
        onChange={({ target }) => setText({ ...text, title: target.value })}
      />
      <button type="button" onClick={() => void enqueue()}>
        Send
      </button>
    </>
  )
}

test('a report that is queued right after it was written on stays queued when its form is left', async () => {
  const draft = newDraft()
  // On a clock that stands still the text has not been saved when the report is queued.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const screen = await renderWith(<Form draft={draft} />)
  const title = screen.getByLabelText('Title')
  writeAtOnce(title, 'Gate broken')
  await untilNow(() => expect((title.element() as HTMLInputElement).value).toBe('Gate broken'))
  clickAtOnce(screen.getByRole('button', { name: 'Send' }))
  vi.useRealTimers()
  await screen.unmount()
  const stored = await readDraft(person, draft.id)
  expect([stored?.text.title, stored && stateOf(stored)]).toEqual(['Gate broken', 'waiting'])
})
