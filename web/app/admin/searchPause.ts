/** How long nothing more is typed before a list of the panel is searched (spec section 9). */
export const searchPauseMilliseconds = 500
