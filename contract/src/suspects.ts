import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import {
  done,
  id,
  idParams,
  jsonList,
  keyed,
  optionalText,
  page,
  pageSize,
  paging,
  requiredText,
  success,
  time,
} from './fields.ts'
import { placeName } from './places.ts'
import { isAge } from './rules/age.ts'
import { crimeTypes, dangerLevels, genders, suspectStatuses } from './rules/crimeTypes.ts'
import { limits } from './rules/limits.ts'
import { searchText, suspectTexts } from './rules/texts.ts'

/** The size of a picture in bytes; null without a picture. */
const bytes = z.number().int().nullable()

export const suspect = z.object({
  _id: z.string(),
  /** The same as `_id`. */
  id: z.string(),
  name: z.string(),
  age: z.number().int().nullable(),
  /** null while nobody has entered it. */
  gender: z.enum(genders).nullable(),
  dangerLevel: z.enum(dangerLevels),
  status: z.enum(suspectStatuses),
  location: z.string(),
  crimeTypes: z.array(z.enum(crimeTypes)),
  photo: z.string().nullable(),
  /** A smaller version of the photo, and the size of the photo, which reserves its space and so prevents a layout shift. */
  thumbnail: z.string().nullable(),
  photoWidth: z.number().int().nullable(),
  photoHeight: z.number().int().nullable(),
  photoBytes: bytes,
  thumbnailBytes: bytes,
  /** As `widths` of a post's media. */
  photoWidths: z.array(z.number().int()),
  /** null for everyone but the creator: otherwise an admin could tell who wrote the anonymous post it was created for. */
  createdBy: z.object({ _id: z.string() }).nullable(),
  createdAt: time,
  /** Increases with every change. An edit sends the version that was shown, and is refused if it is outdated. */
  version: z.number().int(),
  /** What this viewer may do; only the server decides it. */
  can: z.object({
    edit: z.boolean(),
    /** Whether name, age and photo can be changed, and crime types removed. */
    changeIdentity: z.boolean(),
    delete: z.boolean(),
    seeRevisions: z.boolean(),
  }),
})
export type Suspect = z.output<typeof suspect>

/** The fields of a suspect that a post shows. */
export const linkedSuspect = z.object({
  _id: z.string(),
  name: z.string(),
  photo: z.string().nullable(),
  status: z.enum(suspectStatuses),
})
export type LinkedSuspect = z.output<typeof linkedSuspect>

const changedValue = z.union([z.string(), z.number(), z.array(z.string())]).nullable()

/** One change of a suspect. */
export const suspectRevision = z.object({
  _id: z.string(),
  createdAt: time,
  /** The name of an admin; anybody else is 'contributor 1', 'contributor 2' ... of this suspect. */
  by: z.string(),
  isByAdmin: z.boolean(),
  changes: z.array(
    z.object({
      field: z.enum(['name', 'age', 'gender', 'dangerLevel', 'status', 'location', 'crimeTypes', 'photo']),
      from: changedValue,
      to: changedValue,
      /** The file sizes of the photos at the addresses `from` and `to`. */
      bytes: z.object({ from: bytes, to: bytes }).optional(),
    }),
  ),
})
export type SuspectRevision = z.output<typeof suspectRevision>

/** One of `values`; a form field left blank means `blank` (spec section 5). */
const choice = <const Value extends string>(values: readonly Value[], blank: Value) =>
  z.union([z.enum(values), z.literal('').transform(() => blank)], { error: 'unknown_value' })

const gender = choice(genders, 'male')
/** For a new suspect the gender may be unknown. */
const firstGender = z.union([z.enum(genders).nullable(), z.literal('').transform(() => null)], {
  error: 'unknown_value',
})
const dangerLevel = choice(dangerLevels, 'low')
const status = choice(suspectStatuses, 'wanted')
const location = optionalText(suspectTexts.location)
const name = requiredText(suspectTexts.name)

/** Whole years; null when unknown. */
const age = z.union(
  [
    z.null(),
    z.literal('').transform(() => null),
    z.number().int().min(0).max(limits.age),
    z.string().max(3).refine(isAge).transform(Number),
  ],
  { error: 'age' },
)

const crimeTypeList = jsonList(z.enum(crimeTypes, { error: 'unknown_value' }), crimeTypes.length)
const atLeastOne = (list: readonly unknown[]) => list.length > 0

