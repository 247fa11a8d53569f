import { holdTimers } from '../heldTimers.ts'
import { goToStep, submitReport, writeReport } from '../reportForm.ts'
import { expect, onPhone, test } from '../test.ts'

test(
  'what follows a report is shown once the browser has gone back over its steps, and also if it does not',
  onPhone,
  async ({ bichar, page, signIn }) => {
    const file = async () => {
      await page.goto('/newreport?draft=new')
      await writeReport(page, { title: 'Rickshaw taken', desc: 'Two men on a motorbike took it.' })
      await goToStep(page, 'check')
    }
    await signIn(page, await bichar.makePerson('Jahanara Imam'))
    const giveUp = await holdTimers(page, 1000)

    await test.step('a browser that takes its time', async () => {
      await file()
      await page.evaluate(() => {
        const { go } = history
        history.go = (by) => void setTimeout(() => go.call(history, by), 300)
        new MutationObserver(() => {
          if (document.querySelector('[data-step]')) return
          const { depth } = history.state.usr
          Object.assign(window, { depth: Reflect.get(window, 'depth') ?? depth })
        }).observe(document, { subtree: true, childList: true })
      })
      await submitReport(page)
      await expect(page.getByRole('heading', { name: 'Your report waits for review' })).toBeFocused()
      expect(await page.evaluate(() => Reflect.get(window, 'depth'))).toBe(0)
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
