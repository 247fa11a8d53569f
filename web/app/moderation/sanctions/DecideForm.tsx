import { type SanctionKind, sanctionKinds } from '@bichar/contract/rules/sanctions.ts'
import { textProblems } from '@bichar/contract/rules/text.ts'
import { sanctionTexts } from '@bichar/contract/rules/texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../api/call.ts'
import { useForm } from '../../forms/useForm.ts'
import { useIdempotencyKey } from '../../forms/useIdempotencyKey.ts'
import { sanctionsChanged } from '../../sanctions/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/Field.tsx'
import { toast } from '../../ui/toast.ts'
import { pauseDays } from './days.ts'
import { ReasonField, UntilField } from './SanctionFields.tsx'

const { reason } = sanctionTexts

interface Decision {
  kind: SanctionKind
  reason: string
  until: string
}
const initial: Decision = { kind: 'warning', reason: '', until: '' }

/** Warns a person, pauses them (they can only read), or suspends them (they are locked out). */
export function DecideForm({ personId }: { personId: string }) {
  const t = useTranslations('people')
  const kinds = useTranslations('sanctions.kinds')
  const client = useQueryClient()
  const failed = useTranslations('people.form')('failed')
  const { usual } = pauseDays()
  const { keyOf, renew } = useIdempotencyKey()
  const { form, values, problems, errorOf, busy, setValues } = useForm({
    initial,
    check: (values) => ({
      ...textProblems({ reason }, values),
      ...(values.kind === 'pause' && values.until === '' && { until: 'until_required' as const }),
    }),
    fallback: failed,
    async send({ kind, reason, until }) {
      const dated = kind === 'warning' || until === '' ? {} : { until }
      await call(
        'POST /admin/users/:id/sanctions',
        { params: { id: personId }, body: { kind, reason: reason.trim(), ...dated } },
        { key: keyOf([personId, kind, reason, until]) },
      )
      renew()
      toast.success(t('done'))
      setValues(initial)
      await sanctionsChanged(client)
    },
  })
  const { kind, until } = values
  return (
    <form {...form} className="card grid grid-cols-1 gap-4 p-4 sm:p-5">
      <h2 className="heading text-lg">{t('decide')}</h2>
      <SelectField
        label={t('kind')}
        name="kind"
        value={kind}
        options={sanctionKinds.map((value) => ({ value, label: kinds(value) }))}
        onChoose={(chosen: SanctionKind) =>
          setValues({ kind: chosen, until: chosen === 'pause' && until === '' ? usual : until })
        }
      />
      {kind !== 'warning' && (
        <UntilField
          label={kind === 'pause' ? undefined : t('untilSuspension')}
          value={until}
          error={errorOf('until')}
          onChoose={(day) => setValues({ until: day })}
        />
      )}
      <ReasonField
        value={values.reason}
        readOnly={busy}
        onWrite={(written) => setValues({ reason: written })}
        problem={problems.reason}
      />
      <Button type="submit" look="alarm" busy={busy} className="justify-self-start">
        {t('submit')}
      </Button>
    </form>
  )
}
