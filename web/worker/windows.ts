declare const self: ServiceWorkerGlobalScope

/** The open pages of the app, also those that this worker does not control. */
export const windows = (): Promise<readonly WindowClient[]> =>
  self.clients.matchAll({ type: 'window', includeUncontrolled: true })
