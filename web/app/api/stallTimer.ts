/** An upload in which no byte moves for this long is stalled: the network is gone, and no event says so. */
const stallMilliseconds = 30_000

/** Calls back once, when no movement has been noted for too long. */
export function createStallTimer(onStall: () => void) {
  let timer = setTimeout(onStall, stallMilliseconds)
  return {
    /** Notes a movement; the next one may take the usual time, or `milliseconds`. */
    note(milliseconds = stallMilliseconds) {
      clearTimeout(timer)
      timer = setTimeout(onStall, milliseconds)
    },
    end: () => clearTimeout(timer),
  }
}