const photo = {
  kinds: ['image'],
  most: 1,
  only: {
    formats: ['jpeg', 'png', 'webp'],
    bytes: limits.photoBytes,
    wrongType: 'photo_type',
    tooLarge: 'photo_too_large',
  },
} as const
const photoErrors = [
  'file_missing',
  'files_unavailable',
  'file_damaged',
  'file_name_lies',
  'image_dimensions',
  'animation_dimensions',
  'photo_type',
  'photo_too_large',
] as const

const savedSuspect = z.object({ success, message: z.string(), criminal: suspect })

export const suspects = {
  'POST /criminals': endpoint({
    summary: 'Make the profile of a suspect',
    access: 'user',
    status: 201,
    headers: keyed,
    form: {
      fields: z.object({
        name,
        age: age.default(null),
        gender: firstGender.default(null),
        dangerLevel: dangerLevel.default('low'),
        status: status.default('wanted'),
        location,
        crimeTypes: crimeTypeList.default([]).refine(atLeastOne, { error: 'crime_type_required' }),
      }),
      files: { photo },
    },
    response: savedSuspect,
    errors: photoErrors,
    limit: { times: 60, seconds: 600 },
  }),
  'GET /criminals/search': endpoint({
    summary: 'Suspects: the newest first, or the best matches of a query',
    access: 'guest',
    query: z.object({
      page,
      limit: pageSize(limits.suspectPage),
      query: optionalText(searchText),
      /** An alias of `query`. */
      search: optionalText(searchText),
      /** Each filter is disabled when ''. */
      status: z.enum([...suspectStatuses, ''], { error: 'unknown_value' }).default(''),
      /** One of the crimes they are accused of. */
      category: z.enum([...crimeTypes, ''], { error: 'unknown_value' }).default(''),
      /** The English names of a district and of an upazila within it. */
      district: placeName,
      upazila: placeName,
    }),
    response: z.object({
      success,
      criminals: z.array(suspect),
      currentPage: z.number().int(),
      hasMore: z.boolean(),
    }),
    errors: ['search_busy'],
  }),
  'GET /criminals/:id': endpoint({
    summary: 'One suspect',
    access: 'user',
    params: idParams,
    response: z.object({ success, criminal: suspect }),
    errors: ['suspect_not_found'],
  }),
  'PUT /criminals/:id': endpoint({
    summary: 'Change a suspect; what is left out stays as it is',
    access: 'user',
    params: idParams,
    form: {
      fields: z.object({
        name: name.optional(),
        age: age.optional(),
        gender: gender.optional(),
        dangerLevel: dangerLevel.optional(),
        status: status.optional(),
        location: location.unwrap().optional(),
        crimeTypes: crimeTypeList.refine(atLeastOne, { error: 'crime_type_required' }).optional(),
        /** The `version` that the editor saw. If the suspect has changed since, nothing is written. */
        version: z.coerce.number({ error: 'validation' }).int({ error: 'validation' }).min(1).optional(),
      }),
      files: { photo },
    },
    response: savedSuspect,
    errors: [
      'suspect_not_found',
      'conflict',
      'suspect_identity_forbidden',
      'suspect_crime_types_forbidden',
      ...photoErrors,
    ],
    limit: { times: 120, seconds: 600 },
  }),
  'DELETE /criminals/:id': endpoint({
    summary: 'Take a suspect away; the posts about them stay',
    access: 'user',
    params: idParams,
    response: done,
    errors: ['suspect_not_found', 'suspect_delete_forbidden'],
  }),
  'POST /criminals/:id/crime-types': endpoint({
    summary: 'Add a crime type to a suspect; one that is there already changes nothing',
    access: 'user',
    params: idParams,
    body: z.object({ crimeType: z.enum(crimeTypes, { error: 'unknown_value' }) }),
    response: savedSuspect,
    errors: ['suspect_not_found'],
    limit: { times: 60, seconds: 600 },
  }),
  'GET /criminals/:id/revisions': endpoint({
    summary: 'What was changed of a suspect, the latest first',
    access: 'admin',
    params: idParams,
    query: z.object({ page, limit: pageSize(limits.revisionPage) }),
    response: z.object({
      success,
      revisions: z.array(suspectRevision),
      ...paging,
    }),
    errors: ['suspect_not_found'],
  }),
  'POST /criminals/:id/revisions/:revisionId/revert': endpoint({
    summary: 'Undo one change: what it changed becomes again what it was before; a change like any other',
    access: 'admin',
    params: z.object({ id, revisionId: id }),
    response: savedSuspect,
    errors: ['suspect_not_found', 'revision_not_found', 'crime_type_required'],
  }),
} as const
