import { Link } from '../../framework/link.tsx'
import { useNavigate } from '../../framework/page-navigation.ts'
import { CalendarClock, House, MapPin, Percent, TrendingUp, type LucideIcon } from 'lucide-react'
import { pagePaths } from '#contract/page-paths.ts'
import type { CuratedList } from '#domain/search/curated-lists.ts'
import { type Criteria, emptyCriteria } from '#domain/search/search-criteria.ts'
import { writeSearchAddress } from '../../data/catalogue/search-address.ts'
import { useIsResidentBuyer } from '../../data/account/home-profile.ts'
import { SearchBox } from '../search-box/search-box.tsx'
import type { SearchNote } from '../search-box/search-note.ts'

const chips: readonly { list: CuratedList; label: string; icon: LucideIcon }[] = [
  { list: 'roi', label: 'ROI alto', icon: TrendingUp },
  { list: 'discount', label: 'Descontos', icon: Percent },
  { list: 'ending', label: 'Encerrando', icon: CalendarClock },
  { list: 'premium', label: 'Localização Premium', icon: MapPin },
]

/** The search box, and the curated lists. */
export function QuickSearch({ onList }: { onList: () => void }) {
  const navigate = useNavigate()
  const isResidentBuyer = useIsResidentBuyer()
  const search = (criteria: Criteria, note: SearchNote | null) =>
    void navigate({
      to: pagePaths.search,
      search: writeSearchAddress(criteria),
      state: note ? { searchNote: note } : {},
    })
  return (
    <div className="mt-5 md:mt-6">
      <SearchBox criteria={emptyCriteria} onSearch={search} />
      <ul aria-label="Listas prontas" className="mt-3 flex flex-wrap gap-2">
        {isResidentBuyer && (
          <li>
            <Link to={pagePaths.homePurchase} search={{}} className="chip target">
              <House className="size-3.5 text-ink-3 max-sm:hidden" />
              Cabe no bolso
            </Link>
          </li>
        )}
        {chips
          .filter(({ list }) => !isResidentBuyer || list !== 'roi')
          .map(({ list, label, icon: Icon }) => (
            <li key={list}>
              <Link
                to={pagePaths.search}
                search={{ category: list }}
                onClick={onList}
                className="chip target"
              >
                <Icon className="size-3.5 text-ink-3 max-sm:hidden" />
                {label}
              </Link>
            </li>
          ))}
        <li>
          <Link to={pagePaths.search} search={{}} className="chip target">
            Ver todos
          </Link>
        </li>
      </ul>
    </div>
  )
}
