/** Writes texts. */
export interface TextGeneration {
  /**
   * What is written, piece by piece. Throws a TextGenerationFailure unless it comes to its proper end; ends quietly, and
   * stops the writing, when the signal aborts or nobody reads on.
   */
  write(task: Task, signal: AbortSignal): AsyncGenerator<string, void>
}

export interface Task {
  instructions: string
  prompt: string
}

/** Why nothing came of it, for the operator: never the key, what was asked for or what the service said. */
export class TextGenerationFailure extends Error {}
