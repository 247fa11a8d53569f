/** Events that are broadcast to every tab of the app, including this one. */
export function tabChannel<Event>(name: string) {
  let sender: BroadcastChannel | undefined
  return {
    broadcast(event: Event): void {
      sender ??= new BroadcastChannel(name)
      sender.postMessage(event)
    },
    /** Returns a function that unsubscribes. */
    subscribe(listener: (event: Event) => void): () => void {
      const receiver = new BroadcastChannel(name)
      receiver.onmessage = ({ data }) => listener(data)
      return () => receiver.close()
    },
  }
}
