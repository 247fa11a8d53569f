import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'

/** What the server says with every page; nothing where the page itself could not be made. */
export const useRootData = () => useRouteLoaderData<typeof loader>('root')
