import type { ReactNode } from 'react'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import type { OwnAnswers } from '#domain/judgement/own-answers.ts'
import type { PapersOfProperty } from '../../data/papers/papers-of-property.ts'
import { useNow } from '../../framework/use-now.ts'
import { OpenCostList, selectOpenCosts } from './dossier-consequences.tsx'
import { useDossier } from './use-dossier.ts'

export interface OpenCostsProps {
  property: PropertyDetail
  answers: OwnAnswers
  /** Renders the frame around the list. */
  frame: (list: ReactNode) => ReactNode
}

/** The costs that the papers of a property show without a figure; nothing where there are none. */
export function OpenCosts({
  property,
  papers,
  answers,
  frame,
}: OpenCostsProps & { papers: Pick<PapersOfProperty, 'titleRecord' | 'edital'> }) {
  const now = useNow()
  const dossier = useDossier(property, papers, { isDemonstration: false, now })
  const costs = selectOpenCosts(dossier.openCosts, answers)
  return costs.length === 0 ? null : frame(<OpenCostList costs={costs} />)
}
