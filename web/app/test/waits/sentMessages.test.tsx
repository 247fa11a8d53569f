import type { Call } from '@bichar/contract/api.ts'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Writing } from '../../comments/Writing.tsx'
import EditPostDialog from '../../reportForm/form/EditPostDialog.tsx'
import EditCrimeTypesDialog from '../../suspects/form/EditCrimeTypesDialog.tsx'
import EditSuspectDialog from '../../suspects/form/EditSuspectDialog.tsx'
import AddTimelineDialog from '../../timelines/AddTimelineDialog.tsx'
import { comment, entry, post, suspect } from '../cache/things.ts'
import { people } from '../people.ts'
import { renderWith } from '../renderWith.tsx'

const nothing = () => undefined
const editable = { ...suspect, can: { ...suspect.can, edit: true, changeIdentity: true } }

/** A way to send something that others may see only once a moderator has looked at it. */
interface WayIn {
  form: ReactNode
  /** What is written into the fields and pressed, by their selectors. */
  write: Record<string, string>
  call: Call
  /** The answer, if others see it only later, and, where that may be, if they see it at once. */
  waiting: object
  shown?: object
}

const writing = { post, person: people.member, label: 'Write' }
const comments = {
  write: { textarea: 'What I saw' },
  call: 'POST /posts/:id/comments',
  waiting: { comment: { ...comment, isHeld: true } },
  shown: { comment: { ...comment, isHeld: false } },
} as const
const ofSuspect = {
  waiting: { criminal: editable, pendingChange: true },
  shown: { criminal: editable, pendingChange: false },
}

const waysIn: Record<string, WayIn> = {
  'a comment': { ...comments, form: <Writing {...writing} /> },
  'a reply': { ...comments, form: <Writing {...writing} parent={comment} onClose={nothing} /> },
  'an entry': {
    form: <AddTimelineDialog post={post} onClose={nothing} />,
    write: { '[name=title]': 'Arrested', '[name=date]': '2026-05-01' },
    call: 'POST /timelines/post/:postId',
    waiting: { timeline: { ...entry, isApproved: false } },
    shown: { timeline: { ...entry, isApproved: true } },
  },
  'a change of a report': {
    form: <EditPostDialog post={post} onClose={nothing} />,
    write: { '[name=title]': 'Gate broken at dawn' },
    call: 'PUT /posts/:id',
    waiting: { post: { ...post, isAllowed: false } },
  },
  'a change of a suspect': {
    ...ofSuspect,
    form: <EditSuspectDialog suspect={editable} onPending={nothing} onClose={nothing} />,
    write: { '[name=name]': 'Jalal Mia' },
    call: 'PUT /criminals/:id',
  },
  'a crime type of a suspect': {
    ...ofSuspect,
    form: <EditCrimeTypesDialog suspect={editable} onPending={nothing} onClose={nothing} />,
    write: { 'label:has(:not(:checked))': '' },
    call: 'POST /criminals/:id/crime-types',
  },
}

/** How a message says that others do not see it yet. */
const waits = {
  en: /waits for a moderator|sent for (approval|review)|before others see it/,
  bn: /মডারেটরের অপেক্ষায়|(অনুমোদনের জন্য|পর্যালোচনায়) পাঠানো|অন্যরা দেখার আগে/,
}

const found = async (selector: string) => {
  await expect.poll(() => document.querySelector(selector)).not.toBeNull()
  return page.elementLocator(document.querySelector(selector) as Element)
}
const said = () => document.querySelector('[data-toasts]')?.textContent

const cases = Object.entries(waysIn).flatMap(([what, { waiting, shown, ...way }]) =>
  (['en', 'bn'] as const).flatMap((language) => [
    { what, language, how: 'waits', answer: waiting, isWaiting: true, ...way },
    ...(shown ? [{ what, language, how: 'is there at once', answer: shown, isWaiting: false, ...way }] : []),
  ]),
)

test.each(cases)('$what that $how is said to wait only if it does ($language)', async (it) => {
  await renderWith(it.form, {
    session: people.member,
    language: it.language,
    calls: { [it.call]: () => ({ success: true, message: '', ...it.answer }) },
  })
  for (const [selector, text] of Object.entries(it.write)) {
    const field = await found(selector)
    await (text === '' ? field.click() : field.fill(text))
  }
  await (await found('[type=submit]')).click()
  await expect.poll(said).toBeTruthy()
  expect(waits[it.language].test(said() ?? '')).toBe(it.isWaiting)
})
