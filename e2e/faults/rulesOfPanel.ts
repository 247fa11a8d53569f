import { type Fault, noticedBy, noticedByTest } from './fault.ts'

const errors = 'contract/src/rules/errors.ts'
const signedInOnly = 'web/app/accounts/SignedInOnly.tsx'
const blogText = 'web/app/blogs/form/blogText.ts'
const blogFormTest = 'web/app/blogs/form/blogForm.test.ts'
const blogDialog = 'web/app/blogs/form/BlogDialog.tsx'
const ofBlogs = 'contract/src/blogs.ts'
const blogsTest = 'server/src/blogs/blogs.test.ts'
const hashtags = 'contract/src/rules/hashtags.ts'
const hashtagsTest = 'contract/src/rules/hashtags.test.ts'
const generatedBlog = 'contract/src/rules/generatedBlog.ts'
const generatedBlogTest = 'contract/src/rules/generatedBlog.test.ts'
const ofReactions = 'contract/src/reactions.ts'
const fakeReactForm = 'web/app/reactions/FakeReactForm.tsx'
const addedReactionsTest = 'server/src/reactions/addedReactions.test.ts'
const storyProblems = 'web/app/stories/storyProblems.ts'
const ofStories = 'contract/src/stories.ts'
const storiesTest = 'server/src/stories/stories.test.ts'
const checkMessage = 'web/app/notifications/sending/checkMessage.ts'
const checkMessageTest = 'web/app/notifications/sending/checkMessage.test.ts'
const ofNotifications = 'contract/src/notifications.ts'
const notificationsTest = 'server/src/notifications/notifications.test.ts'
const peopleForm = 'web/app/notifications/sending/PeopleForm.tsx'

const search: Fault[] = [
  ...noticedByTest('web/app/search/searchParams.test.ts', 'asks for', {
    'blank-search-asks-for-nothing': {
      file: 'web/app/search/searchParams.ts',
      find: 'query ? { query } : undefined',
      broken: "{ query: query ?? '' }",
    },
  }),
  ...noticedByTest('server/src/search/search.test.ts', 'a search for nothing', {
    'server-searches-for-nothing': {
      file: 'contract/src/search.ts',
      find: 'query || category',
      broken: 'true',
    },
  }),
  ...noticedBy('search', 'a word finds posts that say it', {
    'search-without-text': {
      file: 'web/app/search/SearchForm.tsx',
      find: 'if (!query) return',
      broken: 'if (query === undefined) return',
    },
    'search-without-text-on-phones': {
      file: 'web/app/search/SearchForm.tsx',
      find: 'if (!query) return',
      broken: 'if (query === undefined) return',
      onPhone: true,
    },
  }),
  ...noticedBy('search', 'a guest is led to log in by a category', {
    'search-login-for-anything': {
      file: 'web/app/search/SearchForm.tsx',
      find: "gate('search', path)",
      broken: "gate('continue', path)",
    },
    'category-login-for-a-search': {
      file: 'web/app/search/CategoryLink.tsx',
      find: "gate('category', path)",
      broken: "gate('search', path)",
    },
  }),
]

const gates: Fault[] = [
  ...noticedBy('gates', 'a guest at a page for people', {
    'notifications-login-for-anything': {
      file: signedInOnly,
      find: "'notifications'",
      broken: "'continue'",
    },
    'suspect-login-for-a-search': {
      file: signedInOnly,
      find: "gates[pathname as keyof typeof gates] ?? 'continue'",
      broken: "gates[pathname as keyof typeof gates] ?? 'search'",
    },
  }),
  ...noticedBy('gates', 'whose session has ended', {
    'edit-login-for-anything': {
      file: 'web/app/writing/form/EditPostDialog.tsx',
      find: "sentToLogin(error, 'updatePosts')",
      broken: "sentToLogin(error, 'continue')",
    },
    'approval-login-for-anything': {
      file: 'web/app/moderation/useModeration.ts',
      find: "sentToLogin(error, 'authentication')",
      broken: "sentToLogin(error, 'continue')",
    },
    'timeline-approval-login-for-anything': {
      file: 'web/app/timelines/useDecision.ts',
      find: "sentToLogin(error, 'authentication')",
      broken: "sentToLogin(error, 'continue')",
    },
  }),
  ...noticedBy('mainJob', 'a guest who wants to report', {
    'report-login-for-anything': {
      file: 'web/app/shell/CreateButton.tsx',
      find: "gate('createReport', '/newreport')",
      broken: "gate('continue', '/newreport')",
    },
    'report-login-for-anything-on-phones': {
      file: 'web/app/shell/BottomBar.tsx',
      find: "gate('createReport', '/newreport')",
      broken: "gate('continue', '/newreport')",
      onPhone: true,
    },
  }),
  ...noticedBy('commenting', 'older comments come on request', {
    'vote-login-for-anything': {
      file: 'web/app/comments/VoteButtons.tsx',
      find: "gate('vote')",
      broken: "gate('continue')",
    },
  }),
  ...noticedBy('reacting', 'a guest who wants justice', {
    'reaction-login-for-a-vote': {
      file: 'web/app/reactions/ReactionButton.tsx',
      find: "gate('continue')",
      broken: "gate('vote')",
    },
  }),
  ...noticedBy('passingOn', 'somebody shares a post', {
    'guests-share': {
      file: 'web/app/sharing/ShareButton.tsx',
      find: "gate('continue')() && setOpen(true)",
      broken: 'setOpen(true)',
    },
  }),
  ...noticedBy('passingOn', 'somebody reports a post', {
    'guests-see-the-report-form': {
      file: 'web/app/reading/PostMenu.tsx',
      find: "gate('continue')() && setDialog('report')",
      broken: "setDialog('report')",
    },
  }),
]

