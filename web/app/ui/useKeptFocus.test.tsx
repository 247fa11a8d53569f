import type { SupportRequest } from '@bichar/contract/support.ts'
import type { Timeline } from '@bichar/contract/timelines.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import PendingTimelinesPage from '../moderation/pending/PendingTimelinesPage.tsx'
import SupportRequestsPage from '../support/SupportRequestsPage.tsx'
import { type FakeCalls, refuse } from '../test/fakeCalls.ts'
import { makeTimeline } from '../test/make.ts'
import { people } from '../test/people.ts'
import { renderWith } from '../test/renderWith.tsx'

const createdAt = '2026-05-01T06:00:00.000Z'
const ofAll = (all: readonly unknown[]) => ({ total: all.length, totalPages: 1, currentPage: 1 })
const card = (name: string) => page.getByRole('article', { name })
const press = async (name: string, button: string) => {
  const pressed = card(name).getByRole('button', { name: button })
  await expect.element(pressed).toBeVisible()
  pressed.element().focus()
  await userEvent.keyboard('{Enter}')
}

const entry = (title: string): Timeline =>
  makeTimeline({ _id: title, title, isApproved: false, can: { delete: true, moderate: true } })

const renderEntries = (...titles: string[]) => {
  const timelines = titles.map(entry)
  const calls: FakeCalls = {
    'GET /admin/summary': () => refuse('unavailable'),
    'GET /posts/:id': () => refuse('post_not_found'),
    'GET /timelines/pending': () => ({ success: true, timelines, ...ofAll(timelines) }),
    'PATCH /timelines/:id/toggle': ({ params }) => {
      const [decided = entry('')] = timelines.splice(
        timelines.findIndex(({ _id }) => _id === params.id),
        1,
      )
      return { success: true, message: 'Done', timeline: { ...decided, isApproved: true } }
    },
  }
  return renderWith(<PendingTimelinesPage />, { session: people.admin, calls })
}

test('after a decision on an entry the focus is on the one that takes its place', async () => {
  await renderEntries('Arrest', 'Hearing', 'Verdict')
  await press('Hearing', 'Approve')
  await expect.element(card('Hearing')).not.toBeInTheDocument()
  await expect.element(card('Verdict')).toHaveFocus()
})

test('after a decision on the last entry the focus is on the one before', async () => {
  await renderEntries('Arrest', 'Hearing')
  await press('Hearing', 'Approve')
  await expect.element(card('Arrest')).toHaveFocus()
})

test('after a decision on the only entry the focus is on the list', async () => {
  const screen = await renderEntries('Arrest')
  await press('Arrest', 'Approve')
  await expect.element(card('Arrest')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('region', { name: 'Pending Timelines' })).toHaveFocus()
})

const request = (name: string): SupportRequest => ({
  _id: name,
  name,
  phone: '8801711000001',
  desc: 'Help me.',
  status: 'pending',
  files: [],
  createdAt,
  can: { moderate: true },
})

const renderRequests = (route: string) => {
  const requests = ['Amena', 'Bilkis'].map(request)
  const calls: FakeCalls = {
    'GET /admin/summary': () => refuse('unavailable'),
    'GET /support/all': () => ({ success: true, requests, ...ofAll(requests) }),
    'PATCH /support/:id/status': ({ params }) => ({
      success: true,
      message: 'Done',
      request: { ...request(params.id), status: 'action-taken' },
    }),
  }
  return renderWith(<SupportRequestsPage />, { session: people.admin, calls, route })
}

test('a request that was marked and leaves the list hands the focus to the next', async () => {
  await renderRequests('/admin/support?status=pending')
  await press('Amena', 'Mark as Actioned')
  await expect.element(card('Amena')).not.toBeInTheDocument()
  await expect.element(card('Bilkis')).toHaveFocus()
})

test('a request that was marked and stays in the list keeps the focus, whose button has gone', async () => {
  await renderRequests('/admin/support')
  await press('Amena', 'Mark as Actioned')
  await expect
    .element(card('Amena').getByRole('button', { name: 'Mark as Actioned' }))
    .not.toBeInTheDocument()
  await expect.element(card('Amena')).toHaveFocus()
})
