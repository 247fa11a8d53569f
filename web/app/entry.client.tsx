import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { isLanguage, loadFirstWords, loadWords } from './i18n/messages.ts'

const { lang, dataset } = document.documentElement
// The scripts are loaded, so the bandwidth is free for pictures further down.
delete dataset.scripts
await (dataset.words === 'first' ? loadFirstWords : loadWords)(isLanguage(lang) ? lang : 'en')

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
