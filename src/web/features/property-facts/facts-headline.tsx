import type { PropertyFacts } from '#contract/property-facts-schemas.ts'
import { addressLine } from '../listing/outside-maps.ts'
import { listMainFacts } from '../listing/facts/main-facts.ts'
import { listingCity, listingTitle } from '../listing/listing-words.ts'

/** What it is and where, with the main facts and the bank's number. */
export const FactsHeadline = ({ facts }: { facts: PropertyFacts }) => (
  <div className="property-headline">
    <h1 className="text-xl leading-7 font-bold tracking-tight text-balance wrap-anywhere lg:text-[1.75rem] lg:leading-9">
      {listingTitle(facts)}
    </h1>
    <p className="mt-1 text-sm text-pretty wrap-anywhere text-ink-2 lg:text-base">
      <span className="max-lg:hidden">
        {[addressLine(facts), listingCity(facts)].filter(Boolean).join('\u00a0· ')}
      </span>
      <span className="lg:hidden">{listingCity(facts)}</span>
    </p>
    <ul className="facts-main">
      {listMainFacts(facts).map(([Icon, text]) => (
        <li key={text}>
          <Icon aria-hidden="true" />
          {text}
        </li>
      ))}
    </ul>
    <p className="mt-auto pt-3 text-xs text-ink-3 max-lg:hidden">Caixa nº {facts.id}</p>
  </div>
)
