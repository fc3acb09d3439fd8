import '../../ui/panel.css'
import '../listing/facts/property-page.css'
import './property-facts.css'
import type { PropertyFacts } from '#contract/property-facts-schemas.ts'
import { AnalysisOffer } from './analysis-offer.tsx'
import { FactsPhotos } from './facts-photos.tsx'
import { FactsPrice } from './facts-price.tsx'
import { FactsDetails, FactsDocuments, FactsSale } from './facts-sale.tsx'
import { addressLine } from '../listing/outside-maps.ts'
import { listMainFacts } from '../listing/facts/main-facts.ts'
import { listingCity, listingTitle } from '../listing/listing-words.ts'
import { ArrowRight, EyeOff, Info, Landmark, TrendingDown } from 'lucide-react'
import { Panel } from '../../ui/panel.tsx'
import { BankNotes, unreadBankPage, WhoPaysLine, WhoPaysList } from '../listing/facts/who-pays-list.tsx'
import { describeDebtRule } from '../listing/facts/who-pays-words.ts'
import { formatPlaceName } from '#domain/property/place-names.ts'
import { Link } from '../../framework/link.tsx'
import { PublicListingCard } from '../listing/card/public-listing-card.tsx'
import { listPropertyCrumbs, nameCategory, writeCityPath } from './property-crumbs.ts'
import type { Property } from '#contract/property-schemas.ts'
import { classNames } from '../../ui/class-names.ts'
import { describeLadderEvidence, isNotableRebase } from '#domain/ladder/ladder-words.ts'
import { describeLadder } from '../listing/ladder-words.ts'
import { formatReais } from '#domain/format-figures.ts'
import { writePlacePath } from '#contract/page-paths.ts'
import { describeGone, rateListingPresence } from '#domain/freshness/listing-presence.ts'
import { phraseInWholeState } from '#domain/states.ts'
import { buttonClass } from '../../ui/button.tsx'

/** Says what it means for a listing to be gone for so long. */
const goneTexts = {
  'recently-gone':
    'Não está na lista mais nova do estado. Imóveis que saem muitas vezes voltam em poucos dias, por outro preço ou em outra modalidade.',
  gone: 'Não voltou à lista da Caixa desde então. Aqui fica o que a última lista dizia dele.',
}

/** Says of a listing that left the list since when, and leads to others. */
function GoneNotice({ facts, now }: { facts: PropertyFacts; now: number }) {
  const { goneSince, state, city, category } = facts
  const presence = rateListingPresence(goneSince, now)
  if (presence === 'offered') return null
  const many = nameCategory(category)
  return (
    <section className="panel" aria-labelledby="gone-title">
      <h2 id="gone-title" className="flex items-center gap-2.5 text-md font-semibold">
        <EyeOff className="size-4.5 shrink-0 text-ink-3" aria-hidden="true" />
        <span className="inline-block first-letter:uppercase">
          {describeGone(facts.siteGoneAt, goneSince)}
        </span>
      </h2>
      <p className="mt-2 text-sm text-pretty text-ink-2">{goneTexts[presence]}</p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Link to={writeCityPath(facts, category)} className={buttonClass('primary', 'max-sm:w-full')}>
          {many} em {formatPlaceName(city)}
        </Link>
        <Link
          to={writePlacePath({ uf: state, city: null, category: null })}
          className={buttonClass('outline', 'max-sm:w-full')}
        >
          Imóveis {phraseInWholeState(state)}
        </Link>
      </div>
    </section>
  )
}

/** One of the prices that follow each other. */
interface LadderStair {
  kind: 'now' | 'next' | 'later'
  /** How many times the price was cut since today's, from 0. */
  level: number
  name: string
  price: string
}

/** Prices after the next one that are drawn, one of them the re-basing where it is notable. */
const laterShown = 2

