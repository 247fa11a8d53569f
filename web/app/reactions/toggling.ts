import { type Reaction, withWanted } from './waitingReaction.ts'

export interface ReactionWays {
  /** Toggles the reaction on the server and resolves with its new state. */
  toggle(): Promise<Reaction>
  show(reaction: Reaction): void
  /**
   * Stores the wanted state for sending later if the server did not respond. Returns undefined if the error is not a reason for that;
   * resolves with false if it could not be stored.
   */
  keep?(error: unknown, wanted: boolean): Promise<boolean> | undefined
  /** Called when the server refused, once its last known state is shown again. */
  onFailure(error: unknown): void
  /** Fetches the server's state; called when it may differ from what is shown. */
  readAgain(): void
}

interface UnderWay {
  /** The last state known from the server. */
  truth: Reaction
  /** The state that the person wants, after their last press. */
  wanted: boolean
  /** A count received by an event while the call was pending. */
  heard?: number
}

/**
 * Manages reactions with a pending call, by post. A press during the call sends nothing, but changes the wanted state; if the answer
 * differs from that, the reaction is toggled once more.
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
      // The call may have succeeded although its response was lost.
      ways.readAgain()
      return
    }
    finish(postId, pressed, ways)
    // It is unknown whether the event is older or newer than the answer.
    if (pressed.heard !== undefined && pressed.heard !== pressed.truth.reactionCount) ways.readAgain()
  }

  function finish(postId: string, { truth }: UnderWay, ways: ReactionWays) {
    underWay.delete(postId)
    ways.show(truth)
  }

  return {
    /** `shown` is the state that the person saw when pressing. Settles once the server and the screen agree. */
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

    /** The state to show for a reaction that was fetched or received by an event: while a call is pending, the state expected after it. */
    over(postId: string, reaction: Reaction): Reaction {
      const pressed = underWay.get(postId)
      if (!pressed) return reaction
      pressed.heard = reaction.reactionCount
      return expected(pressed)
    },
  }
}

const expected = ({ truth, wanted }: UnderWay): Reaction => withWanted(truth, wanted)
