/** An upload that moves no byte for as long hangs: the network is gone, and nothing else says so. */
const hangMilliseconds = 30_000

/** Calls back once, when nothing has been noted for too long. */
export function watchMovement(onHang: () => void) {
  let timer = setTimeout(onHang, hangMilliseconds)
  return {
    /** Something moved; the next is waited for as long as usual, or as is said. */
    note(patience = hangMilliseconds) {
      clearTimeout(timer)
      timer = setTimeout(onHang, patience)
    },
    end: () => clearTimeout(timer),
  }
}
