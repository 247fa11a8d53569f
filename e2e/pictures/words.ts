import bnEntryForm from '../../web/app/i18n/bn/entryForm.json' with { type: 'json' }
import bnPanel from '../../web/app/i18n/bn/panel.ts'
import bnSteps from '../../web/app/i18n/bn/steps.json' with { type: 'json' }
import bn from '../../web/app/i18n/bn.ts'
import enEntryForm from '../../web/app/i18n/en/entryForm.json' with { type: 'json' }
import enPanel from '../../web/app/i18n/en/panel.ts'
import enSteps from '../../web/app/i18n/en/steps.json' with { type: 'json' }
import en from '../../web/app/i18n/en.ts'

/** What the product says, so that a button is found in whichever language its page speaks. */
export const wordsOf = {
  en: { ...en, ...enPanel, entryForm: enEntryForm, steps: enSteps },
  bn: { ...bn, ...bnPanel, entryForm: bnEntryForm, steps: bnSteps },
}

export type Words = (typeof wordsOf)['en']
export type Language = keyof typeof wordsOf
export const languages = Object.keys(wordsOf) as Language[]
