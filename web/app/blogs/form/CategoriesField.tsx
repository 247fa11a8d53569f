import { type BlogCategory, blogCategories } from '@bichar/contract/rules/blogCategories.ts'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'

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
          <label
            key={category}
            className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-control border-2 border-edge bg-surface px-3 py-1 font-semibold text-sm has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-3 has-focus-visible:outline-brand has-focus-visible:outline-offset-2"
          >
            <input
              type="checkbox"
              name="category"
              checked={chosen.includes(category)}
              onChange={() => toggle(category)}
              className="peer sr-only"
            />
            <Check aria-hidden className="hidden size-4 peer-checked:block" />
            {t(`category.${category}`)}
          </label>
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
