import { type Fault, noticedBy, noticedByTest } from '../fault.ts'
import { errors } from './shared.ts'

const profile = 'web/app/suspects/form/profile.ts'
const profileTest = 'web/app/suspects/form/profile.test.ts'
const useProfile = 'web/app/suspects/form/useProfile.ts'
const ofSuspects = 'contract/src/suspects.ts'
const suspectsTest = 'server/src/suspects/suspects.test.ts'

export const rulesOfSuspects: Fault[] = [
  ...noticedByTest(profileTest, 'is a name of blanks', {
    'suspect-with-a-name-of-spaces': {
      file: profile,
      find: 'textProblems(suspectTexts, profile)',
      broken: "profile.name === '' ? { name: 'name_required' } : {}",
    },
    'suspect-without-crime-type': { file: profile, find: 'crimeTypes.length === 0', broken: 'false' },
    'suspect-of-negative-age': {
      file: profile,
      find: '!isAge(profile.age)',
      broken: '!/^-?\\d{1,3}$/.test(profile.age)',
    },
  }),
  ...noticedByTest(suspectsTest, 'needs a good', {
    'server-takes-suspect-without-name': {
      file: ofSuspects,
      find: 'requiredText(suspectTexts.name)',
      broken: 'optionalText(suspectTexts.name)',
    },
    'server-takes-suspect-without-crime-type': {
      file: ofSuspects,
      find: "crimeTypeList.default([]).refine(atLeastOne, { error: 'crime_type_required' })",
      broken: 'crimeTypeList.default([])',
    },
    'crime-type-required-in-other-words': {
      file: errors,
      find: "'At least one crime type is required'",
      broken: "'A crime type is required'",
    },
    'server-takes-negative-age': {
      file: ofSuspects,
      find: 'z.string().max(3).refine(isAge).transform(Number)',
      broken: 'z.string().max(3).regex(/^-?\\d+$/).transform(Number)',
    },
  }),
  ...noticedByTest(suspectsTest, 'takes the age of nought', {
    'server-refuses-age-of-nought': {
      file: ofSuspects,
      find: 'z.string().max(3).refine(isAge).transform(Number)',
      broken: "z.string().max(3).refine((age) => isAge(age) && age !== '0').transform(Number)",
    },
  }),
  ...noticedByTest(suspectsTest, 'the name and the crime types cannot be emptied', {
    'server-empties-crime-types-of-an-edit': {
      file: ofSuspects,
      find: "crimeTypeList.refine(atLeastOne, { error: 'crime_type_required' })",
      broken: 'crimeTypeList',
    },
  }),
  ...noticedByTest(suspectsTest, 'refuses photos of another format or size', {
    'server-takes-gif-of-a-suspect': {
      file: ofSuspects,
      find: "['jpeg', 'png', 'webp']",
      broken: "['jpeg', 'png', 'webp', 'gif']",
    },
    'photo-type-in-other-words': {
      file: errors,
      find: "'Please select a valid image file (jpg, jpeg, png, webp)'",
      broken: "'Please select a valid image file'",
    },
    'server-takes-photo-above-5-mb': {
      file: ofSuspects,
      find: 'limits.photoBytes',
      broken: 'limits.photoBytes + 1',
    },
    'photo-size-in-other-words': {
      file: errors,
      find: "'File size should be less than 5MB'",
      broken: "'File size cannot exceed 5MB'",
    },
  }),
  ...noticedByTest(suspectsTest, 'a blank danger level, status or gender', {
    'blank-danger-becomes-medium': {
      file: ofSuspects,
      find: "choice(dangerLevels, 'low')",
      broken: "choice(dangerLevels, 'medium')",
    },
    'blank-status-becomes-arrested': {
      file: ofSuspects,
      find: "choice(suspectStatuses, 'wanted')",
      broken: "choice(suspectStatuses, 'arrested')",
    },
    'blank-gender-becomes-female': {
      file: ofSuspects,
      find: "choice(genders, 'male')",
      broken: "choice(genders, 'female')",
    },
  }),
  ...noticedByTest(suspectsTest, 'takes what is left blank', {
    'new-suspects-are-men': {
      file: ofSuspects,
      find: 'gender: firstGender.default(null)',
      broken: "gender.default('male')",
    },
    'new-suspects-are-dangerous': {
      file: ofSuspects,
      find: "dangerLevel: dangerLevel.default('low')",
      broken: "dangerLevel.default('high')",
    },
    'new-suspects-are-released': {
      file: ofSuspects,
      find: "status: status.default('wanted')",
      broken: "status.default('released')",
    },
  }),
  ...noticedByTest(suspectsTest, 'a stranger', {
    'strangers-change-identities': {
      file: 'server/src/suspects/policy.ts',
      find: 'changeIdentity: everything',
      broken: 'actor.userId !== null',
    },
    'strangers-change-ages': {
      file: 'server/src/suspects/suspects.ts',
      find: 'name || age || newPhoto',
      broken: 'name || newPhoto',
    },
    'strangers-give-photos': {
      file: 'server/src/suspects/suspects.ts',
      find: 'name || age || newPhoto',
      broken: 'name || age',
    },
    'strangers-remove-crime-types': {
      file: 'server/src/suspects/suspects.ts',
      find: 'crime_types?.from.some((type) => !crime_types.to.includes(type))',
      broken: 'false',
    },
  }),
  ...noticedByTest(suspectsTest, 'anybody may say where they are', {
    'strangers-add-no-crime-types': {
      file: 'server/src/suspects/suspects.ts',
      find: 'crime_types?.from.some((type) => !crime_types.to.includes(type))',
      broken: 'crime_types',
    },
  }),
  ...noticedBy('suspects', 'a profile belongs to who made it', {
    'suspect-form-open-while-wrong': {
      file: 'web/app/suspects/form/ProfileDialog.tsx',
      find: 'disabled={!form.ready}',
      broken: 'false',
    },
    'form-takes-gif-of-a-suspect': {
      file: useProfile,
      find: "['jpg', 'jpeg', 'png', 'webp']",
      broken: "['jpg', 'jpeg', 'png', 'webp', 'gif']",
    },
    'form-takes-photo-above-5-mb': {
      file: useProfile,
      find: 'limits.photoBytes',
      broken: '2 * limits.photoBytes',
    },
    'strangers-see-the-name-field': {
      file: 'web/app/suspects/form/ProfileFields.tsx',
      find: 'suspect?.can.changeIdentity ?? true',
      broken: 'true',
    },
    'strangers-uncheck-crime-types': {
      file: 'web/app/suspects/form/CrimeTypesField.tsx',
      find: 'disabled={isFixed}',
      broken: 'false',
    },
  }),
]
