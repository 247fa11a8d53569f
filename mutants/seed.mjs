import fc from 'fast-check'

// A fixed seed, so that property tests notice the same mutants in every run.
fc.configureGlobal({ seed: 20_261_121 })
