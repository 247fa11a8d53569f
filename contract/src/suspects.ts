import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import {
  crimeType,
  done,
  flag,
  idOf,
  idParams,
  keyed,
  optionalText,
  page,
  pageSize,
  paging,
  searchWords,
  success,
  time,
  uuid,
} from './fields.ts'
import { placeName } from './places.ts'
import { crimeTypes, dangerLevels, genders, suspectStatuses } from './rules/crimeTypes.ts'
import { limits } from './rules/limits.ts'
import { revisionStates, suspectVisibilities } from './rules/suspectVisibility.ts'
import { searchText } from './rules/texts.ts'
import {
  age,
  atLeastOne,
  crimeTypeList,
  dangerLevel,
  firstGender,
  gender,
  location,
  name,
  photo,
  photoErrors,
  status,
} from './suspectFields.ts'

/** The size of a picture in bytes; null without a picture. */
const bytes = z.number().int().nullable()

export const suspect = z
  .object({
    _id: uuid,
    id: z.string().describe('The same as `_id`.'),
    name: z.string(),
    age: z.number().int().nullable(),
    gender: z.enum(genders).nullable().describe('null while nobody has entered it.'),
    dangerLevel: z.enum(dangerLevels),
    status: z.enum(suspectStatuses),
    location: z.string(),
    crimeTypes: z.array(crimeType),
    photo: z.string().nullable(),
    thumbnail: z
      .string()
      .nullable()
      .describe(
        'A smaller version of the photo, and the size of the photo, which reserves its space and so prevents a layout shift.',
      ),
    photoWidth: z.number().int().nullable(),
    photoHeight: z.number().int().nullable(),
    photoBytes: bytes,
    thumbnailBytes: bytes,
    photoWidths: z.array(z.number().int()).describe("As `widths` of a post's media."),
    createdBy: z
      .object({ _id: uuid })
      .nullable()
      .describe(
        'null for everyone but the creator: otherwise an admin could tell who wrote the anonymous post it was created for.',
      ),
    createdAt: time,
    version: z
      .number()
      .int()
      .describe(
        'Increases with every change. An edit sends the version that was shown, and is refused if it is outdated.',
      ),
    shown: z.enum(suspectVisibilities),
    isMinor: z
      .boolean()
      .describe(
        'Under 18: outside the desk nobody gets the name, the age, the photo or a place finer than the district.',
      ),
    reportCount: z.number().int().describe('How many public reports name this suspect, counted up to 100.'),
    review: z
      .object({ isReturned: z.boolean(), reason: z.string() })
      .nullable()
      .describe(
        'Only for the creator and admins: why it was sent back, hidden or removed, and whether its creator has to correct it first.',
      ),
    can: z
      .object({
        edit: z.boolean(),
        changeIdentity: z
          .boolean()
          .describe('Whether name, age and photo can be changed, and crime types removed.'),
        delete: z.boolean(),
        seeRevisions: z.boolean(),
        decide: z.boolean().describe('Whether to show, hide or remove it.'),
      })
      .describe('What this viewer may do; only the server decides it.'),
  })
  .meta({ id: 'Suspect', description: 'A suspect. An accusation is not a conviction.' })
export type Suspect = z.output<typeof suspect>

export const linkedSuspect = z
  .object({
    _id: uuid,
    name: z.string(),
    photo: z.string().nullable(),
    status: z.enum(suspectStatuses),
    shown: z.enum(suspectVisibilities),
    isMinor: z.boolean(),
  })
  .meta({ id: 'LinkedSuspect', description: 'The fields of a suspect that a post shows.' })
export type LinkedSuspect = z.output<typeof linkedSuspect>

export const namesake = suspect
  .pick({ _id: true, name: true, age: true, status: true, location: true, crimeTypes: true })
  .extend({
    ...suspect.pick({ photo: true, thumbnail: true, shown: true, review: true }).shape,
    of: z.string(),
  })
  .meta({
    id: 'Namesake',
    description: 'Another suspect, public or not, whose name is or sounds like that of the suspect `of`.',
  })
