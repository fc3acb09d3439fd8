import type { ReactNode } from 'react'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { type DossierHeadline, writeDossierHeadline } from '#domain/dossier/dossier-headline.ts'
import type { OwnAnswers } from '#domain/judgement/own-answers.ts'
import type { PapersOfProperty } from '../../data/papers/papers-of-property.ts'
import { selectOpenCosts } from './dossier-consequences.tsx'
import { describePoints } from './dossier-words.ts'
import { useDossier } from './use-dossier.ts'

/** The worst of the papers of a property in one sentence, and how much else there is. */
export function ReadHeadline({
  property,
  papers,
  answers,
  isDemonstration,
  now,
  waiting,
  frame,
}: {
  property: PropertyDetail
  papers: Pick<PapersOfProperty, 'titleRecord' | 'edital'>
  answers: OwnAnswers
  isDemonstration: boolean
  now: number
  /** Shown until it is known which of several matrículas is that of the property. */
  waiting: ReactNode
  /** Renders the frame around the headline and its points. */
  frame: (headline: DossierHeadline & { points: string }) => ReactNode
}) {
  const dossier = useDossier(property, papers, { isDemonstration, now })
  if (dossier.isChoosing) return waiting
  const points = describePoints({
    rows: dossier.rows,
    openCosts: selectOpenCosts(dossier.openCosts, answers).length,
    isTitleRecordRead: dossier.papers.titleRecord !== null,
  })
  return frame({ ...writeDossierHeadline(dossier), points })
}
