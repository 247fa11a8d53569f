// src/outside/textGeneration.ts
/** Why nothing came of it, for the operator: never the key, what was asked for or what the service said. */
var TextGenerationFailure = class extends Error {};
export { TextGenerationFailure as t };
