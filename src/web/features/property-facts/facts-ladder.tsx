import { Info, TrendingDown } from 'lucide-react'
import type { PropertyFacts } from '#contract/property-facts-schemas.ts'
import { describeLadderEvidence } from '#domain/ladder/ladder-evidence-words.ts'
import { Panel } from '../../ui/panel.tsx'
import { describeLadder } from '../listing/ladder-words.ts'
import { listStairs } from './ladder-stairs.ts'

/** The price of today and those that follow as stairs; none where nothing is said of them. */
function Stairs({ facts }: { facts: PropertyFacts }) {
  const stairs = listStairs(facts)
  if (stairs.length < 2) return null
  return (
    <ol className="facts-stairs">
      {stairs.map(({ kind, level, name, price }) => (
        <li key={`${kind} ${level} ${price}`} data-kind={kind} data-level={level}>
          <span className="facts-stair-price">{price}</span>
          <span className="facts-stair" aria-hidden="true" />
          <span className="facts-stair-name">{name}</span>
        </li>
      ))}
    </ol>
  )
}

/** What follows if nobody buys at today's price, and how it is known. */
export function FactsLadder({ facts, now }: { facts: PropertyFacts; now: number }) {
  const { title, text } = describeLadder(facts, [], now)
  const evidence = describeLadderEvidence(facts.ladder, facts.state)
  return (
    <Panel icon={TrendingDown} title="Escada do preço">
      <p className="text-lg leading-6 font-semibold text-pretty">{title}</p>
      {text && <p className="mt-1 text-sm text-pretty text-ink-2">{text}</p>}
      <Stairs facts={facts} />
      {evidence !== null && (
        <p className="mt-4 flex gap-2 border-t border-line pt-3 text-xs text-pretty text-ink-3">
          <Info className="size-4 shrink-0" aria-hidden="true" />
          {evidence}
        </p>
      )}
    </Panel>
  )
}
