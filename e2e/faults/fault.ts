interface Break {
  name: string
  /** The path from the root of the project. */
  file: string
  /** The code to replace: an expression, attribute, property, element or whole line that occurs in the file exactly once. */
  find: string
  /** The expression, value or line that replaces it. */
  broken: string
}

/** A deliberate bug in the product, and the journey that must fail because of it. */
export interface JourneyFault extends Break {
  /** The name of the journey's file, without `.test.ts`. */
  journey: string
  /** The beginning of the journey's title. */
  title: string
  /** For a journey that runs at both widths: run it at phone width instead of the wide one. */
  onPhone?: true
}

/** A deliberate bug in the product, and the unit test or HTTP test that must fail because of it. */
export interface TestFault extends Break {
  /** The path of the test file from the root of the project. */
  test: string
  /** A part of the test's full name; empty for any test of the file. */
  title: string
}

export type Fault = JourneyFault | TestFault

export const isJourneyFault = (fault: Fault): fault is JourneyFault => 'journey' in fault
export const isTestFault = (fault: Fault): fault is TestFault => 'test' in fault

/** The journey or test that must notice the fault, for output. */
export const placeOf = (fault: Fault): string => (isJourneyFault(fault) ? fault.journey : fault.test)

/** Faults, keyed by name, that one journey must notice. */
export const noticedBy = (
  journey: string,
  title: string,
  faults: Record<string, Omit<JourneyFault, 'name' | 'journey' | 'title'>>,
): JourneyFault[] => Object.entries(faults).map(([name, rest]) => ({ name, journey, title, ...rest }))

/** Faults, keyed by name, that one test of a file must notice. */
export const noticedByTest = (
  test: string,
  title: string,
  faults: Record<string, Omit<TestFault, 'name' | 'test' | 'title'>>,
): TestFault[] => Object.entries(faults).map(([name, rest]) => ({ name, test, title, ...rest }))
