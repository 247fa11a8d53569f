import { dangerLevels, genders, suspectStatuses } from '@bichar/contract/rules/crimeTypes.ts'
import { toLatinDigits } from '@bichar/contract/rules/digits.ts'
import type { Suspect } from '@bichar/contract/suspects.ts'
import { UserRound } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { PictureField } from '../../media/picking/PictureField.tsx'
import { UseMyLocation } from '../../places/UseMyLocation.tsx'
import { SelectField, TextField } from '../../ui/Field.tsx'
import { photoOf } from '../photoShape.ts'
import { CrimeTypesField } from './CrimeTypesField.tsx'
import type { ProfileForm } from './useProfile.ts'

interface ProfileFieldsProps {
  form: ProfileForm
  /** The suspect to edit; undefined for a new one. */
  suspect?: Suspect
}

/** The fields of a suspect; for an existing suspect only those that this person may change. */
export function ProfileFields({ form, suspect }: ProfileFieldsProps) {
  const t = useTranslations('suspects.form')
  const facts = useTranslations('suspects.facts')
  const words = useTranslations('suspects')
  const optional = useTranslations('common')('optional')
  const { values: text, errorOf, setValues, validateOnBlur } = form
  const mayChangeIdentity = suspect?.can.changeIdentity ?? true
  // Where a person under 18 is nobody is told more exactly than by the district, which cannot be corrected then.
  const mayChangeLocation = mayChangeIdentity || !suspect?.isMinor
  const optionalLabel = (label: string) => (
    <>
      {label} <span className="font-normal text-quiet">({optional})</span>
    </>
  )
  const notChosen = (means: string) => ({ value: '' as const, label: t('notChosen', { means }) })
  // A suspect whose gender is unknown keeps it so until somebody chooses one.
  const noGender = suspect?.gender
    ? notChosen(words('gender.male'))
    : { value: '' as const, label: t('genderNotChosen') }
  return (
    <>
      {mayChangeIdentity && (
        <>
          <TextField
            label={facts('name')}
            name="name"
            aria-required
            autoComplete="off"
            value={text.name}
            error={errorOf('name')}
            onBlur={() => validateOnBlur('name')}
            onChange={(event) => setValues({ name: event.target.value })}
          />
          <PictureField
            name="photo"
            picture={form.photo}
            present={suspect ? photoOf(suspect) : null}
            box="size-32 shrink-0"
            icon={UserRound}
            legend={optionalLabel(facts('photo'))}
            words={{
              choose: t('photoChoose'),
              replace: t('photoReplace'),
              take: t('photoTake'),
              drop: t('photoDrop'),
              hint: t('photoHint'),
              chosen: t('photoChosen'),
              present: t('photoPresent'),
            }}
          />
        </>
      )}
      <CrimeTypesField
        chosen={text.crimeTypes}
        fixed={mayChangeIdentity ? [] : (suspect?.crimeTypes ?? [])}
        error={errorOf('crimeTypes')}
        onChange={(crimeTypes) => setValues({ crimeTypes })}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          label={optionalLabel(facts('status'))}
          name="status"
          value={text.status}
          options={[
            notChosen(words('status.wanted')),
            ...suspectStatuses.map((value) => ({ value, label: words(`status.${value}`) })),
          ]}
          onChoose={(status) => setValues({ status })}
        />
        <SelectField
          label={optionalLabel(facts('dangerLevel'))}
          name="dangerLevel"
          value={text.dangerLevel}
          options={[
            notChosen(words('danger.low')),
            ...dangerLevels.map((value) => ({ value, label: words(`danger.${value}`) })),
          ]}
          onChoose={(dangerLevel) => setValues({ dangerLevel })}
        />
        <SelectField
          label={optionalLabel(facts('gender'))}
          name="gender"
          value={text.gender}
          options={[noGender, ...genders.map((value) => ({ value, label: words(`gender.${value}`) }))]}
          onChoose={(gender) => setValues({ gender })}
        />
        {mayChangeIdentity && (
          <TextField
            label={optionalLabel(facts('age'))}
            name="age"
            inputMode="numeric"
            autoComplete="off"
            value={text.age}
            hint={t('ageHint')}
            error={errorOf('age')}
            onBlur={() => validateOnBlur('age')}
            onChange={(event) => setValues({ age: toLatinDigits(event.target.value).trim() })}
          />
        )}
      </div>
      {mayChangeLocation && (
        <>
          <TextField
            label={optionalLabel(facts('location'))}
            name="location"
            autoComplete="off"
            value={text.location}
            hint={t('locationHint')}
            error={errorOf('location')}
            onChange={(event) => setValues({ location: event.target.value })}
          />
          <UseMyLocation
            written={text.location}
            onFound={({ displayName: location }) => setValues({ location })}
          />
        </>
      )}
    </>
  )
}
