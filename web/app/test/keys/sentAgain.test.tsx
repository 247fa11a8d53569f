import type { Call } from '@bichar/contract/api.ts'
import type { DeskItem } from '@bichar/contract/desk.ts'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { Notes } from '../../moderation/desk/Notes.tsx'
import { DecideForm } from '../../moderation/sanctions/DecideForm.tsx'
import { AudienceForm } from '../../notifications/sending/AudienceForm.tsx'
import { PeopleForm } from '../../notifications/sending/PeopleForm.tsx'
import { noMessage } from '../../notifications/sending/queries.ts'
import { FakeReactForm } from '../../reactions/FakeReactForm.tsx'
import SupportPage from '../../support/SupportPage.tsx'
import { post } from '../cache/things.ts'
import { type FakeCalls, loseNetwork } from '../fakeCalls.ts'
import { people } from '../people.ts'
import { renderWith } from '../renderWith.tsx'

/** A form that stays on the page once its content has arrived. */
interface Staying {
  form: ReactNode
  /** Writes the same each time. */
  write(): Promise<void>
  /** The buttons that send it. */
  press: readonly string[]
  call: Call
  answer?: object
  others?: FakeCalls
  done: string
}

const button = (name: string) => page.getByRole('button', { name })

async function choose(field: Locator, option: string): Promise<void> {
  await expect.element(field).toBeVisible()
  if ((field.element() as HTMLInputElement).value !== '') return
  await field.fill(option)
  await page.getByRole('option', { name: new RegExp(`^${option}`) }).click()
}

async function writeMessage(): Promise<void> {
  await page.getByLabelText('Title').fill('A message')
  await page.getByLabelText('Description').fill('To read')
}

const staying: Record<string, Staying> = {
  'moderation/desk/Notes.tsx': {
    form: <Notes item={{ kind: 'post', id: 'post' } as DeskItem} notes={[]} field={{ current: null }} />,
    write: () => page.getByLabelText('Add a note').fill('Look again'),
    press: ['Save note'],
    call: 'POST /admin/desk/:kind/:id/notes',
    done: 'Note saved',
  },
  'moderation/sanctions/DecideForm.tsx': {
    form: <DecideForm personId={people.member._id} />,
    write: () => page.getByLabelText('Reason, which the person reads').fill('No insults, please'),
    press: ['Decide'],
    call: 'POST /admin/users/:id/sanctions',
    done: 'The person has been told',
  },
  'notifications/sending/AudienceForm.tsx': {
    form: <AudienceForm initial={noMessage} />,
    async write() {
      await writeMessage()
      await page.getByRole('radio', { name: /^All/ }).click()
    },
    press: ['Send notification', 'Send to 3 people'],
    call: 'POST /notifications/custom',
    others: {
      'GET /notifications/audiences': () => ({ success: true, audiences: { all: 3, users: 2, admins: 1 } }),
    },
    done: 'Notification sent successfully',
  },
  'notifications/sending/PeopleForm.tsx': {
    form: <PeopleForm initial={noMessage} />,
    async write() {
      await choose(page.getByRole('combobox', { name: 'People' }), people.member.name)
      await writeMessage()
    },
    press: ['Send to 1 person'],
    call: 'POST /notifications/custom',
    others: { 'GET /users/search': () => ({ success: true, users: [people.member] }) },
    done: 'Notifications sent successfully',
  },
  'reactions/FakeReactForm.tsx': {
    form: <FakeReactForm posts={[post]} />,
    async write() {
      await choose(page.getByRole('combobox', { name: 'Post' }), post.title)
      await page.getByLabelText('Reaction count').fill('5')
    },
    press: ['Add reactions'],
    call: 'POST /posts/admin/fakeReact',
    answer: { reactionCount: 5, addedReactionCount: 5 },
    done: 'Added 5 reactions successfully',
  },
  'support/SupportForm.tsx': {
    form: <SupportPage />,
    write: () => page.getByLabelText('Description').fill('I need a lawyer.'),
    press: ['Submit request'],
    call: 'POST /support',
    others: {
      'GET /support/mine': () => ({ success: true, requests: [], currentPage: 1, totalPages: 1, total: 0 }),
    },
    done: 'Support request submitted',
  },
}

/** Dialogs that close once their content has arrived, and take their keys with them. */
const closing = [
  'blogs/form/BlogDialog.tsx',
  'stories/StoryDialog.tsx',
  'suspects/form/AddSuspectDialog.tsx',
  'timelines/AddTimelineDialog.tsx',
]

const sources = import.meta.glob<string>('../../**/*.tsx', { query: '?raw', import: 'default' })

test('whatever sends under a key of its own is tried here, or closes once it was sent', async () => {
  const texts = await Promise.all(
    Object.entries(sources).map(
      async ([path, load]): Promise<[string, string]> => [path.replace('../../', ''), await load()],
    ),
  )
  const users = texts.filter(([, text]) => text.includes('= useIdempotencyKey('))
  expect(users.map(([file]) => file).toSorted()).toEqual([...Object.keys(staying), ...closing].toSorted())
  const remaining = users.filter(([, text]) => !/toast\.success\(.*\n(.*\n)?\s*onClose\(\)/.test(text))
  expect(remaining.map(([file]) => file).toSorted()).toEqual(Object.keys(staying).toSorted())
})

/** The keys of what has been sent until then, by fetch or as an upload. */
function keysSent(): () => string[] {
  const fetch = vi.spyOn(globalThis, 'fetch')
  const header = vi.spyOn(XMLHttpRequest.prototype, 'setRequestHeader')
  return () => [
    ...fetch.mock.calls.flatMap(([, init]) => new Headers(init?.headers).get('idempotency-key') ?? []),
    ...header.mock.calls.flatMap(([name, key]) => (name === 'idempotency-key' ? key : [])),
  ]
}

test.each(Object.entries(staying))(
  '%s tries again under the same key, and sends the same anew under another',
  async (_file, { form, write, press, call, answer, others, done }) => {
    const keys = keysSent()
    await renderWith(form, {
      session: people.superAdmin,
      calls: {
        ...others,
        [call]: () => (keys().length === 1 ? loseNetwork() : { success: true, message: '', ...answer }),
      },
    })
    const send = async (times: number) => {
      for (const name of press) {
        await expect.element(button(name)).not.toHaveAttribute('aria-busy', 'true')
        await button(name).click()
      }
      await expect.poll(keys).toHaveLength(times)
    }
    await write()
    await send(1)
    await send(2)
    await expect.element(page.getByText(done)).toBeVisible()
    await write()
    await send(3)
    const [lost, again, anew] = keys()
    expect(again).toBe(lost)
    expect(anew).not.toBe(lost)
  },
)
