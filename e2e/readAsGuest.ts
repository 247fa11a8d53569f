import type { Page } from '@playwright/test'

/**
 * Leaves a post and its comments as a guest gets them, with the page: what the page asks for whoever is signed in is never answered. What
 * was kept for reading without a network says as little of what is its reader's.
 */
export const readAsGuest = (page: Page, postId: string) =>
  page.route(
    ({ pathname }) => pathname.startsWith(`/api/posts/${postId}`),
    (route) => (route.request().method() === 'GET' ? undefined : route.fallback()),
  )
