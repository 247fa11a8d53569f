import { type Fault, noticedBy } from '../fault.ts'

const blogs = 'web/app/blogs/admin/ManageBlogsPage.tsx'
const choiceField = 'web/app/ui/ChoiceField.tsx'
const blogRow = 'web/app/blogs/admin/BlogRow.tsx'
const blogPage = 'web/app/blogs/admin/ManageBlogPage.tsx'
const article = 'web/app/blogs/BlogArticle.tsx'
const controls = 'web/app/panel/ItemControls.tsx'

export const ofBlogs: Fault[] = [
  ...noticedBy('blogs', 'of many blogs the panel', {
    'all-categories-cannot-be-chosen': {
      file: choiceField,
      find: 'none === undefined',
      broken: 'true',
    },
    'typed-category-stays': {
      file: choiceField,
      find: "none !== undefined && setTyped('')",
      broken: 'undefined',
    },
    'blogs-of-any-category': {
      file: blogs,
      find: 'address.filter({ category: value })',
      broken: 'address.filter({})',
    },
    'blogs-of-any-hashtag': {
      file: blogs,
      find: "[address.get('search'), address.get('hashtag')]",
      broken: "[address.get('search'), '']",
    },
    'page-sizes-up-to-100': {
      file: 'web/app/panel/useListAddress.ts',
      find: '[10, 20, 50]',
      broken: '[10, 20, 100]',
    },
    'page-of-the-other-way-round': {
      file: 'web/app/ui/Pager.tsx',
      find: '{ page, total: totalPages }',
      broken: '{ page: totalPages, total: page }',
    },
    'next-leads-nowhere': {
      file: 'web/app/ui/Pager.tsx',
      find: 'pageAt(page + 1)',
      broken: 'pageAt(page)',
    },
    'previous-leads-nowhere': {
      file: 'web/app/ui/Pager.tsx',
      find: 'pageAt(Math.min(page - 1, totalPages))',
      broken: 'pageAt(page)',
    },
  }),
  ...noticedBy('blogs', 'an admin writes a blog and', {
    'create-blog-labelled-otherwise': { file: blogs, find: "t('create')", broken: "'New'" },
    'blogs-not-searched': {
      file: blogs,
      find: "[address.get('search'), address.get('hashtag')]",
      broken: "['', address.get('hashtag')]",
    },
    'create-blog-titled-as-an-edit': {
      file: 'web/app/blogs/form/BlogDialog.tsx',
      find: "t(blog ? 'editTitle' : 'createTitle')",
      broken: "t('editTitle')",
    },
    'blog-row-without-image': {
      file: 'web/app/blogs/BlogPicture.tsx',
      find: 'imageOf(blog)',
      broken: 'null',
    },
    'blog-row-without-categories': {
      file: blogRow,
      find: '<Categories of={blog.category} />',
      broken: 'null',
    },
    'blog-row-without-hashtags': { file: blogRow, find: '<Hashtags of={blog.hashtags} />', broken: 'null' },
    'three-lines-of-a-blog': { file: blogRow, find: 'className="line-clamp-2"', broken: '"line-clamp-3"' },
    'switch-always-off': { file: controls, find: 'isOn={isPublished}', broken: 'false' },
    'no-delete-in-the-panel': { file: controls, find: 'can.delete', broken: 'false' },
    'blog-of-one-category': {
      file: 'web/app/blogs/form/CategoriesField.tsx',
      find: '[...chosen, category]',
      broken: '[category]',
    },
    'blog-form-forgets-hashtags': {
      file: 'web/app/blogs/form/BlogFields.tsx',
      find: 'setValues({ hashtags: event.target.value })',
      broken: 'undefined',
    },
    'blog-page-without-controls': {
      file: blogPage,
      find: '<BlogControls blog={blog} onDeleted={() => void navigate(list, { replace: true })} />',
      broken: 'null',
    },
    'blog-not-found-said-otherwise': {
      file: 'web/app/blogs/NoBlog.tsx',
      find: "t('notFound')",
      broken: "'Nothing here'",
    },
  }),
  ...noticedBy('blogs', 'a blog is written for its title', {
    'enhance-generates': {
      file: 'web/app/blogs/form/WritingHelp.tsx',
      find: "onWish('enhance')",
      broken: "onWish('generate')",
    },
  }),
  ...noticedBy('rewriting', 'an admin changes a blog', {
    'blog-form-wider-than-4xl': {
      file: 'web/app/ui/Dialog.tsx',
      find: "'h-dvh w-full max-w-none max-h-none sm:h-fit sm:max-h-[94dvh] sm:w-[min(56rem,94vw)] sm:rounded-card'",
      broken:
        "'h-dvh w-full max-w-none max-h-none sm:h-fit sm:max-h-[94dvh] sm:w-[min(64rem,94vw)] sm:rounded-card'",
    },
    'no-edit-in-the-panel': { file: controls, find: 'can.edit', broken: 'false' },
    'blog-leads-back-to-the-panel': { file: blogPage, find: 'to={list}', broken: "'/admin'" },
    'blog-without-image': {
      file: article,
      find: '<BlogPicture blog={blog} sizes={wholeColumn} first className="aspect-video" />',
      broken: 'null',
    },
    'blog-without-categories': { file: article, find: '<Categories of={blog.category} />', broken: 'null' },
    'blog-without-hashtags': { file: article, find: '<Hashtags of={blog.hashtags} />', broken: 'null' },
    'blog-without-avatar': { file: article, find: '<Avatar src={author?.avatar} />', broken: 'null' },
    'missing-blog-unsaid': {
      file: blogPage,
      find: 'if (isMissing(error)) return <NoBlog />',
      broken: 'if (isMissing(error)) return null',
    },
  }),
]
