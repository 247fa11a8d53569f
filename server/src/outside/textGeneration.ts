/** Generates text with a language model. */
export interface TextGeneration {
  /**
   * Yields the text piece by piece. Throws a TextGenerationFailure unless the text is complete; returns without an error, and
   * stops the generation, when the signal aborts or the caller stops reading.
   */
  write(task: Task, signal: AbortSignal): AsyncGenerator<string, void>
}

export interface Task {
  instructions: string
  prompt: string
}

/** Why a generation failed, for the operator: it never contains the key, the prompt or the response of the service. */
export class TextGenerationFailure extends Error {}
