import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isSubscribed, watch } from '../api/watching.ts'
import { readNewest } from '../comments/cached.ts'
import { readPostAgain } from '../reactions/reactions.ts'

const pollMilliseconds = 30_000

/**
 * Keeps a post and its comments up to date while it is open: by events from the server where possible, else by fetching them every 30 s
 * while the page is visible. `undefined` watches nothing.
 */
export function useWatchedPost(postId: string | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!postId) return
    let readAt = Date.now()
    const catchUp = () => {
      readAt = Date.now()
      void readPostAgain(client, postId)
      readNewest(client, postId).catch(() => {
        // Nobody waits for this request; the next one may succeed.
      })
    }
    const poll = () => {
      const isDue = Date.now() - readAt >= pollMilliseconds
      if (isDue && document.visibilityState === 'visible' && !isSubscribed(postId)) catchUp()
    }
    const unwatch = watch(postId, catchUp)
    const timer = setInterval(poll, pollMilliseconds)
    document.addEventListener('visibilitychange', poll)
    return () => {
      unwatch()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', poll)
    }
  }, [client, postId])
}