/** Lists today's price and those that follow if nobody buys; only today's where no following price is known. */
export function listStairs({ price, ladder }: Pick<PropertyFacts, 'price' | 'ladder'>): LadderStair[] {
  const today: LadderStair = { kind: 'now', level: 0, name: 'hoje', price: formatReais(price) }
  if (!ladder?.next) return [today]
  const level = ladder.next.kind === 'cut' ? 1 : 0
  // A step up from the cut: it is drawn at the height of today's price.
  const rebase: LadderStair[] =
    ladder.rebase !== null && isNotableRebase(ladder)
      ? [{ kind: 'later', level: 0, name: 'ou recomeça', price: formatReais(ladder.rebase.price) }]
      : []
  return [
    today,
    { kind: 'next', level, name: 'próximo', price: formatReais(ladder.next.price) },
    ...ladder.later.slice(0, laterShown - rebase.length).map(
      (later, at): LadderStair => ({
        kind: 'later',
        level: level + at + 1,
        name: 'depois',
        price: formatReais(later),
      }),
    ),
    ...rebase,
  ]
}

/** Today's price and the following ones as stairs; renders nothing where no following price is known. */
function Stairs({ facts }: { facts: PropertyFacts }) {
  const stairs = listStairs(facts)
  if (stairs.length < 2) return null
  return (
    <ol className="facts-stairs">
      {stairs.map(({ kind, level, name, price }) => (
        <li key={`${kind} ${level} ${price}`} data-kind={kind} data-level={level}>
          <span className="facts-stair-price">{price}</span>
          <span className="facts-stair" aria-hidden="true" />
          <span className="facts-stair-name">{name}</span>
        </li>
      ))}
    </ol>
  )
}

/** What follows if nobody buys at today's price, and how it is known. */
function FactsLadder({ facts, now }: { facts: PropertyFacts; now: number }) {
  const { title, text } = describeLadder(facts, [], now)
  const evidence = describeLadderEvidence(facts.ladder, facts.state)
  return (
    <Panel icon={TrendingDown} title="Escada do preço">
      <p className="text-lg leading-6 font-semibold text-pretty">{title}</p>
      {text && <p className="mt-1 text-sm text-pretty text-ink-2">{text}</p>}
      <Stairs facts={facts} />
      {evidence !== null && (
        <p className="mt-4 flex gap-2 border-t border-line pt-3 text-xs text-pretty text-ink-3">
          <Info className="size-4 shrink-0" aria-hidden="true" />
          {evidence}
        </p>
      )}
    </Panel>
  )
}

