import type { Chapter } from './messages/page.ts'

export const Chapters = ({ chapters }: { chapters: readonly Chapter[] }) =>
  chapters.map(({ heading, text, points }) => (
    <section key={heading} className="grid gap-3">
      <h2 className="heading text-lg">{heading}</h2>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points && (
        <ul className="grid list-disc gap-2 ps-5 marker:text-quiet">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </section>
  ))
