import type { PlacePage } from '#contract/place-schemas.ts'
import { writePlacePath } from '#contract/page-paths.ts'
import { foldText } from '#domain/fold-text.ts'
import { formatPlaceName } from '#domain/property/place-names.ts'
import { integerFormat } from '#domain/format-figures.ts'
import { Link } from '../../framework/link.tsx'
import { CountedBar } from './counted-bar.tsx'

type Part = PlacePage['parts'][number]

/** From so many cities on, their initial letters divide the list. */
const fewCities = 40

const initialOf = ({ name }: Part): string => foldText(name).charAt(0).toUpperCase()

/** The parts by the initial letter of their names, in the given order. */
function groupByInitial(parts: readonly Part[]): [string, Part[]][] {
  const groups = new Map<string, Part[]>()
  for (const part of parts) groups.set(initialOf(part), [...(groups.get(initialOf(part)) ?? []), part])
  return [...groups]
}

const Total = ({ total }: Pick<Part, 'total'>) =>
  total === null ? (
    <span className="counted-total text-sm text-ink-3">sem lista</span>
  ) : (
    <span className="counted-total">
      {integerFormat(total)}
      <span className="sr-only">{total === 1 ? ' imóvel' : ' imóveis'}</span>
    </span>
  )

/** The 27 states with their totals; one without properties is no link, for it has no page to show. */
export function StateList({ parts }: { parts: readonly Part[] }) {
  const most = Math.max(...parts.map(({ total }) => total ?? 0), 1)
  return (
    <ul className="state-rows">
      {parts.map(({ uf, name, total }) => (
        <li key={uf} className="counted-row grid-cols-[minmax(0,1fr)_6rem_3.5rem]">
          {total !== null && total > 0 ? (
            <Link to={writePlacePath({ uf, city: null, category: null })} className="row-link counted-name">
              {name}
            </Link>
          ) : (
            <span className="text-ink-3">{name}</span>
          )}
          <CountedBar total={total ?? 0} most={most} />
          <Total total={total} />
        </li>
      ))}
    </ul>
  )
}

const City = ({ part: { uf, name, slug, total } }: { part: Part }) => (
  <li className="city-row">
    <Link to={writePlacePath({ uf, city: slug, category: null })} className="row-link counted-name">
      {formatPlaceName(name)}
    </Link>
    <Total total={total} />
  </li>
)

/** The cities of a state in columns, below their initial letters where there are many. */
export function CityList({ parts }: { parts: readonly Part[] }) {
  if (parts.length <= fewCities)
    return (
      <ul className="columns-[16rem] gap-x-8">
        {parts.map(part => (
          <City key={part.slug} part={part} />
        ))}
      </ul>
    )
  const groups = groupByInitial(parts)
  return (
    <>
      <nav aria-label="Iniciais das cidades" className="flex flex-wrap mb-2">
        {groups.map(([initial]) => (
          <a
            className="grid place-content-center min-w-9 h-9 rounded-md text-ink-2 font-medium hover:bg-raised-2 hover:text-ink pointer-coarse:min-w-target pointer-coarse:h-target"
            key={initial}
            href={`#cidades-${initial}`}
          >
            {initial}
          </a>
        ))}
      </nav>
      <div className="columns-[16rem] gap-x-8">
        {groups.map(([initial, cities]) => (
          <section key={initial} aria-labelledby={`cidades-${initial}`} className="mb-4">
            <h3
              className="text-sm/5.5 py-1 text-ink-3 font-semibold outline-none break-after-avoid"
              id={`cidades-${initial}`}
              tabIndex={-1}
            >
              {initial}
            </h3>
            <ul>
              {cities.map(part => (
                <City key={part.slug} part={part} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
