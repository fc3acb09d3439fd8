import { Link } from '../../framework/link.tsx'
import { pagePaths, writePropertyPath } from '#contract/page-paths.ts'
import type { Favorite } from '#contract/saved-schemas.ts'
import { classNames } from '../../ui/class-names.ts'
import { describeUndated, type UpcomingDate } from './upcoming-dates.ts'

const shown = 5

/** The known dates of the favorites, the nearest first; one line where none is known. */
export function DatesCard({
  favorites,
  dates,
}: {
  favorites: readonly Favorite[]
  dates: readonly UpcomingDate[]
}) {
  const more = dates.length - shown
  if (dates.length === 0)
    return (
      <section aria-labelledby="dates-title" className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5">
        <h2 className="font-semibold" id="dates-title">
          Próximas datas
        </h2>
        <p className="text-sm/5.5 text-ink-2 text-pretty">
          Nenhum dos seus favoritos tem data conhecida; as dos leilões vêm da página da Caixa.
        </p>
      </section>
    )
  return (
    <section aria-labelledby="dates-title" className="home-card">
      <div className="home-head">
        <h2 id="dates-title">Próximas datas</h2>
        <p>só as que se sabe</p>
      </div>
      <ul className="mb-1">
        {dates.slice(0, shown).map(({ key, propertyId, day, detail, title, listing, near }) => (
          <li key={key} className="home-date">
            <div className="min-w-0">
              <span className={classNames('block font-semibold', near && 'text-amber-text')}>{day}</span>
              {detail && <span className="block text-xs text-ink-3">{detail}</span>}
            </div>
            <div className="min-w-0">
              <Link to={writePropertyPath(propertyId)} className="row-link font-semibold text-ink">
                {title}
              </Link>
              <span className="block truncate text-sm text-ink-2" title={listing}>
                {listing}
              </span>
            </div>
          </li>
        ))}
      </ul>
      <div className="home-foot">
        <span className="text-ink-3">{describeUndated(favorites, dates)}</span>
        {more > 0 && (
          <Link to={pagePaths.favorites} search={{}} className="home-link">
            {more === 1 ? 'e mais 1 data' : `e mais ${more} datas`}
          </Link>
        )}
      </div>
    </section>
  )
}