const pictures: Fault[] = [
  ...noticedByTest('web/app/media/Avatar.test.ts', '', {
    'avatar-of-any-address': {
      file: 'web/app/media/Avatar.tsx',
      find: '/^(http|\\/)/.test(src)',
      broken: 'true',
    },
    'default-avatar-elsewhere': {
      file: 'web/app/media/Avatar.tsx',
      find: "'/default-avatar.png'",
      broken: "'/avatar.png'",
    },
  }),
]

const questions: Fault[] = [
  ...noticedBy('mainJob', 'its author deletes a report', {
    'deletion-of-a-post-asked-wrongly': {
      file: 'web/app/posts/DeletePostDialog.tsx',
      find: "question={t('question')}",
      broken: "t('title')",
    },
  }),
  ...noticedBy('blogs', 'an admin writes a blog', {
    'deletion-of-a-blog-asked-wrongly': {
      file: 'web/app/panel/ItemControls.tsx',
      find: "t('deleteQuestion')",
      broken: "t('deleteTitle')",
    },
  }),
  ...noticedBy('failedChanges', 'what cannot be done', {
    'deletion-of-a-story-asked-wrongly': {
      file: 'web/app/panel/ItemControls.tsx',
      find: "t('deleteQuestion')",
      broken: "t('deleteTitle')",
    },
    'deletion-of-a-notification-asked-wrongly': {
      file: 'web/app/notifications/sending/SentItem.tsx',
      find: "question={t('deleteQuestion')}",
      broken: "t('delete')",
    },
  }),
]

