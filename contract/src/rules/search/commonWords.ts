const words = `
a about after all also am an and any are as at be been before but by can could did do does for from had has have he her
him his how i if in into is it its me my no nor not of off on or our out over she so some than that the their them then
there they this those to too under up very was we were what when where which who whom why will with would you your

অথবা অনেক আছে আজ আপনার আপনি আবার আমরা আমাদের আমাকে আমার আমি আর উপর এ এই এক একটা একটি একজন এখন এখানে এটা এটি এদের এবং
এমন এর এসে ও ওই ওর করা করে করেন করেছে করেছেন কাছে কার কি কিংবা কিছু কিন্তু কী কে কেউ কেন কোন কোনো গেছে ছিল ছিলেন জন জন্য
টি তখন তবে তা তাই তাঁর তাকে তাদের তার তারা তিনি তুমি তো তোমার থেকে দিয়ে দিকে দ্বারা না নাই নিয়ে নেই পর পরে পর্যন্ত
বা বলে বলেন মধ্যে মাঝে যখন যদি যা যার যারা যে যেন সব সবাই সাথে সে সেই সেখানে সঙ্গে হতে হবে হয় হয়ে হয়েছে হয়েছিল হলে হিসেবে
`

/** Stop words: English and Bengali words that occur in nearly every text. */
export const commonWords: ReadonlySet<string> = new Set(words.normalize('NFC').split(/\s+/).filter(Boolean))
