import type { Page } from '@playwright/test'

const whoAmI = /\/auth\/me$/

/** Makes calls with these methods fail from now on, without a reason from the server; calls that match `spared` succeed. */
export async function failCalls(page: Page, methods: RegExp, spared = whoAmI): Promise<void> {
  await page.route('**/api/**', (route, request) => {
    const { pathname } = new URL(request.url())
    const fails = methods.test(request.method()) && !whoAmI.test(pathname) && !spared.test(pathname)
    return fails ? route.fulfill({ status: 500 }) : route.fallback()
  })
}

export const reading = /^GET$/
export const changing = /^(POST|PUT|PATCH|DELETE)$/
