import { pagePaths } from '#contract/page-paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../framework/link.tsx'
import { type NamedPlace, phraseInPlace, searchOfPlace } from './place-names.ts'

/** The way to alerts about new properties of the place: its search, which can be saved there. */
export const PlaceAlertLink = ({ place }: { place: NamedPlace }) => (
  <div className="place-alert">
    <Link
      to={pagePaths.search}
      search={searchOfPlace(place)}
      className={buttonClass('primary', 'h-auto min-h-target py-2 text-center whitespace-normal!')}
    >
      Avisar de novos {phraseInPlace(place)}
    </Link>
    <p className="text-xs text-ink-3">abre esta busca: salve-a e os avisos chegam</p>
  </div>
)
