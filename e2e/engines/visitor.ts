import { expect } from '@playwright/test'
import { journeyDevice } from '../bichar.ts'
import type { Driver, InputSource } from './driver.ts'
import { noteMessages } from './noteMessages.ts'

interface Phone {
  phone: string
  password: string
}

/** How W3C WebDriver writes keys that are no characters. */
export const keys = { escape: '\uE00C', enter: '\uE007', down: '\uE015' }

/** A person at a browser: presses what they see, by its name, and waits for what comes of it. */
export class Visitor {
  private readonly driver: Driver
  private readonly origin: string

  constructor(driver: Driver, origin: string) {
    this.driver = driver
    this.origin = origin
  }

  /** Opens a page and waits until it is hydrated. */
  async goto(path: string): Promise<void> {
    await this.driver.goto(this.origin + path)
    await this.until('the page is alive', () => !('earlyClick' in window))
    await this.run(noteMessages)
  }

  run<Values extends unknown[], Result>(
    work: (...values: Values) => Result,
    ...values: Values
  ): Promise<Awaited<Result>> {
    return this.driver.run(`return (${work})(...${JSON.stringify(values)})`) as Promise<Awaited<Result>>
  }

  /** Waits until a function in the page returns something that is true, and resolves with that. */
  async until<Values extends unknown[], Result>(
    what: string,
    find: (...values: Values) => Result,
    ...values: Values
  ): Promise<NonNullable<Awaited<Result>>> {
    let found: unknown
    await expect(async () => {
      // Looking may also fail because the page is on its way to another document.
      found = await this.run(find, ...values)
      expect(Boolean(found), what).toBe(true)
    }).toPass({ timeout: 60_000 })
    return found as NonNullable<Awaited<Result>>
  }

  see(text: string): Promise<unknown> {
    return this.until(`“${text}” is shown`, (sought) => document.body.innerText.includes(sought), text)
  }

  at(path: string): Promise<unknown> {
    return this.until(
      `the address is ${path}`,
      (wanted) => location.pathname + location.search === wanted,
      path,
    )
  }

  /** Presses a control, with the mouse. An ellipsis on both sides of its name stands for what else is in it. */
  press(name: string): Promise<void> {
    return this.pressOneOf('a, button, summary, label, [role=tab], [role=menuitem]', name)
  }

  /** Writes into a field, by keys. */
  async write(name: string, text: string): Promise<void> {
    await this.pressOneOf('input, textarea', name)
    await this.type(text)
  }

  type(text: string): Promise<void> {
    const strokes = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    return this.driver.perform([{ type: 'key', id: 'keyboard', actions: strokes }])
  }

  choose(selector: string, file: string): Promise<void> {
    return this.driver.choose(selector, [file])
  }

  async picture(): Promise<Buffer> {
    // What has just changed is on the screen after the next frame.
    await this.run(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    })
    return this.driver.picture()
  }

  /** Logs a person in, without the login screen. */
  async signIn({ phone, password }: Phone): Promise<void> {
    // A page of this origin on which the app does not run: the app would start a session of its own while this one is being stored.
    await this.driver.goto(`${this.origin}/robots.txt`)
    const credentials = { phone, password, deviceId: journeyDevice({ phone }) }
    await this.run(async (body) => {
      const response = await fetch('/api/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      const { token, user, expiresAt } = await response.json()
      const stored = {
        token,
        user: JSON.stringify(user),
        sessionExpiresAt: expiresAt,
        deviceId: body.deviceId,
      }
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
    }, credentials)
  }

  private async pressOneOf(selector: string, name: string): Promise<void> {
    await expect(async () => {
      const origin = await this.driver.find(
        `return (${findNamed})(${JSON.stringify(selector)}, ${JSON.stringify(name)})`,
      )
      expect(origin, `“${name}” can be pressed`).toBeDefined()
      const mouse: InputSource = {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          // To the element, wherever it stands by then: what loads above it may have moved it.
          { type: 'pointerMove', x: 0, y: 0, origin },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }
      // An element that has been replaced in the meantime is not pressed, but refused.
      await this.driver.perform([mouse])
    }).toPass({ timeout: 60_000 })
  }
}

/** Runs in a page: the first element with this name that nothing covers, once it stands still. */
async function findNamed(selector: string, name: string): Promise<Element | undefined> {
  const part = /^…(.*)…$/.exec(name)?.[1]
  const isMeant = (text: string) => (part ? text.includes(part) : text === name)
  const textOf = (element: Element) => {
    const copy = element.cloneNode(true) as Element
    for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove()
    return copy.textContent ?? ''
  }
  for (const element of document.querySelectorAll<HTMLInputElement>(selector)) {
    const texts = [element, ...(element.labels ?? [])].map(textOf)
    const names = [...texts, element.ariaLabel ?? ''].map((text) => text.replaceAll(/\s+/g, ' ').trim())
    if (!names.some(isMeant)) continue
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const before = element.getBoundingClientRect()
    await new Promise(requestAnimationFrame)
    const { left, top, width, height } = element.getBoundingClientRect()
    if (width === 0 || left !== before.left || top !== before.top) continue
    if (element.contains(document.elementFromPoint(left + width / 2, top + height / 2))) return element
  }
  return undefined
}
