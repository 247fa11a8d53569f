import fc from 'fast-check'

// The same mutants are noticed each time.
fc.configureGlobal({ seed: 20_261_121 })
