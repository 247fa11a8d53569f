interface Break {
  name: string
  /** From the folder of the project. */
  file: string
  /** An expression, an attribute, a property, an element or a whole line; it stands in the file once. */
  find: string
  /** The expression, the value, or the line, that takes its place. */
  broken: string
}

/** One way to break the product, and the journey that is to notice. */
export interface JourneyFault extends Break {
  /** The name of its file, without `.test.ts`. */
  journey: string
  /** How its title begins. */
  title: string
  /** Of a journey at both widths, the one to take when it is not the wide one. */
  onPhone?: true
}

/** One way to break the product, and the unit test, or the test over HTTP, that is to notice. */
export interface TestFault extends Break {
  /** Its file, from the folder of the project. */
  test: string
  /** A part of its full name; empty for any test of the file. */
  title: string
}

export type Fault = JourneyFault | TestFault

export const isJourneyFault = (fault: Fault): fault is JourneyFault => 'journey' in fault
export const isTestFault = (fault: Fault): fault is TestFault => 'test' in fault

/** Where the fault is to be noticed, for people. */
export const placeOf = (fault: Fault): string => (isJourneyFault(fault) ? fault.journey : fault.test)

/** The faults, by their names, that one journey is to notice. */
export const noticedBy = (
  journey: string,
  title: string,
  faults: Record<string, Omit<JourneyFault, 'name' | 'journey' | 'title'>>,
): JourneyFault[] => Object.entries(faults).map(([name, rest]) => ({ name, journey, title, ...rest }))

/** The faults, by their names, that one test of a file is to notice. */
export const noticedByTest = (
  test: string,
  title: string,
  faults: Record<string, Omit<TestFault, 'name' | 'test' | 'title'>>,
): TestFault[] => Object.entries(faults).map(([name, rest]) => ({ name, test, title, ...rest }))
