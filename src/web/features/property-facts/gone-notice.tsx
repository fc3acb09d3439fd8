import { EyeOff } from 'lucide-react'
import { writePlacePath } from '#contract/page-paths.ts'
import type { PropertyFacts } from '#contract/property-facts-schemas.ts'
import { describeGone, rateListingPresence } from '#domain/freshness/listing-presence.ts'
import { formatPlaceName } from '#domain/property/place-names.ts'
import { phraseInWholeState } from '#domain/states.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../framework/link.tsx'
import { nameCategory, writeCityPath } from './property-crumbs.ts'

/** Says what it means for a listing to be gone for so long. */
const goneTexts = {
  'recently-gone':
    'Não está na lista mais nova do estado. Imóveis que saem muitas vezes voltam em poucos dias, por outro preço ou em outra modalidade.',
  gone: 'Não voltou à lista da Caixa desde então. Aqui fica o que a última lista dizia dele.',
}

/** Says of a listing that left the list since when, and leads to others. */
export function GoneNotice({ facts, now }: { facts: PropertyFacts; now: number }) {
  const { goneSince, state, city, category } = facts
  const presence = rateListingPresence(goneSince, now)
  if (presence === 'offered') return null
  const many = nameCategory(category)
  return (
    <section className="panel" aria-labelledby="gone-title">
      <h2 id="gone-title" className="flex items-center gap-2.5 text-md font-semibold">
        <EyeOff className="size-4.5 shrink-0 text-ink-3" aria-hidden="true" />
        <span className="inline-block first-letter:uppercase">
          {describeGone(facts.siteGoneAt, goneSince)}
        </span>
      </h2>
      <p className="mt-2 text-sm text-pretty text-ink-2">{goneTexts[presence]}</p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Link to={writeCityPath(facts, category)} className={buttonClass('primary', 'max-sm:w-full')}>
          {many} em {formatPlaceName(city)}
        </Link>
        <Link
          to={writePlacePath({ uf: state, city: null, category: null })}
          className={buttonClass('outline', 'max-sm:w-full')}
        >
          Imóveis {phraseInWholeState(state)}
        </Link>
      </div>
    </section>
  )
}
