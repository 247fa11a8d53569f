// Writes THIRD_PARTY_NOTICES, the licences of the packages that the product uses: npm run notices
import { writeFileSync } from 'node:fs'
import { notices, noticesFile } from './thirdParty.mjs'

writeFileSync(noticesFile, notices())
