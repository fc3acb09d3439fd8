import '../../ui/panel.css'
import '../listing/facts/property-page.css'
import './property-facts.css'
import { useQuery } from '@tanstack/react-query'
import type { PropertyFacts } from '#contract/property-facts-schemas.ts'
import { propertyFactsQuery } from '../../data/catalogue/property-facts-query.ts'
import { type PageHead, usePageHead } from '../../framework/page-head.ts'
import { useNow } from '../../framework/use-now.ts'
import { PropertyFactsView } from './property-facts-view.tsx'
import { writePropertyPicturePath } from '#contract/picture-path.ts'
import { writePropertyAddress } from '#contract/property-address.ts'
import { buildBreadcrumbList, buildRealEstateListing } from '#contract/structured-data.ts'
import {
  presencePageStatus,
  rateListingPresence,
  writeDatedPresence,
} from '#domain/freshness/listing-presence.ts'
import { describeOffer } from '#domain/property/describe-offer.ts'
import { describeProperty } from '#domain/property/place-names.ts'
import { listPropertyCrumbs } from './property-crumbs.ts'
import { useState } from 'react'
import { pagePaths, writePlacePath } from '#contract/page-paths.ts'
import { isUf, phraseInWholeState, type Uf } from '#domain/states.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { MessagePage } from '../../ui/message-page.tsx'
import { Link } from '../../framework/link.tsx'
import { usePageLocation } from '../../framework/page-location.ts'
import { PropertyDrawing } from '../listing/drawing/property-drawing.tsx'

const plot = { id: '404', category: 'terreno', description: '' } as const
const house = { id: '12', category: 'casa', description: '' } as const

const Picture = ({ subject }: { subject: typeof plot | typeof house }) => (
  <div className="scene aspect-[4/3] w-full max-w-80 overflow-hidden rounded-xl">
    <PropertyDrawing subject={subject} />
  </div>
)

/** Returns the state that the words of a property's address end with: `…-anapolis-go`; `null` without one. */
function readAddressState(path: string): Uf | null {
  const uf = /-([a-z]{2})\/?$/.exec(path)?.[1]?.toUpperCase() ?? ''
  return isUf(uf) ? uf : null
}

/** Shown when no list of the bank has, or had, this number; it leads to the state that the address names. */
function FactsNotFound({ id }: { id: string }) {
  const state = readAddressState(usePageLocation().path)
  return (
    <MessagePage
      title="Imóvel não encontrado"
      picture={<Picture subject={plot} />}
      actions={
        <>
          {state === null ? (
            <Link to={pagePaths.places} className={buttonClass('primary')}>
              Imóveis por cidade
            </Link>
          ) : (
            <Link
              to={writePlacePath({ uf: state, city: null, category: null })}
              className={buttonClass('primary')}
            >
              Imóveis {phraseInWholeState(state)}
            </Link>
          )}
          <Link to={pagePaths.search} className={buttonClass('outline')}>
            Buscar Imóveis
          </Link>
        </>
      }
    >
      Nenhuma lista da Caixa que lemos traz o número {id}. Confira o link ou procure o imóvel na busca.
    </MessagePage>
  )
}

/** Shown when the facts could not be read now. */
function FactsFailed({ retry }: { retry: () => Promise<unknown> }) {
  const [trying, setTrying] = useState(false)
  const again = () => {
    setTrying(true)
    void retry().finally(() => setTrying(false))
  }
  return (
    <MessagePage
      title="O imóvel não abriu"
      picture={<Picture subject={house} />}
      actions={
        <>
          <Button look="primary" disabled={trying} onClick={again}>
            {trying ? 'Tentando…' : 'Tentar de novo'}
          </Button>
          <Link to={pagePaths.search} className={buttonClass('outline')}>
            Buscar Imóveis
          </Link>
        </>
      }
    >
      Não foi possível carregar este imóvel agora. Verifique a conexão e tente de novo.
    </MessagePage>
  )
}

/** Changes with all that the picture shows: the facts, and the list that has or lacks it. */
const pictureVersion = ({ updatedAt, listDate, unseenSince }: PropertyFacts): string =>
  `${updatedAt} ${unseenSince ?? listDate}`

/**
 * Writes the head of a property's page from the bank's public facts, without computed figures. Search engines may list
 * only offered properties of the bank: neither those that left the list nor invented ones. @param now epoch ms
 */
export function writeFactsHead(facts: PropertyFacts, now: number): PageHead {
  const name = describeProperty(facts)
  const isDemonstration = facts.source === 'demo'
  const isIndexed = !facts.gone && !isDemonstration
  return {
    // Flats of one building have the same name; people also search for the bank's number.
    title: `${name} · nº ${facts.id}`,
    description: describeOffer({ ...facts, isDemonstration, presence: writeDatedPresence(facts, now) }),
    canonical: writePropertyAddress(facts),
    isIndexed,
    structuredData: siteUrl => [
      ...(isIndexed ? [buildRealEstateListing(facts, name, siteUrl)] : []),
      buildBreadcrumbList(listPropertyCrumbs(facts), siteUrl),
    ],
    image: writePropertyPicturePath(facts.id, pictureVersion(facts)),
    status: presencePageStatus[rateListingPresence(facts.goneSince, now)],
  }
}

/** The shape of the page while the facts are on their way. */
const FactsSkeleton = () => (
  <main id="main" tabIndex={-1} className="property-page facts" aria-busy="true">
    <p className="sr-only">Carregando o imóvel…</p>
    <div className="flex h-11 items-center">
      <div className="skeleton h-3 w-48" />
    </div>
    <div className="property-columns facts-columns" aria-hidden="true">
      <div className="property-lead max-sm:gap-3 sm:max-lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] sm:max-lg:gap-6">
        <div className="property-photos facts-photos skeleton rounded-none" />
        <div className="property-headline">
          <div className="skeleton h-6 w-3/4" />
          <div className="skeleton mt-3 h-4 w-1/2" />
          <div className="skeleton mt-3 h-4 w-2/3" />
        </div>
      </div>
      <div className="property-side facts-side">
        <div className="facts-price">
          <div className="skeleton h-4 w-28" />
          <div className="skeleton mt-2 h-9 w-56" />
          <div className="skeleton mt-3 h-4 w-44" />
          <div className="skeleton mt-6 h-11 w-full" />
          <div className="skeleton mt-2.5 h-11 w-full" />
        </div>
      </div>
      <div className="facts-story panel-stack">
        <div className="panel h-56" />
        <div className="panel h-72" />
      </div>
    </div>
  </main>
)

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
