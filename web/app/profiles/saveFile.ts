/** A browser that is still reading the file must not lose its address. */
const keptMilliseconds = 60_000

/** Has the browser save a file under this name, among the downloads. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), keptMilliseconds)
}
