/** How the server is told which posts are open here. */
export interface Connection {
  /** Returns whether the server will tell what happens to the post. */
  watch(postId: string): Promise<boolean>
  unwatch(postId: string): void
}

/** Catches up with what happened to a post unheard. */
type CatchUp = () => void

const open = new Map<string, Set<CatchUp>>()
const heard = new Set<string>()
let line: Connection | undefined

/** Says what happens to a post from now on, until the answered function is called. Without a line nothing is said. */
export function watch(postId: string, catchUp: CatchUp): () => void {
  const watchers = open.get(postId) ?? new Set()
  open.set(postId, watchers.add(catchUp))
  if (watchers.size === 1) void tell(postId)
  else if (heard.has(postId)) catchUp()
  return () => {
    watchers.delete(catchUp)
    if (watchers.size > 0) return
    open.delete(postId)
    heard.delete(postId)
    line?.unwatch(postId)
  }
}

/** Whether the server tells what happens to this post. */
export const isSubscribed = (postId: string): boolean => heard.has(postId)

/** A line has come to be, anew perhaps, and every open post is told to it; or there is none any more. */
export function setConnection(next: Connection | undefined): void {
  line = next
  heard.clear()
  for (const postId of open.keys()) void tell(postId)
}

async function tell(postId: string): Promise<void> {
  const asked = line
  if (!(await asked?.watch(postId)) || asked !== line) return
  const [catchUp] = open.get(postId) ?? []
  if (!catchUp) return
  heard.add(postId)
  // What happened between the last reading and now was told to nobody here.
  catchUp()
}
