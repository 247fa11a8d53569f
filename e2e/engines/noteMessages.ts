/** Runs in a page: notes every message, and how high it is. A success stands for two seconds, which a busy machine may look away for. */
export function noteMessages() {
  const messages: { text: string; height: number }[] = []
  Object.assign(window, { messages })
  new MutationObserver(() => {
    const toast = document.querySelector('.toast')
    if (toast) messages.push({ text: toast.textContent ?? '', height: toast.getBoundingClientRect().height })
  }).observe(document, { subtree: true, childList: true, characterData: true })
}
