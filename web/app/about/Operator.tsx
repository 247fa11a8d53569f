import { useRootData } from '../page/useRootData.ts'
import type { AboutMessages } from './messages/page.ts'

/** Who is responsible for this installation, as the operator entered it in the settings. */
export function Operator({ words }: { words: AboutMessages['operator'] }) {
  const operator = useRootData()?.operator
  const isNamed = operator?.name || operator?.contact
  return (
    <section className="grid gap-3">
      <h2 className="heading text-xl">{words.heading}</h2>
      {isNamed ? (
        <address className="not-italic">
          {operator.name && <p className="font-semibold">{operator.name}</p>}
          {operator.address && <p className="whitespace-pre-line">{operator.address}</p>}
          {operator.contact && (
            <p>
              {words.contact} <Contact address={operator.contact} />
            </p>
          )}
        </address>
      ) : (
        <p className="rounded-control bg-notice p-3 text-on-notice">{words.unknown}</p>
      )}
    </section>
  )
}

/** Renders an e-mail address as a mailto link, and any other contact as plain text. */
const Contact = ({ address }: { address: string }) =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) ? (
    <a href={`mailto:${address}`} className="font-semibold text-brand underline">
      {address}
    </a>
  ) : (
    <span className="font-semibold">{address}</span>
  )
