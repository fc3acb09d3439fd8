import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { AnalysisCard } from './analysis-card.tsx'
import { ScoreCard } from './score-card.tsx'

/** The score and analysis cards, which say what the property may yield. */
export const PropertyJudgement = ({ property }: { property: PropertyDetail }) => (
  <div className="panel-pair">
    <ScoreCard property={property} />
    <AnalysisCard property={property} />
  </div>
)
