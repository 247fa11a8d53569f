import { type To, useNavigate } from 'react-router'

/** Returns a function that goes back to the previous page of this app, or to `home` if the app was opened on this page. */
export function useGoBack(home: To = '/'): () => void {
  const navigate = useNavigate()
  return () => {
    // The router numbers its history entries; 0 is the one with which the app was opened.
    const { idx = 0 } = (history.state ?? {}) as { idx?: number }
    if (idx > 0) void navigate(-1)
    else void navigate(home, { replace: true, preventScrollReset: true })
  }
}
