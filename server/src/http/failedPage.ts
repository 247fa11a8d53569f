import type { FastifyReply } from 'fastify'
import { setInPlaceOfPage, staticPage } from './staticPage.ts'

/** The fallback for a page that could not be rendered. */
export function failedPage(name: string): (reply: FastifyReply) => string {
  const page = staticPage(name, {
    bn: ['পাতাটি দেখানো গেল না', 'আমাদের সার্ভারে একটা সমস্যা হয়েছে। একটু পরে আবার চেষ্টা করুন।'],
    en: ['This page could not be shown', 'Something went wrong on our side. Try again a little later.'],
  })
  const answer = staticPage(name, {
    bn: [
      'পাতাটি দেখানো গেল না',
      'আমাদের সার্ভারে একটা সমস্যা হয়েছে। একটু পরে এই পাতা আবার লোড করুন: আপনি যা লিখেছেন তা আবার পাঠানো হবে, কিছুই হারাবে না।',
    ],
    en: [
      'This page could not be shown',
      'Something went wrong on our side. Reload this page a little later: what you have written is sent again, and nothing is lost.',
    ],
    isAnswer: true,
  })
  return (reply) => {
    setInPlaceOfPage(reply, 500)
    return reply.request.method === 'POST' ? answer : page
  }
}
