import { type Fault, noticedBy, noticedByTest } from '../fault.ts'
import { errors } from './shared.ts'

const blogText = 'web/app/blogs/form/blogText.ts'
const blogFormTest = 'web/app/blogs/form/blogForm.test.ts'
const blogDialog = 'web/app/blogs/form/BlogDialog.tsx'
const ofBlogs = 'contract/src/blogs.ts'
const blogsTest = 'server/src/blogs/blogs.test.ts'
const hashtags = 'contract/src/rules/hashtags.ts'
const hashtagsTest = 'contract/src/rules/hashtags.test.ts'
const generatedBlog = 'contract/src/rules/generatedBlog.ts'
const generatedBlogTest = 'contract/src/rules/generatedBlog.test.ts'

export const rulesOfBlogs: Fault[] = [
  ...noticedByTest(blogFormTest, 'what is wrong with a blog', {
    'blog-without-title': {
      file: blogText,
      find: 'textProblems(blogTexts, draft)',
      broken: 'textProblems({ ...blogTexts, title: { most: 200 } }, draft)',
    },
    'blog-without-content': {
      file: blogText,
      find: 'textProblems(blogTexts, draft)',
      broken: 'textProblems({ ...blogTexts, content: { most: 50_000 } }, draft)',
    },
    'blog-without-category': { file: blogText, find: 'category.length === 0', broken: 'false' },
    'form-takes-blog-without-image': {
      file: blogText,
      find: "if (!hasImage) problems.image = 'image_required'",
      broken: 'void 0',
    },
  }),
  ...noticedByTest(blogsTest, 'a blog needs a good', {
    'server-takes-blog-without-title': {
      file: ofBlogs,
      find: 'requiredText(blogTexts.title)',
      broken: 'optionalText(blogTexts.title)',
    },
    'server-takes-blog-without-content': {
      file: ofBlogs,
      find: 'requiredText(blogTexts.content)',
      broken: 'optionalText(blogTexts.content)',
    },
    'server-takes-blog-without-category': {
      file: ofBlogs,
      find: '(list) => list.length > 0',
      broken: '() => true',
    },
    'server-takes-blog-without-image': {
      file: 'server/src/blogs/blogs.ts',
      find: "if (image.length === 0) throw invalidField('image', 'image_required')",
      broken: 'void 0',
    },
  }),
  ...noticedByTest(blogsTest, 'a blog is written, published', {
    'lists-come-with-commas': {
      file: 'contract/src/fields.ts',
      find: "json === '' ? [] : JSON.parse(json)",
      broken: "json === '' ? [] : json.split(',')",
    },
  }),
  ...noticedByTest(blogsTest, 'a blog without a picture', {
    'server-takes-edit-without-image': {
      file: 'server/src/blogs/blogs.ts',
      find: "if (!stored && !before) throw invalidField('image', 'image_required')",
      broken: 'void 0',
    },
  }),
  ...noticedBy('blogs', 'an admin writes a blog', {
    'form-sends-lists-with-commas': {
      file: 'web/app/api/describe.ts',
      find: 'form.append(name, JSON.stringify(value))',
      broken: "form.append(name, value.join(','))",
    },
    'blog-form-names-no-missing-image': {
      file: 'web/app/blogs/form/BlogDialog.tsx',
      find: 'Boolean(image.file ?? blog?.image)',
      broken: 'true',
    },
  }),
  ...noticedByTest(hashtagsTest, '', {
    'hashtags-part-at-commas-only': { file: hashtags, find: '/[\\s,]/', broken: '/,/' },
    'hashtags-part-at-spaces-only': { file: hashtags, find: '/[\\s,]/', broken: '/\\s/' },
    'hashtags-keep-their-sign': { file: hashtags, find: "part.replace(/^#+/, '')", broken: 'part' },
    'empty-hashtags-stay': { file: hashtags, find: 'Boolean', broken: '() => true' },
  }),
  ...noticedBy('blogs', 'a blog is written for its title', {
    'generation-without-title': {
      file: blogDialog,
      find: "form.values[needed].trim() === ''",
      broken: "needed === 'content' && form.values[needed].trim() === ''",
    },
    'enhancement-without-content': {
      file: blogDialog,
      find: "t(action === 'generate' ? 'titleFirst' : 'contentFirst')",
      broken: "t('titleFirst')",
    },
  }),
  ...noticedByTest(generatedBlogTest, 'an answer is read', {
    'answer-without-hashtags-label': {
      file: generatedBlog,
      find: '/^[ \\t>*_#]*(CONTENT|HASHTAGS|CATEGORIES)[ \\t*_]*:[ \\t*_]*/gim',
      broken: '/^[ \\t>*_#]*(CONTENT|TAGS|CATEGORIES)[ \\t*_]*:[ \\t*_]*/gim',
    },
    'answer-with-any-category': {
      file: generatedBlog,
      find: 'blogCategories.find((category) => category.toLowerCase() === name) ?? []',
      broken: 'blogCategories.find((category) => category.toLowerCase() === name) ?? name',
    },
  }),
  ...noticedByTest(generatedBlogTest, 'is not complete', {
    'answer-without-categories-is-complete': {
      file: generatedBlog,
      find: "content !== '' && hashtags.length > 0 && category.length > 0",
      broken: "content !== '' && hashtags.length > 0",
    },
  }),
  ...noticedByTest('server/src/blogs/generation.test.ts', 'a service that writes nonsense', {
    'nonsense-is-taken-for-a-blog': {
      file: 'server/src/blogs/generation.ts',
      find: "if (!isComplete) throw new ApiError('generated_nonsense')",
      broken: 'void 0',
    },
    'invalid-answer-in-other-words': {
      file: errors,
      find: "'Invalid AI response format'",
      broken: "'Invalid answer'",
    },
  }),
]
