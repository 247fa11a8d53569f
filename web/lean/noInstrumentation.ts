/** In place of what measures each step of react-router where `instrumentations` are given to it: none are. */
export const consumeInstrumentationClientResultMetaReceiver = () => undefined

const never = (): never => {
  throw new Error('Nothing is instrumented in the browser')
}

export const getRouteInstrumentationUpdates = never
export const instrumentClientSideRouter = never
export const instrumentHandler = never
export const instrumentationResultMetaContext = undefined
