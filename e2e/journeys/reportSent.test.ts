import type { Page } from '@playwright/test'
import { holdTimers } from '../heldTimers.ts'
import { expectMessage, noteMessages } from '../messages.ts'
import { goToStep, submitReport, writeReport } from '../reportForm.ts'
import { expect, onPhone, test } from '../test.ts'

/** Makes the browser take its time to go back, and notes where in its steps it is once the form is gone. */
const goBackSlowly = (page: Page) =>
  page.evaluate(() => {
    const { go } = history
    history.go = (by) => void setTimeout(() => go.call(history, by), 300)
    new MutationObserver(() => {
      if (document.querySelector('[data-step]')) return
      const { depth } = history.state.usr
      Object.assign(window, { depth: Reflect.get(window, 'depth') ?? depth })
    }).observe(document, { subtree: true, childList: true })
  })

const depthOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'depth'))

/** Keeps the device's store busy, so that nothing is removed from it. Returns a function that ends that. */
async function holdStore(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    indexedDB.open('bichar').onsuccess = ({ target }) => {
      const { result } = target as IDBOpenDBRequest
      const kept = result.transaction('kept', 'readwrite').objectStore('kept')
      const hold = () => {
        if (!Reflect.get(window, 'isReleased')) kept.count().onsuccess = hold
        else result.close()
      }
      hold()
    }
  })
  return () => page.evaluate(() => void Object.assign(window, { isReleased: true }))
}

test(
  'what follows a report is shown once the browser has gone back over its steps, and also if it does not',
  onPhone,
  async ({ bichar, page, context, signIn }) => {
    const file = async () => {
      await page.goto('/newreport?draft=new')
      await writeReport(page, { title: 'Rickshaw taken', desc: 'Two men on a motorbike took it.' })
      await goToStep(page, 'check')
    }
    await signIn(page, await bichar.makePerson('Jahanara Imam'))
    const giveUp = await holdTimers(page, 1000)

    await test.step('a browser that takes its time', async () => {
      await file()
      await goBackSlowly(page)
      await submitReport(page)
      await expect(page.getByRole('heading', { name: 'Your report waits for review' })).toBeFocused()
      expect(await depthOf(page)).toBe(0)
    })

    await test.step('a browser that takes its time, without a network', async () => {
      await file()
      await goBackSlowly(page)
      await context.setOffline(true)
      await submitReport(page)
      await expect(page.getByRole('heading', { name: 'Your report waits for the network' })).toBeFocused()
      expect(await depthOf(page)).toBe(0)
      await context.setOffline(false)
    })

    await test.step('a browser that does not go back', async () => {
      await file()
      await page.evaluate(() => {
        history.go = () => Object.assign(window, { wasAsked: true })
      })
      await submitReport(page)
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'wasAsked'))).toBe(true)
      await giveUp()
      await expect(page.getByRole('heading', { name: 'Your report waits for review' })).toBeFocused()
    })
  },
)

test(
  'whoever opens another page before the draft of a sent report is removed stays there',
  onPhone,
  async ({ bichar, page, signIn }) => {
    await signIn(page, await bichar.makePerson('Begum Sufia'))
    await noteMessages(page)
    await page.goto('/newreport?draft=new')
    await writeReport(page, { title: 'Bicycle taken', desc: 'From the yard of the school.' })
    await goToStep(page, 'check')
    const release = await holdStore(page)
    const arrived = page.waitForResponse(/\/api\/posts$/)
    await submitReport(page)
    await arrived
    await expect(page.getByRole('progressbar')).toBeHidden()
    await page.getByRole('link', { name: 'Suspects' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Suspects' })).toBeVisible()
    await release()
    await expectMessage(page, 'Report submitted successfully')
    await expect(page.getByRole('heading', { level: 1, name: 'Suspects' })).toBeVisible()
  },
)
