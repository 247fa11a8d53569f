import type { DeskItem, DeskNote } from '@bichar/contract/desk.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../api/call.ts'
import { useIdempotencyKey } from '../../forms/useIdempotencyKey.ts'
import { useErrorMessage } from '../../i18n/errorMessage.ts'
import { languageOf } from '../../i18n/text.ts'
import { Button } from '../../ui/Button.tsx'
import { TextAreaField } from '../../ui/Field.tsx'
import { PostTime } from '../../ui/Time.tsx'
import { toast } from '../../ui/toast.ts'
import { refetchItem } from './queries.ts'

interface NotesProps {
  item: DeskItem
  notes: readonly DeskNote[]
  field: RefObject<HTMLTextAreaElement | null>
}

/** Notes that moderators leave for each other on an item. */
export function Notes({ item, notes, field }: NotesProps) {
  const t = useTranslations('desk.facts')
  const formerMember = useTranslations('posts.card')('formerMember')
  const errorMessage = useErrorMessage()
  const client = useQueryClient()
  const [text, setText] = useState('')
  const { keyOf, renew } = useIdempotencyKey()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () =>
      call(
        'POST /admin/desk/:kind/:id/notes',
        { params: { kind: item.kind, id: item.id }, body: { text } },
        { key: keyOf([item.id, text]) },
      ),
  })
  const save = async () => {
    if (isPending || text.trim() === '') return
    try {
      await mutateAsync()
      renew()
      setText('')
      toast.success(t('noteSaved'))
      refetchItem(client, item)
      // The shortcuts of the desk do not apply while the field has the focus.
      field.current?.blur()
    } catch (error) {
      toast.error(errorMessage(error, t('noteFailed')))
    }
  }
  return (
    <section aria-label={t('notes')} className="grid grid-cols-1 gap-3 p-4 text-sm">
      <h3 className="heading text-sm">{t('notes')}</h3>
      {notes.length > 0 && (
        <ul className="grid grid-cols-1 gap-2">
          {notes.map((note) => (
            <li key={note._id} className="rounded-control bg-notice px-3 py-2 text-on-notice">
              <p lang={languageOf(note.text)} className="whitespace-pre-line">
                {note.text}
              </p>
              <p className="flex flex-wrap gap-x-2 text-sm">
                <span lang={languageOf(note.by?.name ?? '')} className="font-bold">
                  {note.by?.name ?? formerMember}
                </span>
                <PostTime at={note.createdAt} />
              </p>
            </li>
          ))}
        </ul>
      )}
      <form
        className="grid grid-cols-1 gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <TextAreaField
          ref={field}
          label={t('note')}
          rows={2}
          maxLength={limits.deskNote}
          value={text}
          hint={
            <>
              {t('noteHint')} <span className="pointer-coarse:hidden">{t('noteKeys')}</span>
            </>
          }
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') event.currentTarget.blur()
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save()
          }}
        />
        {text.trim() !== '' && (
          <Button look="secondary" type="submit" busy={isPending} className="justify-self-end">
            {t('sendNote')}
          </Button>
        )}
      </form>
    </section>
  )
}
