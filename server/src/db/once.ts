/**
 * Makes something once, however often and from wherever it is asked for at the same time. `find` looks for what was made
 * before; of two that make it at once, the database refuses one, which then gets what the other has made. Answers its id.
 */
export async function once(
  find: () => Promise<string | undefined>,
  make: () => Promise<string>,
): Promise<string> {
  const earlier = await find()
  if (earlier) return earlier
  try {
    return await make()
  } catch (error) {
    const rivals = await find()
    if (rivals) return rivals
    throw error
  }
}
