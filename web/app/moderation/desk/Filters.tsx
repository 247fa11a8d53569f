import { useTranslations } from 'use-intl'
import { Button } from '../../ui/Button.tsx'
import { SelectField, TextField } from '../../ui/Field.tsx'
import { useListAddress, useTypedFilter } from '../panel/useListAddress.ts'
import type { Desk } from './useDesk.ts'
import { ages } from './useDeskAddress.ts'

const names = ['age', 'place', 'media', 'firstTime', 'mine', 'search']
const none = Object.fromEntries(names.map((name) => [name, '']))

/** The filters of the queue, which are stored in the address. */
export function Filters({ desk: { address }, onClose }: { desk: Desk; onClose(): void }) {
  const t = useTranslations('desk.filters')
  const close = useTranslations('common')('close')
  const list = useListAddress()
  const [search, setSearch] = useTypedFilter(list, 'search')
  const [place, setPlace] = useTypedFilter(list, 'place')
  const { filter, set } = address
  const age = (Object.keys(ages) as (keyof typeof ages)[]).find((name) => ages[name] === filter.age) ?? 'any'
  return (
    <form
      aria-label={t('label')}
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="absolute top-full right-0 z-20 mt-1 grid w-[min(22rem,calc(100vw-1.5rem))] grid-cols-1 gap-3 rounded-card border border-line bg-surface p-4 shadow-float"
    >
      <TextField
        label={t('search')}
        type="search"
        maxLength={200}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <SelectField
          label={t('age')}
          name="age"
          value={age}
          options={(Object.keys(ages) as (keyof typeof ages)[]).map((value) => ({
            value,
            label: t(`ages.${value}`),
          }))}
          onChoose={(value) => set({ age: value === 'any' ? '' : value })}
        />
        <SelectField
          label={t('media')}
          name="media"
          value={filter.media}
          options={(['', 'yes', 'no'] as const).map((value) => ({
            value,
            label: t(`medias.${value || 'any'}`),
          }))}
          onChoose={(media) => set({ media })}
        />
      </div>
      <TextField
        label={t('place')}
        maxLength={200}
        value={place}
        onChange={(event) => setPlace(event.target.value)}
      />
      <Choice name="firstTime" label={t('firstTime')} checked={filter.firstTime} set={set} />
      <p className="-mt-3 pl-8 text-quiet text-sm">{t('firstTimeHint')}</p>
      <Choice name="mine" label={t('mine')} checked={filter.mine} set={set} />
      <div className="flex justify-between gap-2">
        <Button
          look="plain"
          onClick={() => {
            setSearch('')
            setPlace('')
            set(none)
          }}
        >
          {t('clear')}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {close}
        </Button>
      </div>
    </form>
  )
}

interface ChoiceProps {
  name: string
  label: string
  checked: boolean
  set(changes: Record<string, string>): void
}

const Choice = ({ name, label, checked, set }: ChoiceProps) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
    <input
      type="checkbox"
      name={name}
      checked={checked}
      onChange={(event) => set({ [name]: event.target.checked ? 'true' : '' })}
      className="size-5 shrink-0 accent-brand"
    />
    {label}
  </label>
)
