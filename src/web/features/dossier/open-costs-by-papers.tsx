import { usePapersOf } from '../../data/papers/papers-of-property.ts'
import { LatePart } from '../../framework/late-part.tsx'
import { lazyPart } from '../../framework/lazy-part.tsx'
import type { OpenCostsProps } from './open-costs.tsx'

const LazyOpenCosts = lazyPart('features/dossier/open-costs.tsx', async () => ({
  default: (await import('./open-costs.tsx')).OpenCosts,
}))

/** The costs that the papers leave open; nothing, and no code, until a paper has been read. */
export function OpenCostsByPapers(props: OpenCostsProps) {
  const papers = usePapersOf(props.property.id)
  if (papers.titleRecord === null && papers.edital === null) return null
  return (
    <LatePart part={LazyOpenCosts}>
      <LazyOpenCosts {...props} papers={papers} />
    </LatePart>
  )
}
