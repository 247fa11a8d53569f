import type { WatchWord } from '@bichar/contract/watchWords.ts'
import { useQuery } from '@tanstack/react-query'
import { Eye, Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useForm } from '../../forms/useForm.ts'
import { useErrorMessage } from '../../i18n/errorMessage.ts'
import { MixedScript } from '../../i18n/MixedScript.tsx'
import { languageOf } from '../../i18n/text.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { TextField } from '../../ui/Field.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { PostTime } from '../../ui/Time.tsx'
import { toast } from '../../ui/toast.ts'
import { AdminHeader } from '../panel/AdminHeader.tsx'
import { checkWatchWord, useAddWatchWord, useRemoveWatchWord, watchWordsOptions } from './watchWords.ts'

/** Admin page for the watch words that are looked for in comments. */
export default function WatchWordsPage() {
  const t = useTranslations('admin.watchWords')
  return (
    <div className="grid measure-text grid-cols-1 gap-4">
      <AdminHeader title={t('title')}>
        <p className="text-quiet">{t('intro')}</p>
      </AdminHeader>
      <AddForm />
      <List />
    </div>
  )
}

function AddForm() {
  const t = useTranslations('admin.watchWords')
  const { mutateAsync } = useAddWatchWord()
  const { form, values, busy, setValues, errorOf, focus } = useForm({
    initial: { word: '' },
    check: checkWatchWord,
    fallback: t('addFailed'),
    async send({ word }) {
      await mutateAsync(word)
      toast.success(t('added'))
      setValues({ word: '' })
      focus('word')
    },
  })
  return (
    <form {...form} className="card flex flex-wrap items-start gap-3 p-4">
      <div className="min-w-56 flex-1">
        <TextField
          label={t('word')}
          name="word"
          autoComplete="off"
          dir="auto"
          value={values.word}
          readOnly={busy}
          onChange={(event) => setValues({ word: event.target.value })}
          hint={t('hint')}
          error={errorOf('word')}
        />
      </div>
      <Button type="submit" busy={busy} className="sm:mt-7.5">
        {!busy && <Plus aria-hidden className="size-5" />}
        <span>{t('add')}</span>
      </Button>
    </form>
  )
}

function List() {
  const t = useTranslations('admin.watchWords')
  const title = useRef<HTMLHeadingElement>(null)
  const { data, error, refetch } = useQuery(watchWordsOptions())
  if (!data) {
    return error ? (
      <LoadFailed error={error} fallback={t('failed')} retry={() => void refetch()} />
    ) : (
      <Skeleton className="h-72" />
    )
  }
  if (data.length === 0)
    return <Empty icon={<Eye aria-hidden className="size-8" />} title={t('none')} text={t('noneText')} />
  return (
    <section className="grid grid-cols-1 gap-2">
      <h2 ref={title} tabIndex={-1} className="font-bold text-quiet text-sm outline-none">
        <span role="status">{t('count', { count: data.length })}</span>
      </h2>
      <ul className="card grid grid-cols-1 divide-y divide-line">
        {data.map((each) => (
          <Row key={each._id} entry={each} onRemoved={() => title.current?.focus()} />
        ))}
      </ul>
    </section>
  )
}

function Row({
  entry: { _id, word, addedBy, createdAt },
  onRemoved,
}: {
  entry: WatchWord
  onRemoved(): void
}) {
  const t = useTranslations('admin.watchWords')
  const reason = useErrorMessage()
  const { mutateAsync, isPending } = useRemoveWatchWord()
  const remove = async () => {
    try {
      await mutateAsync(_id)
      toast.success(t('removed'))
      onRemoved()
    } catch (error) {
      toast.error(reason(error, t('removeFailed')))
    }
  }
  return (
    <li className="flex items-center gap-3 py-2 pr-2 pl-4">
      <div className="min-w-0 flex-1">
        <p lang={languageOf(word)} dir="auto" className="break-words font-bold">
          {word}
        </p>
        <p className="text-quiet text-sm">
          <MixedScript text={addedBy ? t('by', { name: addedBy.name }) : t('byFormer')} /> ·{' '}
          <PostTime at={createdAt} />
        </p>
      </div>
      <IconButton
        label={t('remove', { word })}
        busy={isPending}
        onClick={() => void remove()}
        className="!text-quiet hover:!text-alarm"
      >
        <Trash2 aria-hidden className="size-5" />
      </IconButton>
    </li>
  )
}
