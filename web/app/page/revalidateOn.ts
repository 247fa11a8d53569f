import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** The `shouldRevalidate` of a page whose data depends on its path and on what `read` finds in its address. */
export const revalidateOn =
  (read: (url: string) => unknown) =>
  ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
    (currentUrl.pathname !== nextUrl.pathname ||
      JSON.stringify(read(currentUrl.href)) !== JSON.stringify(read(nextUrl.href))) &&
    defaultShouldRevalidate
