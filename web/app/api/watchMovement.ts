/** An upload in which no byte moves for this long hangs: the network is gone, and no event says so. */
const hangMilliseconds = 30_000

/** Calls back once, when no movement has been noted for too long. */
export function watchMovement(onHang: () => void) {
  let timer = setTimeout(onHang, hangMilliseconds)
  return {
    /** Notes a movement; the next one may take the usual time, or `patience` milliseconds. */
    note(patience = hangMilliseconds) {
      clearTimeout(timer)
      timer = setTimeout(onHang, patience)
    },
    end: () => clearTimeout(timer),
  }
}
