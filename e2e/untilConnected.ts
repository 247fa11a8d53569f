import type { Page } from '@playwright/test'

/** Resolves once the page that is opened next has its live connection, and with it all that only people who are signed in need. */
export const untilConnected = (page: Page) =>
  page.waitForEvent('websocket', (socket) =>
    // This is how Socket.IO says that the server has admitted them.
    socket.waitForEvent('framereceived', ({ payload }) => String(payload).startsWith('40')).then(() => true),
  )
