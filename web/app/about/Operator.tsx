import { Link } from 'react-router'
import { languageOf } from '../i18n/text.ts'
import { useRootData } from '../page/useRootData.ts'
import type { AboutMessages } from './messages/page.ts'

/** Who is responsible for this installation, as the operator entered it in the settings. */
export function Operator({ words }: { words: AboutMessages['operator'] }) {
  const operator = useRootData()?.operator
  const isNamed = operator?.name || operator?.contact
  return (
    <section className="grid gap-3">
      <h2 className="heading text-lg">{words.heading}</h2>
      {isNamed ? (
        <address className="not-italic">
          {operator.name && (
            <p lang={languageOf(operator.name)} className="font-semibold">
              {operator.name}
            </p>
          )}
          {operator.address && (
            <p lang={languageOf(operator.address)} className="whitespace-pre-line">
              {operator.address}
            </p>
          )}
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

/** The way to complain where the operator has no address. */
export function SupportLink({ words }: { words: string }) {
  if (useRootData()?.operator.contact) return null
  return (
    <p>
      <Link to="/support" className="font-semibold text-brand underline">
        {words}
      </Link>
    </p>
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
