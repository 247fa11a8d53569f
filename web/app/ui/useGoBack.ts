import { type To, useNavigate } from 'react-router'

/** Goes back to where a person came from in this app, and where they came from elsewhere to `home`. */
export function useGoBack(home: To = '/'): () => void {
  const navigate = useNavigate()
  return () => {
    // The router numbers its entries of the history; 0 is the one with which the app was opened.
    const { idx = 0 } = (history.state ?? {}) as { idx?: number }
    if (idx > 0) void navigate(-1)
    else void navigate(home, { replace: true, preventScrollReset: true })
  }
}
