import { expect } from '@playwright/test'
import type { Visitor } from './visitor.ts'

/** Waits for the dialog with this title, and fails if it shows less of its content than there is room for. */
export async function expectWholeDialog(visitor: Visitor, title: string): Promise<void> {
  const found = await visitor.until(
    `the dialog “${title}” is open`,
    async (sought) => {
      const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
      // Messages are shown within the topmost dialog, behind its content.
      const content = [...(dialog?.children ?? [])].findLast((part) => !part.matches('[popover]'))
      const heading = dialog?.querySelector('h1, h2')?.textContent
      if (!dialog || !content || !heading?.includes(sought)) return undefined
      const { height } = dialog.getBoundingClientRect()
      return {
        hidden: content.scrollHeight - content.clientHeight,
        shown: content.clientHeight,
        beside: content.scrollWidth - content.clientWidth,
        room: innerHeight - height,
      }
    },
    title,
  )
  // A part of the content may be scrolled to, but only where the dialog cannot be higher.
  if (found.hidden > 1) expect(found.room, `“${title}”: ${JSON.stringify(found)}`).toBeLessThan(180)
  expect(found.shown, `“${title}” shows its content`).toBeGreaterThan(40)
  expect(found.beside, `“${title}” does not scroll sideways`).toBeLessThanOrEqual(0)
}

/** Waits for a message, and fails if it covers more than its text needs. */
export async function expectMessage(visitor: Visitor, text: string): Promise<void> {
  const height = await visitor.until(
    `the message “${text}” is shown`,
    (sought) => {
      const messages: { text: string; height: number }[] = Reflect.get(window, 'messages')
      return messages.find((message) => message.text.includes(sought))?.height
    },
    text,
  )
  expect(height, `the height of “${text}”`).toBeLessThan(160)
}

export const expectNoSidewaysScrolling = async (visitor: Visitor) =>
  expect(await visitor.run(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

/** Fails if the fonts for Bengali move other letters within their line: on a button that is seen. */
export async function expectLinesInTheMiddle(visitor: Visitor): Promise<void> {
  const baselines = await visitor.run(async () => {
    await document.fonts.load('1em Bengali', 'বিচার')
    const all = getComputedStyle(document.body).fontFamily.split(', ')
    return [all, all.filter((family) => !family.includes('Bengali'))].map((families) => {
      const line = document.createElement('div')
      line.style.cssText = `position: fixed; top: 0; font-size: 100px; line-height: 2; font-family: ${families}`
      const foot = document.createElement('span')
      foot.style.display = 'inline-block'
      line.append('Report', foot)
      document.body.append(line)
      const { bottom } = foot.getBoundingClientRect()
      line.remove()
      return Math.round(bottom)
    })
  })
  expect(baselines[0], 'the baseline of a line').toBe(baselines[1])
}

/** Fails if anything is to be seen in this field. */
export async function expectBlank(visitor: Visitor, selector: string): Promise<void> {
  await visitor.run((sought) => {
    document.querySelector(sought)?.scrollIntoView({ block: 'center', behavior: 'instant' })
  }, selector)
  const png = (await visitor.picture()).toString('base64')
  const colours = await visitor.run(
    async (sought, picture) => {
      const box = document.querySelector(sought)?.getBoundingClientRect() ?? new DOMRect()
      const bytes = Uint8Array.from(atob(picture), (byte) => byte.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes]))
      const { width, height } = bitmap
      const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
      context?.drawImage(bitmap, 0, 0)
      const within = context?.getImageData(box.x + 8, box.y + 8, box.width - 16, box.height - 16)
      return new Set(new Uint32Array(within?.data.buffer ?? [])).size
    },
    selector,
    png,
  )
  expect(colours, `the colours within ${selector}`).toBe(1)
}
