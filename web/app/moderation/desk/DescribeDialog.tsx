import type { DeskItem } from '@bichar/contract/desk.ts'
import type { Media } from '@bichar/contract/posts.ts'
import type { DescribedKind } from '@bichar/contract/rules/desk.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../api/call.ts'
import { FormFailure } from '../../forms/FormFailure.tsx'
import { useForm } from '../../forms/useForm.ts'
import { AltField } from '../../media/picking/AltField.tsx'
import { useFileNames } from '../../media/useMediaNames.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { useDiscardQuestion } from '../../ui/useDiscardQuestion.tsx'
import { refetchItem } from './queries.ts'

interface DescribeDialogProps {
  item: Pick<DeskItem, 'id' | 'version'> & { kind: DescribedKind }
  medias: readonly Media[]
  onClose(): void
}

/** A moderator completes what the files of an item show, and what is said in them. */
export default function DescribeDialog({ item, medias, onClose }: DescribeDialogProps) {
  const t = useTranslations('desk.describe')
  const client = useQueryClient()
  const nameOf = useFileNames(medias.length)
  const { mutateAsync } = useMutation({
    mutationFn: (alts: string[]) =>
      call('PUT /admin/desk/:kind/:id/alts', {
        params: { kind: item.kind, id: item.id },
        body: { version: item.version, alts },
      }),
  })
  const { form, values, setValues, isDirty, busy, failure } = useForm({
    initial: { alts: medias.map(({ alt }) => alt) },
    check: () => ({}),
    fallback: t('failed'),
    async send({ alts }) {
      await mutateAsync(alts)
      refetchItem(client, item)
      toast.success(t('saved'))
      onClose()
    },
  })
  const { close, question } = useDiscardQuestion({ isDirty, onClose })
  return (
    <Dialog title={t('title')} onClose={close} busy={busy} size="form">
      <form {...form} className="grid grid-cols-1 gap-5">
        <p className="text-quiet">{t('hint')}</p>
        {medias.map((media, index) => (
          <section key={media.url} className="grid grid-cols-1 gap-2">
            <h3 className="font-bold">{nameOf(media, index)}</h3>
            <AltField
              kind={media.type}
              name={nameOf(media, index)}
              alt={values.alts[index] ?? ''}
              onWrite={(alt) => setValues({ alts: values.alts.with(index, alt) })}
            />
          </section>
        ))}
        {failure && <FormFailure title={failure} text={t('failedText')} />}
        <Button type="submit" busy={busy} className="justify-self-start">
          {t('save')}
        </Button>
      </form>
      {question}
    </Dialog>
  )
}
