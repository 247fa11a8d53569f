// First, because other modules may use these functions as soon as they are evaluated.
import './page/polyfills.ts'
import './page/foreignNodes.ts'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { isLanguage, loadMessages, partsIn } from './i18n/messages.ts'
import { hasCrashed, reloadWithoutApp } from './page/crash.ts'
import { replayEarlyClick } from './shell/replayEarlyClick.ts'
import { keepLayersInHistory } from './ui/layers.ts'

const { lang, dataset } = document.documentElement
// The scripts are loaded, so the bandwidth is free for pictures further down.
delete dataset.scripts
if (hasCrashed()) replayEarlyClick()
else {
  dataset.scripting = ''
  keepLayersInHistory()
  await loadMessages(isLanguage(lang) ? lang : 'en', partsIn(dataset.words))
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
      {
        onCaughtError(error) {
          console.error(error)
          reloadWithoutApp()
        },
      },
    )
  })
}
