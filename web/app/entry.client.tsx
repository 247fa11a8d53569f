import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { isLanguage, loadFirstMessages, loadMessages } from './i18n/messages.ts'

const { lang, dataset } = document.documentElement
// The scripts are loaded, so the bandwidth is free for pictures further down.
delete dataset.scripts
await (dataset.words === 'first' ? loadFirstMessages : loadMessages)(isLanguage(lang) ? lang : 'en')

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