const blogs: Fault[] = [
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

const reactions: Fault[] = [
  ...noticedByTest(addedReactionsTest, 'added reactions are counted', {
    'server-adds-two-by-default': {
      file: ofReactions,
      find: `z
        .number({ error: 'reaction_number' })
        .int({ error: 'reaction_number' })
        .min(1, { error: 'reaction_number' })
        .max(limits.addedReactions, { error: 'reaction_number' })
        .default(1)`,
      broken: 'z.number().default(2)',
    },
  }),
  ...noticedByTest(addedReactionsTest, 'says what is wrong', {
    'post-not-selected-in-other-words': {
      file: errors,
      find: "'Please select a post'",
      broken: "'Please choose a post'",
    },
    'server-adds-1001-reactions': {
      file: ofReactions,
      find: 'limits.addedReactions',
      broken: '1001',
    },
    'server-adds-no-reactions': {
      file: ofReactions,
      find: `z
        .number({ error: 'reaction_number' })
        .int({ error: 'reaction_number' })
        .min(1, { error: 'reaction_number' })`,
      broken: "z.number({ error: 'reaction_number' }).int({ error: 'reaction_number' }).min(0)",
    },
  }),
  ...noticedBy('admin', 'an admin finds people, and adds reactions', {
    'missing-post-unmarked': {
      file: fakeReactForm,
      find: "!isOffered(written.postId) && { postId: 'post_not_selected' as const }",
      broken: '{}',
    },
    'form-begins-with-ten-reactions': {
      file: fakeReactForm,
      find: "initial: { postId: '', reactionNo: '1' }",
      broken: "{ postId: '', reactionNo: '10' }",
    },
    'form-adds-1001-reactions': {
      file: fakeReactForm,
      find: 'count <= limits.addedReactions',
      broken: 'count <= 1001',
    },
    'form-adds-no-reactions': { file: fakeReactForm, find: 'count >= 1', broken: 'count >= 0' },
  }),
]

const stories: Fault[] = [
  ...noticedBy('blogs', 'an admin tells of a success', {
    'story-without-post': { file: storyProblems, find: "text.postId === ''", broken: 'false' },
    'story-without-title': {
      file: storyProblems,
      find: 'textProblems(storyTexts, text)',
      broken: 'textProblems({ ...storyTexts, title: { most: 200 } }, text)',
    },
    'story-without-description': {
      file: storyProblems,
      find: 'textProblems(storyTexts, text)',
      broken: 'textProblems({ ...storyTexts, description: { most: 5_000 } }, text)',
    },
  }),
  ...noticedByTest(storiesTest, 'a story needs a good', {
    'server-takes-story-without-post': {
      file: ofStories,
      find: "chosenId('related_post_required')",
      broken: "chosenId('required')",
    },
    'server-takes-story-without-title': {
      file: ofStories,
      find: 'requiredText(storyTexts.title)',
      broken: 'optionalText(storyTexts.title)',
    },
    'server-takes-story-without-description': {
      file: ofStories,
      find: 'requiredText(storyTexts.description)',
      broken: 'optionalText(storyTexts.description)',
    },
  }),
]

const notifications: Fault[] = [
  ...noticedByTest(checkMessageTest, '', {
    'message-without-title': {
      file: checkMessage,
      find: 'textProblems(messageTexts, message)',
      broken: 'textProblems({ ...messageTexts, title: { most: 200 } }, message)',
    },
    'message-without-description': {
      file: checkMessage,
      find: 'textProblems(messageTexts, message)',
      broken: 'textProblems({ ...messageTexts, description: { most: 10_000 } }, message)',
    },
    'message-with-any-link': {
      file: checkMessage,
      find: '!isLink(cleanText(message.link))',
      broken: 'false',
    },
    'message-needs-a-link': {
      file: checkMessage,
      find: '!isLink(cleanText(message.link))',
      broken: "message.link.trim() === '' || !isLink(cleanText(message.link))",
    },
    'message-to-nobody': { file: checkMessage, find: '!targetAudience', broken: 'false' },
  }),
  ...noticedByTest('contract/src/rules/link.test.ts', '', {
    'link-is-no-path': {
      file: 'contract/src/rules/link.ts',
      find: "if (text.startsWith('/')) return isPath(text)",
      broken: 'void 0',
    },
    'link-without-scheme': {
      file: 'contract/src/rules/link.ts',
      find: '/^https?:\\/\\//i.test(text) && URL.canParse(text)',
      broken: 'URL.canParse(text)',
    },
  }),
  ...noticedByTest(notificationsTest, 'needs a good', {
    'server-takes-message-without-title': {
      file: ofNotifications,
      find: 'requiredText(messageTexts.title)',
      broken: 'optionalText(messageTexts.title)',
    },
    'server-takes-message-without-description': {
      file: ofNotifications,
      find: 'requiredText(messageTexts.description)',
      broken: 'optionalText(messageTexts.description)',
    },
    'server-takes-any-link': {
      file: ofNotifications,
      find: "optionalText(messageTexts.link).refine(isLink, { error: 'link_invalid' })",
      broken: 'optionalText(messageTexts.link)',
    },
    'server-takes-any-audience': {
      file: ofNotifications,
      find: "z.enum(audiences, { error: 'unknown_value' })",
      broken: 'z.string()',
    },
  }),
  ...noticedBy('notifications', 'a super admin sends', {
    'sent-without-recipient': {
      file: peopleForm,
      find: 'disabled={people.length === 0}',
      broken: 'false',
    },
    'recipients-miscounted': {
      file: peopleForm,
      find: "t('sendTo', { count: people.length })",
      broken: "t('sendTo', { count: people.length && people.length + 1 })",
    },
    'two-recipients-are-one-person': {
      file: peopleForm,
      find: "t('sendTo', { count: people.length })",
      broken: "t('sendTo', { count: Math.min(people.length, 1) })",
    },
  }),
  ...noticedByTest(
    'web/app/notifications/sending/queries.test.ts',
    'people are looked for from the second letter',
    {
      'quick-search-from-one-letter': {
        file: 'web/app/notifications/sending/queries.ts',
        find: '[...text].length >= limits.userSearchLeast',
        broken: 'text.length >= 1',
      },
    },
  ),
  ...noticedByTest('server/src/users/users.test.ts', 'begins with two characters', {
    'server-quick-search-from-one-letter': {
      file: 'contract/src/users.ts',
      find: '[...text].length >= limits.userSearchLeast',
      broken: 'text.length >= 1',
    },
  }),
]

/** What section 5 says of logins, questions, and what the panel makes. */
export const rulesOfPanel: Fault[] = [
  ...search,
  ...gates,
  ...pictures,
  ...questions,
  ...blogs,
  ...reactions,
  ...stories,
  ...notifications,
]
