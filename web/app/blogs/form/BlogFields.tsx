import { limits } from '@bichar/contract/rules/limits.ts'
import { blogTexts, hashtagText } from '@bichar/contract/rules/texts.ts'
import { ImagePlus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { Form } from '../../forms/form.ts'
import { useCharactersLeft } from '../../forms/textLimits.ts'
import type { PictureFile } from '../../media/mediaShape.ts'
import { PictureField } from '../../media/picking/PictureField.tsx'
import type { Picture } from '../../media/picking/usePicture.ts'
import { TextAreaField, TextField } from '../../ui/Field.tsx'
import type { BlogDraft } from './blogText.ts'
import { CategoriesField } from './CategoriesField.tsx'
import { GenerationButtons } from './GenerationButtons.tsx'
import type { GenerationAction } from './textGeneration.ts'
import type { TextGeneration } from './useTextGeneration.ts'

interface BlogFieldsProps {
  form: Form<BlogDraft>
  image: Picture
  writing: TextGeneration
  present: PictureFile | null
  onGenerate(action: GenerationAction): void
}

export function BlogFields({ form, image, writing, present, onGenerate }: BlogFieldsProps) {
  const t = useTranslations('blogForm')
  const common = useTranslations('common')
  const alt = useTranslations('media.alt')
  const optional = <span className="font-normal text-quiet">({common('optional')})</span>
  const { values: draft, problems, errorOf, setValues } = form
  const isWriting = writing.action !== undefined
  const content = useFollowedEnd(draft.content, isWriting)
  const left = useCharactersLeft()
  return (
    <>
      <TextField
        label={t('title')}
        name="title"
        value={draft.title}
        readOnly={isWriting}
        aria-required
        autoComplete="off"
        error={errorOf('title')}
        hint={left(draft.title, blogTexts.title.most)}
        onChange={(event) => setValues({ title: event.target.value })}
      />
      <GenerationButtons writing={writing} letters={draft.content.length} onGenerate={onGenerate} />
      <div ref={content}>
        <TextAreaField
          label={t('content')}
          name="content"
          value={draft.content}
          readOnly={isWriting}
          aria-required
          rows={10}
          error={errorOf('content')}
          hint={left(draft.content, blogTexts.content.most) ?? t('contentHint')}
          onChange={(event) => setValues({ content: event.target.value })}
        />
      </div>
      <CategoriesField
        chosen={draft.category}
        disabled={isWriting}
        error={errorOf('category')}
        onChange={(category) => setValues({ category })}
      />
      <TextField
        label={
          <>
            {t('hashtags')} {optional}
          </>
        }
        name="hashtags"
        value={draft.hashtags}
        readOnly={isWriting}
        autoComplete="off"
        autoCapitalize="none"
        error={
          problems.hashtags && t('hashtagsProblem', { most: limits.hashtags, letters: hashtagText.most })
        }
        hint={t('hashtagsHint')}
        onChange={(event) => setValues({ hashtags: event.target.value })}
      />
      <PictureField
        name="image"
        picture={image}
        present={present}
        box="aspect-video w-full max-w-72"
        icon={ImagePlus}
        legend={t('image')}
        words={{
          choose: t('imageChoose'),
          replace: t('imageReplace'),
          drop: t('imageDrop'),
          hint: t('imageHint'),
          chosen: t('imageChosen'),
          present: t('imagePresent'),
        }}
      />
      <TextAreaField
        label={
          <>
            {alt('label', { kind: 'image' })} {optional}
          </>
        }
        name="imageAlt"
        value={draft.imageAlt}
        rows={2}
        error={errorOf('imageAlt')}
        hint={left(draft.imageAlt, blogTexts.imageAlt.most) ?? alt('hint', { kind: 'image' })}
        onChange={(event) => setValues({ imageAlt: event.target.value })}
      />
    </>
  )
}

/** Keeps a text area scrolled to its end while generated text streams into it. */
function useFollowedEnd(text: string, active: boolean) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect has to run whenever the text grows
  useEffect(() => {
    const area = box.current?.querySelector('textarea')
    if (active && area) area.scrollTop = area.scrollHeight
  }, [text, active])
  return box
}