/** Imóveis / state / city / type / the property itself, which a phone leaves out. */
const FactsBreadcrumb = ({ property }: { property: Property }) => {
  const crumbs = listPropertyCrumbs(property)
  return (
    <nav aria-label="Onde você está" className="min-w-0">
      <ol className="overflow-x-auto overflow-y-hidden whitespace-nowrap [scrollbar-width:none] flex items-center text-sm text-ink-3">
        {crumbs.map(({ name, path }, at) => {
          const isOwn = at === crumbs.length - 1
          return (
            <li
              key={path}
              className={classNames(
                'flex items-center',
                isOwn ? 'min-w-0 max-lg:hidden' : 'shrink-0',
                at === 0 && 'max-sm:hidden',
              )}
            >
              {at > 0 && (
                <span className={classNames('px-1.5', at === 1 && 'max-sm:hidden')} aria-hidden="true">
                  /
                </span>
              )}
              {isOwn ? (
                <span aria-current="page" className="truncate py-3 text-ink-2">
                  {name}
                </span>
              ) : (
                <Link
                  to={path}
                  aria-current={undefined}
                  className="rounded-sm py-3 underline-offset-4 hover:text-ink hover:underline"
                >
                  {name}
                </Link>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/** The width of a card's picture; see property-facts.css. */
const pictureSizes = '(width >= 40rem) 24rem, 8rem'

/** Other listings of its city and type, those of its neighborhood first; nothing where there is none. */
function NeighborList({ facts, now }: { facts: PropertyFacts; now: number }) {
  const { neighbors, category, city } = facts
  if (neighbors.length === 0) return null
  return (
    <section className="mt-7" aria-labelledby="neighbors-title">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="neighbors-title" className="text-lg font-bold tracking-tight text-balance">
          Mais em {formatPlaceName(city)}
        </h2>
        <Link
          to={writeCityPath(facts, category)}
          className="text-sm/5.5 inline-flex items-center gap-2 min-h-target font-medium underline decoration-line-strong underline-offset-4 hover:decoration-current [&>svg]:size-4 [&>svg]:flex-none"
        >
          {nameCategory(category)} em {formatPlaceName(city)}
          <ArrowRight aria-hidden="true" />
        </Link>
      </div>
      <ul className="neighbor-cards">
        {neighbors.map(property => (
          <li key={property.id}>
            <PublicListingCard property={property} now={now} pictureSizes={pictureSizes} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Who pays debts, commission and taxes: what the bank's page says, and what belongs to the kind of sale. */
function FactsWhoPays({ facts }: { facts: PropertyFacts }) {
  const { bankPage: page, legalNotes } = facts
  const condominium = page && describeDebtRule(page.condominiumRule, page.condominiumRuleCut)
  const taxes = page && describeDebtRule(page.taxesRule, page.taxesRuleCut)
  return (
    <Panel icon={Landmark} title="Quem paga o quê">
      {legalNotes && <BankNotes text={legalNotes} />}
      <WhoPaysList property={facts}>
        {condominium && taxes ? (
          <>
            <WhoPaysLine name="Condomínio em atraso" note={condominium.note}>
              {condominium.words}
            </WhoPaysLine>
            <WhoPaysLine name="Tributos em atraso" note={taxes.note}>
              {taxes.words}
            </WhoPaysLine>
          </>
        ) : (
          <WhoPaysLine name="Condomínio e tributos em atraso">{unreadBankPage}</WhoPaysLine>
        )}
      </WhoPaysList>
    </Panel>
  )
}

/** What it is and where, with the main facts and the bank's number. */
const FactsHeadline = ({ facts }: { facts: PropertyFacts }) => (
  <div className="property-headline">
    <h1 className="text-xl leading-7 font-bold tracking-tight text-balance wrap-anywhere lg:text-[1.75rem] lg:leading-9">
      {listingTitle(facts)}
    </h1>
    <p className="mt-1 text-sm text-pretty wrap-anywhere text-ink-2 lg:text-base">
      <span className="max-lg:hidden">
        {[addressLine(facts), listingCity(facts)].filter(Boolean).join('\u00a0· ')}
      </span>
      <span className="lg:hidden">{listingCity(facts)}</span>
    </p>
    <ul className="text-sm/5.5 flex flex-wrap gap-x-4 gap-y-0.5 mt-1.5 text-ink-2 lg:grid lg:grid-cols-2 lg:gap-x-5 lg:gap-y-3 lg:mt-5">
      {listMainFacts(facts).map(([Icon, text]) => (
        <li className="flex items-center gap-2" key={text}>
          <Icon className="size-4.5 flex-none text-ink-3" aria-hidden="true" />
          {text}
        </li>
      ))}
    </ul>
    <p className="mt-auto pt-3 text-xs text-ink-3 max-lg:hidden">Caixa nº {facts.id}</p>
  </div>
)

/** Where the facts come from, and that the bank decides. */
const SourceNote = ({ facts }: { facts: PropertyFacts }) => (
  <p className="text-xs mt-6 pt-4 border-t border-line text-ink-3 text-pretty">
    {facts.source === 'demo'
      ? 'Dados de demonstração: este imóvel é inventado.'
      : 'Dados da lista e da página públicas da Caixa. Arremate não é a Caixa: antes de decidir, confira o imóvel na página dela.'}
  </p>
)

/**
 * The bank's facts of one property, for everybody: what it is and costs, what comes next, who pays what, the sale, and
 * what lies near. For a property that left the list, it shows since when, and other properties instead.
 */
export function PropertyFactsView({ facts, now }: { facts: PropertyFacts; now: number }) {
  return (
    <main id="main" tabIndex={-1} className="property-page facts">
      <FactsBreadcrumb property={facts} />
      <div className="property-columns facts-columns">
        <div className="property-lead max-sm:gap-3 sm:max-lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] sm:max-lg:gap-6">
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
