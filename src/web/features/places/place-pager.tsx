import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { PlacePage } from '#contract/place-schemas.ts'
import { integerFormat } from '#domain/format-figures.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../framework/link.tsx'
import { placePagePath } from './place-names.ts'
import { choosePages, countPages } from './place-pages.ts'

/** `1 a 24 de 152` */
const describeShown = ({ total, page, pageSize, listings }: PlacePage): string => {
  const first = (page - 1) * pageSize + 1
  return `${integerFormat(first)} a ${integerFormat(first + listings.length - 1)} de ${integerFormat(total)}`
}

/** The pages of a place's list as links. */
export function PlacePager({ place }: { place: PlacePage }) {
  const { page, total, pageSize } = place
  const last = countPages(total, pageSize)
  if (last === 1) return null
  const to = (at: number) => placePagePath(place, at)
  return (
    <nav aria-label="Páginas" className="place-pager">
      <p className="text-sm text-ink-3">{describeShown(place)}</p>
      <ul className="place-pages">
        {choosePages(page, last).map((mark, at) =>
          mark === 'gap' ? (
            // A gap has no name of its own; there are two at most, on both sides of the page.
            <li key={`gap-${at > 1}`} className="place-page-gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={mark}>
              <Link
                to={to(mark)}
                aria-current={mark === page ? 'page' : undefined}
                className="place-page-link"
              >
                <span className="sr-only">Página </span>
                {integerFormat(mark)}
              </Link>
            </li>
          ),
        )}
      </ul>
      <div className="flex gap-2">
        {page > 1 && (
          <Link to={to(page - 1)} rel="prev" aria-current={undefined} className={buttonClass('outline')}>
            <ArrowLeft className="size-4" aria-hidden="true" />
            <span className="max-sm:sr-only">Anterior</span>
          </Link>
        )}
        {page < last && (
          <Link to={to(page + 1)} rel="next" aria-current={undefined} className={buttonClass('outline')}>
            Próxima
            <ArrowRight className="size-4" aria-hidden="true" />
          </Link>
        )}
      </div>
    </nav>
  )
}
