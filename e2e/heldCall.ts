import type { Locator, Route } from '@playwright/test'

/** Presses `submit`, and resolves with the call that it makes, which changes something and is held until the route goes on. */
export async function heldCall(call: string, submit: Locator): Promise<Route> {
  const held = Promise.withResolvers<Route>()
  await submit
    .page()
    .route(call, (route) => (route.request().method() === 'GET' ? route.fallback() : held.resolve(route)))
  await submit.click()
  return held.promise
}
