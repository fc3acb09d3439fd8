import { useMemo } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pagePaths } from '#contract/page-paths.ts'
import type { FittingHome, HomePurchasePage } from '#contract/home-purchase-calls.ts'
import { presentFittingHome } from '#contract/present-fitting-home.ts'
import type { HomeQuestion } from '#domain/home-purchase/home-question.ts'
import { homesQuery } from '../../data/catalogue/home-purchase-query.ts'
import type { CatalogueSource } from '../../data/catalogue/catalogue-source.ts'
import { useOwnFigures } from '../../data/saved/own-figures.ts'
import { HomeCard } from './home-card.tsx'
import { type HomeAddress, homeAddressCodec } from './home-state.ts'
import { countHomes, describeHomePlace } from './home-words.ts'
import { NextPageButton, PreviousPageLink } from '../../ui/list-pages.tsx'

/** A page of the list, counted from 0; the first page is the address itself. */
const findPage = (address: HomeAddress, page: number) => ({
  to: pagePaths.homePurchase,
  search: {
    ...homeAddressCodec.write({ ...address, chosen: null }),
    ...(page > 0 && { pagina: String(page + 1) }),
  },
})

/** Links to the pages before and after those that are shown. */
function HomePager({
  address,
  before,
  next,
  isLoading,
  onMore,
}: {
  address: HomeAddress
  /** How many pages lie before the list. */
  before: number
  /** The page that follows, from 0; `null` at the end. */
  next: number | null
  isLoading: boolean
  onMore: () => void
}) {
  if (before === 0 && next === null) return null
  return (
    <nav aria-label="Páginas" className="mt-4 flex flex-wrap justify-center gap-3">
      {before > 0 && <PreviousPageLink {...findPage(address, before - 1)} />}
      {next !== null && <NextPageButton to={findPage(address, next)} isLoading={isLoading} onMore={onMore} />}
    </nav>
  )
}

/** Says how many homes fit, and how many more would fit if the unknown facts are favourable. */
export function describeLevels({ levels: { fits, depends, short }, homes }: HomePurchasePage): string {
  const parts = [
    fits > 0 ? `${countHomes(fits)} ${fits === 1 ? 'cabe' : 'cabem'} em todo caso` : '',
    depends > 0 ? `${countHomes(depends)} se o que a lista não diz for favorável` : '',
    short > 0 ? `em ${countHomes(short)} falta pouco` : '',
  ].filter(Boolean)
  return parts.length === 0
    ? `nenhum de ${countHomes(homes)} cabe`
    : `${parts.join(', ')}, de ${countHomes(homes)}`
}

/** Returns a home of the list with the person's own answers applied; the order of the list does not consider them. */
function useOwnHome(home: FittingHome, { family, assumptions }: HomeQuestion): FittingHome {
  const answers = useOwnFigures(home.property.id)?.answers
  return useMemo(
    () =>
      answers === undefined || family === null
        ? home
        : presentFittingHome(home.property, answers, family, assumptions),
    [home, answers, family, assumptions],
  )
}

/** A home of the list, as the person knows it. */
function ListedHome({
  home,
  question,
  ...card
}: { question: HomeQuestion } & Parameters<typeof HomeCard>[0]) {
  return <HomeCard home={useOwnHome(home, question)} {...card} />
}

/** The hundred homes that fit best, page by page. */
export function HomeList({
  source,
  question,
  address,
  first,
  chosen,
}: {
  source: CatalogueSource
  question: HomeQuestion
  /** The page's address, which the links to accounts keep. */
  address: HomeAddress
  /** The first page to show, counted from 0. */
  first: number
  /** The number of the home whose account is shown. */
  chosen: string | null
}) {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    homesQuery(source, question, first),
  )
  const pages = data?.pages ?? []
  const last = pages.at(-1)
  if (last === undefined || last.total === 0) return null
  const shown = pages.flatMap(({ items }) => items)
  const search = (id: string) => homeAddressCodec.write({ ...address, chosen: id })
  return (
    <section id="imoveis" aria-labelledby="imoveis-titulo" tabIndex={-1}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="imoveis-titulo" className="text-xl font-bold tracking-tight">
          Os que melhor cabem
        </h2>
        <p className="text-sm text-ink-3">
          {last.total === 100 ? 'os 100 melhores' : countHomes(last.total)}{' '}
          {describeHomePlace(question.place)}
        </p>
      </div>
      <p className="mt-1 text-sm text-pretty text-ink-3">
        Primeiro os que cabem em todo caso, com quartos para todos
        {question.family !== null && question.family.moveInMonths !== null && ', a tempo da mudança'} e com
        folga; entre iguais, desocupado e o de maior avaliação.
      </p>
      <ul className="grid grid-cols-1 gap-3 mt-3 min-[75rem]:grid-cols-2" aria-label="Imóveis que cabem">
        {shown.map(home => (
          <li key={home.property.id} className="min-w-0">
            <ListedHome
              home={home}
              question={question}
              isChosen={home.property.id === chosen}
              account={{ to: pagePaths.homePurchase, search: search(home.property.id) }}
            />
          </li>
        ))}
      </ul>
      <HomePager
        address={address}
        before={first}
        next={hasNextPage ? last.page + 1 : null}
        isLoading={isFetchingNextPage}
        onMore={() => void fetchNextPage()}
      />
    </section>
  )
}
