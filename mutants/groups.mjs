/** The files to mutate, under the headings by which the score is reported. */
export const groups = {
  Policies: ['server/src/*/policy.ts', 'server/src/{,http/}actor.ts'],
  Views: ['server/src/*/view.ts'],
  States: ['server/src/*/states.ts'],
  Limits: [
    'contract/src/**/limits.ts',
    'server/src/http/{limits,network}.ts',
    'server/src/accounts/{codeBudgets,passwordBudgets}.ts',
  ],
  'Rules of the contract': [
    'contract/src/**/{fields,phone,sourceUrl,link,hashtags,generatedBlog,mediaFiles,pictureSizes,events}.ts',
    'contract/src/rules/{age,followUpCode,incidentParts,incidentTime,text}.ts',
    'contract/src/rules/search/{matchedWords,soundKey,words}.ts',
    'contract/src/**/{auditActions,blogCategories,crimeTypes,supportStatuses,writingChoices}.ts',
  ],
  'Rules of the server': [
    'server/src/accounts/{codes,deviceLabel,keys}.ts',
    'server/src/authorship/days.ts',
    'server/src/db/{page,words}.ts',
    'server/src/live/channels.ts',
    'server/src/notifications/{pushTexts,texts}.ts',
    'server/src/profiles/deletionSchedule.ts',
  ],
}

/** The minimum percentage of a group's mutants that the tests must kill. */
export const leastScore = 90
