import { type Reaction, withWanted } from './queuedReaction.ts'

export interface ReactionEffects {
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
  serverState: Reaction
  /** The state that the person wants, after their last press. */
  wanted: boolean
  /** A count received by an event while the call was pending. */
  eventCount?: number
}

/**
 * Manages reactions with a pending call, by post. A press during the call sends nothing, but changes the wanted state; if the answer
 * differs from that, the reaction is toggled once more.
 */
export function reactionToggling() {
  const underWay = new Map<string, UnderWay>()

  async function settle(postId: string, pressed: UnderWay, effects: ReactionEffects): Promise<void> {
    try {
      while (pressed.wanted !== pressed.serverState.hasReacted) {
        pressed.eventCount = undefined
        pressed.serverState = await effects.toggle()
      }
    } catch (error) {
      const keeping = effects.keep?.(error, pressed.wanted)
      finish(postId, pressed, effects)
      if (await keeping) return
      effects.onFailure(error)
      // The call may have succeeded although its response was lost.
      effects.readAgain()
      return
    }
    finish(postId, pressed, effects)
    // It is unknown whether the event is older or newer than the answer.
    if (pressed.eventCount !== undefined && pressed.eventCount !== pressed.serverState.reactionCount)
      effects.readAgain()
  }

  function finish(postId: string, { serverState }: UnderWay, effects: ReactionEffects) {
    underWay.delete(postId)
    effects.show(serverState)
  }

  return {
    /** `shown` is the state that the person saw when pressing. Settles once the server and the screen agree. */
    press(postId: string, shown: Reaction, effects: ReactionEffects): Promise<void> {
      const already = underWay.get(postId)
      if (already) {
        already.wanted = !already.wanted
        effects.show(expected(already))
        return Promise.resolve()
      }
      const pressed: UnderWay = { serverState: shown, wanted: !shown.hasReacted }
      underWay.set(postId, pressed)
      effects.show(expected(pressed))
      return settle(postId, pressed, effects)
    },

    /** The state to show for a reaction that was fetched or received by an event: while a call is pending, the state expected after it. */
    withPending(postId: string, reaction: Reaction): Reaction {
      const pressed = underWay.get(postId)
      if (!pressed) return reaction
      pressed.eventCount = reaction.reactionCount
      return expected(pressed)
    },
  }
}

const expected = ({ serverState, wanted }: UnderWay): Reaction => withWanted(serverState, wanted)
