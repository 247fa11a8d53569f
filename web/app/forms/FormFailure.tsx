import { TriangleAlert } from 'lucide-react'

/** The button that was pressed may be in reach far from here. */
const bringIntoView = (box: HTMLElement | null) => box?.scrollIntoView({ block: 'nearest' })

/** Says that sending did not succeed, and that nothing was lost by it. */
export const FormFailure = ({ title, text }: { title: string; text: string }) => (
  <div
    role="alert"
    ref={bringIntoView}
    className="flex scroll-mb-40 gap-3 rounded-card border border-alarm p-4"
  >
    <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-alarm" />
    <div>
      <p className="font-bold text-alarm">{title}</p>
      <p className="whitespace-pre-line">{text}</p>
    </div>
  </div>
)
