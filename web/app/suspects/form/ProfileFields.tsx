import { dangerLevels, genders, suspectStatuses } from '@bichar/contract/crimeTypes.ts'
import { toLatinDigits } from '@bichar/contract/phone.ts'
import type { Suspect } from '@bichar/contract/suspects.ts'
import { UserRound } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { PictureField } from '../../media/picking/PictureField.tsx'
import { UseMyLocation } from '../../places/UseMyLocation.tsx'
import { SelectField, TextField } from '../../ui/Field.tsx'
import { useFieldError } from '../../words/errorMessage.ts'
import { photoOf } from '../photoShape.ts'
import { CrimeTypesField } from './CrimeTypesField.tsx'
import type { ProfileForm } from './useProfile.ts'

interface ProfileFieldsProps {
  form: ProfileForm
  /** The suspect that is changed; none when a new one is made. */
  suspect?: Suspect
}

/** What can be said of a suspect; of one that is there already, what this person may change. */
export function ProfileFields({ form, suspect }: ProfileFieldsProps) {
  const words = useTranslations('suspects.form')
  const facts = useTranslations('suspects.facts')
  const values = useTranslations('suspects')
  const optional = useTranslations('common')('optional')
  const reason = useFieldError()
  const { text, write, leave } = form
  const errorOf = (field: Parameters<ProfileForm['leave']>[0]) => reason(form.problemOf(field))
  const mayChangeIdentity = suspect?.can.changeIdentity ?? true
  const optionalLabel = (label: string) => (
    <>
      {label} <span className="font-normal text-quiet">({optional})</span>
    </>
  )
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
            onBlur={() => leave('name')}
            onChange={(event) => write({ name: event.target.value })}
          />
          <PictureField
            name="photo"
            picture={form.photo}
            present={suspect ? photoOf(suspect) : null}
            box="size-32 shrink-0"
            icon={UserRound}
            legend={optionalLabel(facts('photo'))}
            words={{
              choose: words('photoChoose'),
              replace: words('photoReplace'),
              take: words('photoTake'),
              drop: words('photoDrop'),
              hint: words('photoHint'),
              chosen: words('photoChosen'),
              present: words('photoPresent'),
            }}
          />
        </>
      )}
      <CrimeTypesField
        chosen={text.crimeTypes}
        fixed={mayChangeIdentity ? [] : (suspect?.crimeTypes ?? [])}
        error={errorOf('crimeTypes')}
        onChange={(crimeTypes) => write({ crimeTypes })}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          label={facts('status')}
          name="status"
          value={text.status}
          options={suspectStatuses.map((value) => ({ value, label: values(`status.${value}`) }))}
          onChoose={(status) => write({ status })}
        />
        <SelectField
          label={facts('dangerLevel')}
          name="dangerLevel"
          value={text.dangerLevel}
          options={dangerLevels.map((value) => ({ value, label: values(`danger.${value}`) }))}
          onChoose={(dangerLevel) => write({ dangerLevel })}
        />
        <SelectField
          label={facts('gender')}
          name="gender"
          value={text.gender}
          options={genders.map((value) => ({ value, label: values(`gender.${value}`) }))}
          onChoose={(gender) => write({ gender })}
        />
        {mayChangeIdentity && (
          <TextField
            label={optionalLabel(facts('age'))}
            name="age"
            inputMode="numeric"
            autoComplete="off"
            value={text.age}
            hint={words('ageHint')}
            error={errorOf('age')}
            onBlur={() => leave('age')}
            onChange={(event) => write({ age: toLatinDigits(event.target.value).trim() })}
          />
        )}
      </div>
      <TextField
        label={optionalLabel(facts('location'))}
        name="location"
        autoComplete="off"
        value={text.location}
        hint={words('locationHint')}
        error={errorOf('location')}
        onChange={(event) => write({ location: event.target.value })}
      />
      <UseMyLocation onFound={(location) => write({ location })} />
    </>
  )
}
