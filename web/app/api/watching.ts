/** Tells the server which posts are open here. */
export interface Connection {
  /** Resolves to whether the server will send the events of the post. */
  watch(postId: string): Promise<boolean>
  unwatch(postId: string): void
}

/** Fetches what happened to a post while no events arrived. */
type CatchUp = () => void

const open = new Map<string, Set<CatchUp>>()
const subscribed = new Set<string>()
let connection: Connection | undefined

/** Subscribes to the events of a post until the returned function is called. Without a connection there are none. */
export function watch(postId: string, catchUp: CatchUp): () => void {
  const watchers = open.get(postId) ?? new Set()
  open.set(postId, watchers.add(catchUp))
  if (watchers.size === 1) void tell(postId)
  else if (subscribed.has(postId)) catchUp()
  return () => {
    watchers.delete(catchUp)
    if (watchers.size > 0) return
    open.delete(postId)
    subscribed.delete(postId)
    connection?.unwatch(postId)
  }
}

/** Whether the server sends the events of this post. */
export const isSubscribed = (postId: string): boolean => subscribed.has(postId)

/** Sets the connection, and subscribes every open post on it; undefined when the connection is lost. */
export function setConnection(next: Connection | undefined): void {
  connection = next
  subscribed.clear()
  for (const postId of open.keys()) void tell(postId)
}

async function tell(postId: string): Promise<void> {
  const asked = connection
  if (!(await asked?.watch(postId)) || asked !== connection) return
  const [catchUp] = open.get(postId) ?? []
  if (!catchUp) return
  subscribed.add(postId)
  // Nobody here received the events between the last fetch and this subscription.
  catchUp()
}
