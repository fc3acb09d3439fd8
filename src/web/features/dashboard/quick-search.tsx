import { Link, useNavigate } from '@tanstack/react-router'
import { CalendarClock, MapPin, Percent, Search, TrendingUp, type LucideIcon } from 'lucide-react'
import { type FormEvent, useId } from 'react'
import { pagePaths } from '#contract/page-paths.ts'
import type { CuratedList } from '#domain/search/curated-lists.ts'

const chips: readonly { list: CuratedList; label: string; icon: LucideIcon }[] = [
  { list: 'roi', label: 'ROI alto', icon: TrendingUp },
  { list: 'discount', label: 'Descontos', icon: Percent },
  { list: 'ending', label: 'Encerrando', icon: CalendarClock },
  { list: 'premium', label: 'Localização Premium', icon: MapPin },
]

/** Sends free text to /search, and offers the curated lists. */
export function QuickSearch({ onList }: { onList: () => void }) {
  const id = useId()
  const navigate = useNavigate()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('text') ?? '').trim()
    void navigate({ to: pagePaths.search, search: text ? { text } : {} })
  }
  return (
    <search aria-label="Busca rápida" className="mt-5 block md:mt-6">
      <form
        onSubmit={search}
        className="relative flex h-14 items-center gap-2 rounded-xl border border-control-line bg-raised pr-1.5 pl-3 sm:pl-4 shadow-card transition-colors focus-within:border-transparent focus-within:outline-2 focus-within:outline-amber-text hover:border-ink-3 md:h-16 md:pr-2 md:pl-5"
      >
        <Search className="size-5 shrink-0 text-ink-3 max-sm:hidden" />
        <label htmlFor={id} className="sr-only">
          Busca livre
        </label>
        <input
          id={id}
          name="text"
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          placeholder="Cidade, bairro ou rua"
          data-search-field
          className="h-full min-w-0 flex-1 bg-transparent px-1 text-md text-ellipsis outline-none md:text-lg"
        />
        <button
          type="submit"
          className="h-11 shrink-0 rounded-lg bg-amber px-4 text-base font-semibold text-amber-ink transition-colors hover:bg-amber-press md:h-12 md:px-6"
        >
          Buscar
        </button>
      </form>
      <ul aria-label="Listas prontas" className="mt-3 flex flex-wrap gap-2">
        {chips.map(({ list, label, icon: Icon }) => (
          <li key={list}>
            <Link to={pagePaths.search} search={{ category: list }} onClick={onList} className="chip target">
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
    </search>
  )
}
