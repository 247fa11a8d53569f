import { type Reaction, withWanted } from './waitingReaction.ts'

export interface ReactionWays {
  /** Turns it round on the server, and returns what it is there then. */
  toggle(): Promise<Reaction>
  show(reaction: Reaction): void
  /** Takes over what is wanted when no answer came; undefined where that is not for later, false if it could not be kept. */
  keep?(error: unknown, wanted: boolean): Promise<boolean> | undefined
  /** Called when the server refused, after what it last said is shown again. */
  onFailure(error: unknown): void
  /** Reads what the server has; asked for where it may have changed unheard. */
  readAgain(): void
}

interface UnderWay {
  /** What the server said last. */
  truth: Reaction
  /** What the person asked for last. */
  wanted: boolean
  /** The count that was told meanwhile. */
  heard?: number
}

/**
 * Reactions whose call is on its way, by post. A press meanwhile sends nothing, it changes what is wanted; when the
 * answer is there and is not what is wanted, the reaction is turned round once more.
 */
export function reactionToggling() {
  const underWay = new Map<string, UnderWay>()

  async function settle(postId: string, pressed: UnderWay, ways: ReactionWays): Promise<void> {
    try {
      while (pressed.wanted !== pressed.truth.hasReacted) {
        pressed.heard = undefined
        pressed.truth = await ways.toggle()
      }
    } catch (error) {
      const keeping = ways.keep?.(error, pressed.wanted)
      finish(postId, pressed, ways)
      if (await keeping) return
      ways.onFailure(error)
      // An answer that was lost on the way may have been a success.
      ways.readAgain()
      return
    }
    finish(postId, pressed, ways)
    // Whether what was told meanwhile is older or newer than the answer cannot be known.
    if (pressed.heard !== undefined && pressed.heard !== pressed.truth.reactionCount) ways.readAgain()
  }

  function finish(postId: string, { truth }: UnderWay, ways: ReactionWays) {
    underWay.delete(postId)
    ways.show(truth)
  }

  return {
    /** `shown` is what the person saw when pressing. Settles when the server and the screen agree. */
    press(postId: string, shown: Reaction, ways: ReactionWays): Promise<void> {
      const already = underWay.get(postId)
      if (already) {
        already.wanted = !already.wanted
        ways.show(expected(already))
        return Promise.resolve()
      }
      const pressed: UnderWay = { truth: shown, wanted: !shown.hasReacted }
      underWay.set(postId, pressed)
      ways.show(expected(pressed))
      return settle(postId, pressed, ways)
    },

    /** What to show of a reaction that was read or told: while a press is on its way, what that one expects. */
    over(postId: string, reaction: Reaction): Reaction {
      const pressed = underWay.get(postId)
      if (!pressed) return reaction
      pressed.heard = reaction.reactionCount
      return expected(pressed)
    },
  }
}

const expected = ({ truth, wanted }: UnderWay): Reaction => withWanted(truth, wanted)
