import '../../ui/panel.css'
import '../listing/facts/property-page.css'
import './property-facts.css'
import './facts-cards.css'
import type { PropertyFacts } from '#contract/property-facts-schemas.ts'
import { AnalysisOffer } from './analysis-offer.tsx'
import { FactsBreadcrumb } from './facts-breadcrumb.tsx'
import { FactsHeadline } from './facts-headline.tsx'
import { FactsLadder } from './facts-ladder.tsx'
import { FactsPhotos } from './facts-photos.tsx'
import { FactsPrice } from './facts-price.tsx'
import { FactsDetails, FactsDocuments, FactsSale } from './facts-sale.tsx'
import { FactsWhoPays } from './facts-who-pays.tsx'
import { GoneNotice } from './gone-notice.tsx'
import { NeighborList } from './neighbor-list.tsx'

/** Where the facts come from, and that the bank decides. */
const SourceNote = ({ facts }: { facts: PropertyFacts }) => (
  <p className="facts-source">
    {facts.source === 'demo'
      ? 'Dados de demonstração: este imóvel é inventado.'
      : 'Dados da lista e da página públicas da Caixa. Arremate não é a Caixa: antes de decidir, confira o imóvel na página dela.'}
  </p>
)

/**
 * The bank's facts of one property, for everybody: what it is and costs, what comes next, who pays what, the sale, and
 * what lies near. Of one that left the list, since when, and others in its place.
 */
export function PropertyFactsView({ facts, now }: { facts: PropertyFacts; now: number }) {
  return (
    <main id="main" tabIndex={-1} className="property-page facts">
      <FactsBreadcrumb property={facts} />
      <div className="property-columns facts-columns">
        <div className="property-lead facts-lead">
          <FactsPhotos facts={facts} now={now} />
          <FactsHeadline facts={facts} />
        </div>
        <div className="property-side facts-side">
          <FactsPrice facts={facts} now={now} />
          {!facts.gone && <AnalysisOffer facts={facts} />}
          <FactsDocuments facts={facts} />
        </div>
        <div className="facts-story panel-stack">
          {facts.gone ? <GoneNotice facts={facts} now={now} /> : <FactsLadder facts={facts} now={now} />}
          {!facts.gone && <FactsWhoPays facts={facts} />}
          <div className="facts-pair">
            <FactsDetails facts={facts} />
            {!facts.gone && <FactsSale facts={facts} now={now} />}
          </div>
        </div>
      </div>
      <NeighborList facts={facts} now={now} />
      <SourceNote facts={facts} />
    </main>
  )
}
