import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  // Sends the whole route table with the first page, so that following a link needs no further request for it.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
