import '../../ui/panel.css'
import '../calculators/calculators.css'
import './home-purchase.css'
import './purchase-cards.css'
import './purchase-figures.css'
import './purchase-texts.css'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { hasMeans } from '#domain/home-purchase/family-profile.ts'
import { catalogueQuery } from '../../data/catalogue/catalogue-query.ts'
import { isDemonstration, useCatalogueSource } from '../../data/catalogue/catalogue-source.ts'
import { homesQuery } from '../../data/catalogue/home-purchase-query.ts'
import { numberQuery } from '../../data/catalogue/list-queries.ts'
import { RequestRefused } from '../../data/api-client.ts'
import { usePageLocation } from '../../framework/page-location.ts'
import { useDebounced } from '../../ui/use-debounced.ts'
import { ShareLink } from '../calculators/share-link.tsx'
import { SourceBanner } from '../listing/source-banner.tsx'
import { readPageNumber } from '../places/place-pages.ts'
import { HomeAccount } from './home-account.tsx'
import { HomeForm } from './home-form.tsx'
import { HomeHeadline } from './home-headline.tsx'
import { HomeList } from './home-list.tsx'
import { HomeStart } from './home-start.tsx'
import { EmptyHomes, FailedHomes } from './home-states.tsx'
import { KeptFamily } from './kept-family.tsx'
import { OriginNote } from './origin-note.tsx'
import { useHomeQuestion } from './use-home-question.ts'

/** Milliseconds without typing before the server is asked. */
const typingPauseMs = 400

/** What fits a family that buys to live there: its figures, up to which price, one home's account, and the list. */
export function HomePurchaseView({ now }: { now: number }) {
  const { question, origin, address, change, keep, clear, link } = useHomeQuestion()
  const { family, assumptions } = question
  const source = useCatalogueSource()
  const first = readPageNumber(usePageLocation().query.pagina) - 1
  const settled = useDebounced(question, typingPauseMs)
  const asked = hasMeans(settled.family) ? settled : question
  const homes = useInfiniteQuery(homesQuery(source, asked, first))
  const chosen = useQuery({ ...numberQuery(source, address.chosen ?? ''), enabled: address.chosen !== null })
  const isServersDemonstration = useQuery(catalogueQuery).data?.source === 'demo'
  const demonstration = isDemonstration(source) || isServersDemonstration
  const results = useRef<HTMLDivElement>(null)
  const found = hasMeans(family) ? homes.data?.pages[0] : undefined
  const property = chosen.data ?? found?.items[0]?.property ?? null
  return (
    <main id="main" tabIndex={-1} className="calculator">
      <div className="mb-5 flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-2xl font-bold tracking-tight">Comprar para morar</h1>
          <p className="mt-1 text-pretty text-ink-3">O que cabe na renda da sua família, até as chaves.</p>
        </div>
        <ShareLink link={link} description="O link leva o lugar, e não a sua renda." />
      </div>
      <SourceBanner source={source} />
      <div className="calculator-columns">
        <div className="calculator-inputs">
          <HomeForm
            question={question}
            onChange={change}
            onAsk={() => {
              if (origin !== 'example') keep()
              results.current?.focus({ preventScroll: true })
              results.current?.scrollIntoView({ block: 'start' })
            }}
          />
        </div>
        <div ref={results} tabIndex={-1} className="purchase-results">
          {!hasMeans(family) && <HomeStart />}
          {hasMeans(family) && (
            <>
              <OriginNote origin={origin} onKeep={keep} />
              <HomeHeadline question={question} family={family} found={found} demonstration={demonstration} />
              {homes.isError && (
                <FailedHomes
                  message={homes.error instanceof RequestRefused ? homes.error.message : null}
                  isPlaceUnknown={homes.error instanceof RequestRefused && 'near' in homes.error.fields}
                  onOnlyCity={() => change({ ...question, place: { ...question.place, withinKm: null } })}
                  onRetry={() => void homes.refetch()}
                />
              )}
              {found?.total === 0 && (
                <EmptyHomes
                  question={question}
                  hasHomes={found.homes > 0}
                  onPlace={place => change({ ...question, place })}
                />
              )}
              {property !== null && (
                <HomeAccount
                  property={property}
                  family={family}
                  assumptions={assumptions}
                  demonstration={demonstration}
                  now={now}
                />
              )}
              <HomeList
                source={source}
                question={asked}
                address={address}
                first={first}
                chosen={property?.id ?? null}
              />
              <KeptFamily onForget={clear} />
            </>
          )}
        </div>
      </div>
    </main>
  )
}
