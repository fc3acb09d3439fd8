import '../../ui/panel.css'
import '../calculators/calculators.css'
import './home-purchase.css'
import './purchase-cards.css'
import './purchase-figures.css'
import './purchase-texts.css'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { hasMeans } from '#domain/home-purchase/family-profile.ts'
import { useHomeProfile, setForLiving } from '../../data/account/home-profile.ts'
import { saveHomeQuestion } from '../../data/account/home-question.ts'
import { catalogueQuery } from '../../data/catalogue/catalogue-query.ts'
import { isDemonstration, useCatalogueSource } from '../../data/catalogue/catalogue-source.ts'
import { homesQuery } from '../../data/catalogue/home-purchase-query.ts'
import { numberQuery } from '../../data/catalogue/list-queries.ts'
import { RequestRefused } from '../../data/api-client.ts'
import { usePageLocation } from '../../ui/navigation/page-location.ts'
import { Switch } from '../../ui/switch.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import { ShareLink } from '../calculators/share-link.tsx'
import { useSharedState } from '../calculators/shared-state.ts'
import { readPageNumber } from '../places/place-pages.ts'
import { HomeAccount } from './home-account.tsx'
import { HomeForm } from './home-form.tsx'
import { HomeHeadline } from './home-headline.tsx'
import { HomeList } from './home-list.tsx'
import { HomeStart } from './home-start.tsx'
import { homeStateCodec } from './home-state.ts'
import { EmptyHomes, FailedHomes } from './home-states.tsx'

/** Milliseconds without typing before the server is asked. */
const typingPauseMs = 400

/** Whether the other pages speak to who wants to live there. */
function LivingSwitch() {
  const id = useId()
  const profile = useHomeProfile()
  if (profile === null) return null
  return (
    <div className="flex min-h-target items-center gap-3 text-sm text-pretty text-ink-2">
      <Switch id={id} checked={profile.isForLiving} onTurn={setForLiving} />
      <label htmlFor={id}>
        Nas páginas dos imóveis, mostrar primeiro a parcela e o primeiro dia da minha família, e não o retorno
        de quem revende
      </label>
    </div>
  )
}

/** What fits a family that buys to live there: its figures, up to which price, one home's account, and the list. */
export function HomePurchaseView({ now }: { now: number }) {
  const [state, setState, address] = useSharedState(homeStateCodec)
  const { question } = state
  const { family, assumptions } = question
  const source = useCatalogueSource()
  const first = readPageNumber(usePageLocation().query.pagina) - 1
  const settled = useDebounced(question, typingPauseMs)
  const asked = hasMeans(settled.family) ? settled : question
  const homes = useInfiniteQuery(homesQuery(source, asked, first))
  const chosen = useQuery({ ...numberQuery(source, state.chosen ?? ''), enabled: state.chosen !== null })
  const isServersDemonstration = useQuery(catalogueQuery).data?.source === 'demo'
  const demonstration = isDemonstration(source) || isServersDemonstration
  const results = useRef<HTMLDivElement>(null)
  const hasChanged = useRef(false)
  useEffect(() => {
    if (hasChanged.current) saveHomeQuestion(settled)
  }, [settled])
  const found = hasMeans(family) ? homes.data?.pages[0] : undefined
  const property = chosen.data ?? found?.items[0]?.property ?? null
  return (
    <main id="main" tabIndex={-1} className="calculator">
      <div className="mb-5 flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-2xl font-bold tracking-tight">Comprar para morar</h1>
          <p className="mt-1 text-pretty text-ink-3">O que cabe na renda da sua família, até as chaves.</p>
        </div>
        <ShareLink link={address.link} />
      </div>
      <div className="calculator-columns">
        <div className="calculator-inputs">
          <HomeForm
            question={question}
            onChange={next => {
              hasChanged.current = true
              setState({ question: next, chosen: null })
            }}
            onAsk={() => {
              hasChanged.current = true
              address.commit()
              saveHomeQuestion(question)
              results.current?.focus({ preventScroll: true })
              results.current?.scrollIntoView({ block: 'start' })
            }}
          />
        </div>
        <div ref={results} tabIndex={-1} className="purchase-results">
          {!hasMeans(family) && <HomeStart />}
          {hasMeans(family) && (
            <>
              <HomeHeadline question={question} family={family} found={found} />
              {homes.isError && (
                <FailedHomes
                  message={homes.error instanceof RequestRefused ? homes.error.message : null}
                  isPlaceUnknown={homes.error instanceof RequestRefused && 'near' in homes.error.fields}
                  onOnlyCity={() =>
                    setState({
                      ...state,
                      question: { ...question, place: { ...question.place, withinKm: null } },
                    })
                  }
                  onRetry={() => void homes.refetch()}
                />
              )}
              {found?.total === 0 && <EmptyHomes question={question} hasHomes={found.homes > 0} />}
              {property !== null && (
                <HomeAccount
                  property={property}
                  family={family}
                  assumptions={assumptions}
                  demonstration={demonstration}
                  now={now}
                />
              )}
              <HomeList source={source} question={asked} first={first} chosen={property?.id ?? null} />
              <LivingSwitch />
            </>
          )}
        </div>
      </div>
    </main>
  )
}
