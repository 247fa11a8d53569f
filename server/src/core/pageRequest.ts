/** A page of a list, counted from 1, and how many rows it has. */
export interface PageRequest {
  page: number
  limit: number
}

/** A position in a list that has cursors, which take precedence over a page number. */
export interface CursorRequest extends PageRequest {
  cursor?: string | undefined
}
