import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { goBackToPage, keepLayersInHistory, type Layer, openLayer } from './layers.ts'

let pages = 0
let opened: Layer[] = []
/** What the router hears of. */
const popped = vi.fn()

const visit = (name: string) => {
  pages += 1
  history.pushState({ idx: pages, key: `${name} ${pages}` }, '', `?${name}`)
}
const expectAt = (name: string) => expect.poll(() => location.search).toBe(`?${name}`)

/** Opens a layer that closes when it is asked to, unless the first times it has other things to do. */
function open({ busy = 0 } = {}) {
  let refusals = busy
  const onClose = vi.fn(() => {
    if (refusals > 0) refusals -= 1
    else layer.remove()
  })
  const layer = openLayer(onClose)
  opened.push(layer)
  return { ...layer, onClose }
}

beforeAll(() => {
  keepLayersInHistory()
  window.addEventListener('popstate', popped)
})

beforeEach(() => {
  visit('before')
  visit('page')
  popped.mockClear()
})

afterEach(() => {
  for (const { remove } of opened) remove()
  opened = []
})

test('Back closes one layer after the other, the topmost first, and then leaves the page', async () => {
  const below = open()
  const above = open()
  history.back()
  await expect.poll(() => above.onClose.mock.calls.length).toBe(1)
  expect(below.onClose).not.toHaveBeenCalled()
  history.back()
  await expect.poll(() => below.onClose.mock.calls.length).toBe(1)
  await expectAt('page')
  expect(popped).not.toHaveBeenCalled()
  history.back()
  await expectAt('before')
  expect(popped).toHaveBeenCalledOnce()
})

test('a layer over an entry of a link within the page leaves the router an index to count from', async () => {
  location.hash = 'content'
  const layer = open()
  // As the router computes the index of the next page.
  expect(history.state.idx + 1).toBe(1)
  history.back()
  await expect.poll(() => layer.onClose.mock.calls.length).toBe(1)
})

test('a layer that is closed by its button is closed by going back, once however often it is pressed', async () => {
  const layer = open()
  layer.close()
  layer.close()
  await expect.poll(() => history.state.height).toBe(0)
  expect(layer.onClose).toHaveBeenCalledOnce()
  await expectAt('page')
})

test('Back does not stop at a layer that the app has closed', async () => {
  open().remove()
  history.back()
  await expectAt('before')
})

test('Back closes the lower layer when the app has closed the upper one', async () => {
  const below = open()
  open().remove()
  history.back()
  await expect.poll(() => below.onClose.mock.calls.length).toBe(1)
  await expectAt('page')
})

test('the app goes back from a layer to the page before', async () => {
  open().remove()
  history.go(-1)
  await expectAt('before')
})

test('a layer that is opened after another takes over its entry', async () => {
  const { length } = history
  open().remove()
  open()
  expect(history.length).toBe(length + 1)
})

test('a layer that stays, because it is busy or asks first, is asked again by the next Back', async () => {
  const layer = open({ busy: 1 })
  history.back()
  await expect.poll(() => layer.onClose.mock.calls.length).toBe(1)
  await expect.poll(() => history.state.height).toBe(1)
  history.back()
  await expect.poll(() => layer.onClose.mock.calls.length).toBe(2)
  await expectAt('page')
})

test('a page that is opened from a layer comes after the page below', async () => {
  open()
  visit('next')
  history.back()
  await expectAt('page')
  expect(popped).toHaveBeenCalledOnce()
})

test('a page whose address changes under a layer keeps it', async () => {
  const layer = open()
  history.replaceState({ idx: pages, key: 'changed' }, '', '?changed')
  history.back()
  await expect.poll(() => layer.onClose.mock.calls.length).toBe(1)
  await expectAt('changed')
  expect(history.state.key).toBe('changed')
  history.back()
  await expectAt('before')
})

test('Forward to a layer that is gone is the page, which the next Back leaves', async () => {
  const layer = open()
  history.back()
  await expect.poll(() => layer.onClose.mock.calls.length).toBe(1)
  history.forward()
  await expect.poll(() => history.state.height).toBe(1)
  expect(popped).not.toHaveBeenCalled()
  history.back()
  await expectAt('before')
})

test('whoever replaces the page by another document stands at its own entry', async () => {
  open()
  open()
  await goBackToPage()
  expect(history.state).toMatchObject({ idx: pages, height: 0 })
  await goBackToPage()
  await expectAt('page')
})

test('a layer with an address has it until it is closed, by Back or by the app', async () => {
  const page = () => location.search
  const closedByBack = open()
  closedByBack.setAddress('?login')
  expect(page()).toBe('?login')
  closedByBack.setAddress('?register')
  expect(page()).toBe('?register')
  history.back()
  await expect.poll(() => closedByBack.onClose.mock.calls.length).toBe(1)
  await expectAt('page')

  const closedByApp = open()
  closedByApp.setAddress('?login')
  closedByApp.remove()
  expect(page()).toBe('?page')
  history.back()
  await expectAt('before')
})

test('a layer with an address that stays has it again', async () => {
  const layer = open({ busy: 1 })
  layer.setAddress('?login')
  history.back()
  await expect.poll(() => layer.onClose.mock.calls.length).toBe(1)
  await expectAt('login')
  history.back()
  await expectAt('page')
})

test('a page that is opened from a layer with an address takes its place', async () => {
  const layer = open()
  layer.setAddress('?login')
  visit('next')
  layer.remove()
  await expectAt('next')
  history.back()
  await expectAt('page')
})
