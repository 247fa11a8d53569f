import bnDistricts from '../../web/app/i18n/bn/districts.json' with { type: 'json' }
import bnEntryForm from '../../web/app/i18n/bn/entryForm.json' with { type: 'json' }
import bnFollowing from '../../web/app/i18n/bn/following.json' with { type: 'json' }
import bnOffline from '../../web/app/i18n/bn/offline.ts'
import bnPanel from '../../web/app/i18n/bn/panel.ts'
import bnSteps from '../../web/app/i18n/bn/steps.json' with { type: 'json' }
import bn from '../../web/app/i18n/bn.ts'
import enDistricts from '../../web/app/i18n/en/districts.json' with { type: 'json' }
import enEntryForm from '../../web/app/i18n/en/entryForm.json' with { type: 'json' }
import enFollowing from '../../web/app/i18n/en/following.json' with { type: 'json' }
import enOffline from '../../web/app/i18n/en/offline.ts'
import enPanel from '../../web/app/i18n/en/panel.ts'
import enSteps from '../../web/app/i18n/en/steps.json' with { type: 'json' }
import en from '../../web/app/i18n/en.ts'

/** The texts of the product, by which buttons are found in the language of the page. */
export const messagesOf = {
  en: {
    ...en,
    ...enPanel,
    ...enOffline,
    districts: enDistricts,
    entryForm: enEntryForm,
    following: enFollowing,
    steps: enSteps,
  },
  bn: {
    ...bn,
    ...bnPanel,
    ...bnOffline,
    districts: bnDistricts,
    entryForm: bnEntryForm,
    following: bnFollowing,
    steps: bnSteps,
  },
}

export type Messages = (typeof messagesOf)['en']
export type Language = keyof typeof messagesOf
export const languages = Object.keys(messagesOf) as Language[]
