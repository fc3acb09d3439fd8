import '../../ui/panel.css'
import '../calculators/calculators.css'
import './home-purchase.css'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'
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
import { HomeHeadline } from './home-headline.tsx'
import { HomeList } from './home-list.tsx'
import { EmptyHomes, FailedHomes } from './home-states.tsx'
import { type HomeOrigin, useHomeQuestion } from './use-home-question.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { forgetHomeProfile, setResidentBuyer, useHomeProfile } from '../../data/account/home-profile.ts'
import { useMe } from '../../data/account/session.ts'
import { Switch } from '../../ui/switch.tsx'
import { House } from 'lucide-react'
import { pagePaths } from '#contract/page-paths.ts'
import { Link } from '../../framework/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { homeAddressCodec, anyPlace } from './home-state.ts'
import { homeNames, type HomePlace, type HomeQuestion } from '#domain/home-purchase/home-question.ts'
import { AssumptionFields } from './assumption-fields.tsx'
import { MainFamilyFields } from './family-fields.tsx'
import { MoreFields } from './more-fields.tsx'
import { isUf, states } from '#domain/states.ts'
import { Field, Select } from '../../ui/field.tsx'
import { CityFilterField } from '../filters/city-filter-field.tsx'

/** Where to look: a state and a city. */
function PlaceFields({ place, onChange }: { place: HomePlace; onChange: (place: HomePlace) => void }) {
  const { uf, city } = place
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 gap-y-4">
      <Field label="Estado" className="min-w-0">
        {control => (
          <Select
            {...control}
            name={homeNames.uf}
            value={uf ?? ''}
            onChange={event =>
              onChange({ ...place, uf: isUf(event.target.value) ? event.target.value : null })
            }
          >
            <option value="">Brasil</option>
            {states.map(state => (
              <option key={state.uf} value={state.uf}>
                {state.uf}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <CityFilterField
        name={homeNames.city}
        criteria={{ state: uf === null ? [] : [uf], city: city === '' ? [] : [city], notCity: [] }}
        facets={undefined}
        onChange={({ city: [name = ''] }) => onChange({ ...place, city: name })}
      />
    </div>
  )
}

/**
 * The family's data; every change applies at once. The method keeps a browser without scripts from sending the form by
 * GET, which would put an income into an address.
 */
const HomeForm = ({
  question,
  onChange,
  onAsk,
}: {
  question: HomeQuestion
  onChange: (question: HomeQuestion) => void
  onAsk: () => void
}) => (
  <form
    className="panel gap-4"
    aria-label="A sua família"
    method="dialog"
    noValidate
    onSubmit={event => {
      event.preventDefault()
      onAsk()
    }}
  >
    <p className="text-sm/5.5 hidden text-ink-2 text-pretty noscript:block">
      Sem JavaScript esta conta não é feita: ela roda no seu navegador, para que a sua renda não vá parar em
      endereços. Ligue o JavaScript e recarregue a página, ou{' '}
      <a href={`${pagePaths.homePurchase}?exemplo=sim`} className="underline underline-offset-4">
        veja um exemplo
      </a>
      .
    </p>
    <MainFamilyFields family={question.family} onChange={family => onChange({ ...question, family })} />
    <PlaceFields place={question.place} onChange={place => onChange({ ...question, place })} />
    <MoreFields question={question} onChange={onChange} />
    <AssumptionFields
      age={question.family?.age ?? null}
      assumptions={question.assumptions}
      onChange={assumptions => onChange({ ...question, assumptions })}
    />
    <Button type="submit" look={hasMeans(question.family) ? 'outline' : 'primary'}>
      Ver o que cabe
    </Button>
  </form>
)

const answers = [
  'Até que preço cabe, com a parcela e os seguros obrigatórios dentro do limite da renda.',
  'Quanto dinheiro sai no primeiro dia: entrada, ITBI, cartório, reparos e, se houver alguém, a desocupação.',
  'O que o FGTS pode pagar, e por quais regras.',
  'Os cem imóveis que melhor cabem, e o que a lista não diz de cada um.',
  'O caminho até as chaves, os riscos, e se vale mais alugar.',
] as const

/** Says what the page answers, while no data has been entered. */
function HomeStart() {
  return (
    <Panel icon={House} title="O que esta conta responde">
      <ul className="grid gap-2 text-sm text-pretty text-ink-2">
        {answers.map(answer => (
          <li key={answer} className="flex gap-2.5">
            <span aria-hidden="true" className="text-ink-3">
              ·
            </span>
            {answer}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-pretty text-ink-2">
        Diga a renda e a entrada para começar. Elas nunca vão no endereço da página: ficam neste aparelho e,
        se você entrar, na sua conta.
      </p>
      <p className="mt-3 text-sm text-pretty text-ink-2">
        Ou veja a de uma família em Goiânia, com R$&nbsp;4.000 por mês e R$&nbsp;60.000 guardados.
      </p>
      <Link
        to={pagePaths.homePurchase}
        search={homeAddressCodec.write({ place: anyPlace, chosen: null, isExample: true })}
        className={buttonClass('outline', 'mt-2 w-full sm:w-auto sm:self-start')}
      >
        Ver um exemplo
      </Link>
    </Panel>
  )
}

/**
 * Shows which data of the family is stored and where, whether the other pages address a resident buyer, and a button
 * that deletes it.
 */
function KeptFamily({ onForget }: { onForget: () => void }) {
  const id = useId()
  const profile = useHomeProfile()
  const me = useMe()
  if (profile === null) return null
  return (
    <div className="panel gap-3">
      <div className="flex min-h-target items-center gap-3 text-sm text-pretty text-ink-2">
        <Switch id={id} checked={profile.isForLiving} onTurn={setResidentBuyer} />
        <label htmlFor={id}>
          Nas páginas dos imóveis, mostrar a parcela e o primeiro dia da minha família, e não o retorno de
          quem revende
        </label>
      </div>
      <p className="text-sm text-pretty text-ink-2">
        {me
          ? 'O que você disse fica na sua conta, e vale em todos os seus aparelhos.'
          : 'O que você disse fica só neste aparelho. Se você entrar, passa para a sua conta.'}
      </p>
      <Button
        className="sm:self-start"
        onClick={() => {
          forgetHomeProfile()
          onForget()
        }}
      >
        Apagar o que eu disse
      </Button>
    </div>
  )
}

/** Says that the figures are not the reader's own. */
function OriginNote({ origin, onKeep }: { origin: HomeOrigin; onKeep: () => void }) {
  if (origin === 'own') return null
  return (
    <div className="panel gap-3 text-sm text-pretty text-ink-2">
      {origin === 'example' ? (
        <p>
          <b className="font-semibold text-ink">É um exemplo.</b> Mude a renda e a entrada para ver a conta da
          sua família.
        </p>
      ) : (
        <>
          <p>
            <b className="font-semibold text-ink">Estes valores vieram de um link.</b> Os seus continuam
            guardados como estavam.
          </p>
          <Button className="sm:self-start" onClick={onKeep}>
            Guardar estes como meus
          </Button>
        </>
      )}
    </div>
  )
}

/** Milliseconds without typing before the server is asked. */
const typingPauseMs = 400

/**
 * The homes that fit the family of a resident buyer: its figures, the highest price, one home's account, and the list.
 */
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
    <main id="main" tabIndex={-1} className="tool-page calculator">
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
