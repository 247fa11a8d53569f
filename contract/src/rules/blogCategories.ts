/** What a blog can be about (spec section 3); free of zod, for the browser. */
export const blogCategories = [
  'Technology',
  'Business',
  'Health',
  'Education',
  'Entertainment',
  'Sports',
  'Politics',
  'Science',
  'Travel',
  'Food',
  'Lifestyle',
  'Culture',
  'Crime',
] as const
export type BlogCategory = (typeof blogCategories)[number]
