import { useQuery } from '@tanstack/react-query'
import type { PropertyFacts } from '#contract/property-facts-schemas.ts'
import { propertyFactsQuery } from '../../data/catalogue/property-facts-query.ts'
import { usePageHead } from '../../framework/page-head.ts'
import { useNow } from '../../framework/use-now.ts'
import { writeFactsHead } from './facts-head.ts'
import { FactsSkeleton } from './facts-skeleton.tsx'
import { FactsFailed, FactsNotFound } from './facts-states.tsx'
import { PropertyFactsView } from './property-facts-view.tsx'

function FoundFacts({ facts }: { facts: PropertyFacts }) {
  const now = useNow()
  usePageHead(writeFactsHead(facts, now))
  return <PropertyFactsView facts={facts} now={now} />
}

function MissingFacts({ id }: { id: string }) {
  usePageHead({ title: 'Imóvel não encontrado', status: 404 })
  return <FactsNotFound id={id} />
}

function FailedFacts({ retry }: { retry: () => Promise<unknown> }) {
  usePageHead({ title: 'O imóvel não abriu', status: 503 })
  return <FactsFailed retry={retry} />
}

/** The server reads the facts before it renders: it has none when they could not be read. */
function PendingFacts() {
  usePageHead({ title: 'Imóvel da Caixa', status: 503 })
  return <FactsSkeleton />
}

/** What everybody sees of one property, by its number: the bank's facts, and what an account would add. */
export function PropertyFactsPage({ id }: { id: string }) {
  const { data, isPending, refetch } = useQuery(propertyFactsQuery(id))
  if (data) return <FoundFacts facts={data} />
  if (data === null) return <MissingFacts id={id} />
  return isPending ? <PendingFacts /> : <FailedFacts retry={refetch} />
}
