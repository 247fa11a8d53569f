import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  // The whole route table goes with the first page: no further request before a link can be followed.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
