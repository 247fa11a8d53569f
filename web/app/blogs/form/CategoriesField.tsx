import { type BlogCategory, blogCategories } from '@bichar/contract/rules/blogCategories.ts'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { CheckChip } from '../../ui/CheckChip.tsx'

interface CategoriesFieldProps {
  chosen: readonly BlogCategory[]
  error: string | undefined
  disabled: boolean
  onChange(chosen: BlogCategory[]): void
}

/** Checkboxes for the categories; any number of them can be chosen. */
export function CategoriesField({ chosen, error, disabled, onChange }: CategoriesFieldProps) {
  const t = useTranslations('blogs')
  const form = useTranslations('blogForm')
  const note = useId()
  const toggle = (category: BlogCategory) =>
    onChange(chosen.includes(category) ? chosen.filter((other) => other !== category) : [...chosen, category])
  return (
    <fieldset aria-describedby={note} disabled={disabled} className="grid min-w-0 gap-2">
      <legend className="mb-1.5 font-bold">{t('categories')}</legend>
      <div className="flex flex-wrap gap-2">
        {blogCategories.map((category) => (
          <CheckChip
            key={category}
            name="category"
            label={t(`category.${category}`)}
            checked={chosen.includes(category)}
            onChange={() => toggle(category)}
          />
        ))}
      </div>
      <p
        id={note}
        role={error && 'alert'}
        className={error ? 'font-semibold text-alarm text-sm' : 'text-quiet text-sm'}
      >
        {error ?? form('categoriesHint')}
      </p>
    </fieldset>
  )
}