export type Namesake = z.output<typeof namesake>

const changedValue = z.union([z.string(), z.number(), z.array(z.string())]).nullable()

export const suspectRevision = z
  .object({
    _id: uuid,
    createdAt: time,
    by: z
      .string()
      .describe(
        "The name of an admin; anybody else is 'contributor 1', 'contributor 2' ... of this suspect.",
      ),
    isByAdmin: z.boolean(),
    state: z.enum(revisionStates),
    reason: z.string().describe('Why it was refused.'),
    changes: z.array(
      z.object({
        field: z.enum(['name', 'age', 'gender', 'dangerLevel', 'status', 'location', 'crimeTypes', 'photo']),
        from: changedValue,
        to: changedValue,
        bytes: z
          .object({ from: bytes, to: bytes })
          .optional()
          .describe('The file sizes of the photos at the addresses `from` and `to`.'),
      }),
    ),
  })
  .meta({ id: 'SuspectRevision', description: 'One change of a suspect.' })
export type SuspectRevision = z.output<typeof suspectRevision>

const savedSuspect = z.object({
  success,
  message: z.string(),
  criminal: suspect,
  pendingChange: z
    .boolean()
    .describe(
      'Whether the change waits for a moderator; `criminal` is as it will be once that is confirmed.',
    ),
})

export const suspects = {
  'POST /criminals': endpoint({
    summary: 'Create a suspect; not public until a moderator approves it',
    access: 'user',
    status: 201,
    location: '/criminals/{criminal._id}',
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
    errors: ['key_reused', ...photoErrors],
    limit: { times: 60, seconds: 600 },
  }),
  'GET /criminals/search': endpoint({
    summary: 'List or search suspects, newest or best matches first',
    access: 'guest',
    query: z.object({
      page,
      limit: pageSize(limits.suspectPage),
      query: searchWords,
      search: optionalText(searchText).describe('An alias of `query`.'),
      status: z
        .enum([...suspectStatuses, ''], { error: 'unknown_value' })
        .default('')
        .describe("Each filter is disabled when ''."),
      category: z
        .enum([...crimeTypes, ''], { error: 'unknown_value' })
        .default('')
        .describe('One of the crimes they are accused of.'),
      district: placeName.describe('The English names of a district and of an upazila within it.'),
      upazila: placeName.describe('The English name of an upazila within the district.'),
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
    summary: 'Get a suspect',
    access: 'user',
    params: idParams,
    response: z.object({ success, criminal: suspect }),
    errors: ['suspect_not_found'],
  }),
  'PUT /criminals/:id': endpoint({
    summary: 'Update a suspect; changes of a public one wait for approval. Omitted fields stay unchanged',
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
        version: z.coerce
          .number({ error: 'validation' })
          .int({ error: 'validation' })
          .min(1)
          .optional()
          .describe(
            'The `version` that the editor saw. If the suspect has changed since, nothing is written.',
          ),
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
    summary: 'Remove a suspect; reports that mention them stay',
    access: 'user',
    params: idParams,
    query: z.object({
      unlessNamed: flag(false).describe(
        'Nothing happens if a report names the suspect: a draft is thrown away, not what others rely on.',
      ),
    }),
    response: done,
    errors: ['suspect_not_found', 'suspect_delete_forbidden'],
  }),
  'POST /criminals/:id/crime-types': endpoint({
    summary: 'Add a crime type to a suspect; idempotent',
    access: 'user',
    params: idParams,
    body: z.object({ crimeType: crimeType }),
    response: savedSuspect,
    errors: ['suspect_not_found'],
    limit: { times: 60, seconds: 600 },
  }),
  'GET /criminals/:id/revisions': endpoint({
    summary: 'List the changes of a suspect, newest first',
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
    summary: 'Revert a change of a suspect; recorded as a new change',
    access: 'admin',
    params: z.object({ id: idOf('the suspect'), revisionId: idOf('the change') }),
    response: savedSuspect,
    errors: ['suspect_not_found', 'revision_not_found', 'crime_type_required'],
  }),
} as const
