/** The categories of blogs (spec section 3). This file does not import zod, so that the browser can load it cheaply. */
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
