import { Link } from '../framework/link.tsx'
import { pagePaths } from '#contract/page-paths.ts'
import type { SavedSearch } from '#contract/saved-schemas.ts'
import { OfflineNote } from '../features/favorites/offline-note.tsx'
import { useVisibleItem } from '../features/favorites/visible-items.ts'
import { EmptyFavorites, FavoritesUnreachable } from '../features/favorites/no-favorites.tsx'
import { FavoritesHead } from '../features/favorites/favorites-head.tsx'
import {
  refetchSavedSearches,
  useSavedSearches,
  isSavedSearchRemovedHere,
} from '../data/saved/saved-search-actions.ts'
import { SavedSearchCard, SavedSearchCardSkeleton } from '../features/saved-searches/saved-search-card.tsx'
import { useMe } from '../data/account/session.ts'
import { useSearchPreviews } from '../data/saved/saved-search-previews.ts'
import { describeRhythm, rhythmChoices } from '../features/account/rhythm-words.ts'
import { buttonClass } from '../ui/button.tsx'
import { usePageHead } from '../framework/page-head.ts'
import { useHeldWhilePressed } from '../ui/use-held-while-pressed.ts'
import type { Preferences } from '#contract/account-schemas.ts'
import { ChoicePills } from '../ui/choice-controls.tsx'
import { ProblemText } from '../ui/problem-text.tsx'
import { usePreferences } from '../features/account/use-preferences.ts'

/** When the account's mails are sent, those of the searches that notify among them. */
function SearchRhythm({ preferences }: { preferences: Preferences }) {
  const { shown, problem, set } = usePreferences(preferences)
  if (!shown.email || !shown.deal)
    return (
      <p className="mb-4 text-sm text-ink-2">
        {shown.deal ? 'Os avisos chegam só no sino.' : 'Os avisos de oportunidades estão desligados.'}{' '}
        <Link
          to={pagePaths.profile}
          search={{}}
          hash="avisos"
          className="target font-medium text-ink underline decoration-line-strong underline-offset-4 hover:decoration-current"
        >
          Mudar no perfil
        </Link>
      </p>
    )
  return (
    <fieldset className="mb-4">
      <legend className="mb-2 text-sm text-ink-2 sm:float-left sm:mr-3 sm:mb-0 sm:flex sm:min-h-target sm:items-center">
        Avisos também por e-mail
      </legend>
      <div className="flex items-center sm:min-h-target">
        <ChoicePills
          choices={rhythmChoices}
          value={shown.rhythm}
          onChange={rhythm => set('rhythm', rhythm)}
        />
      </div>
      <ProblemText>{problem && `A escolha não foi salva. ${problem.words}`}</ProblemText>
    </fieldset>
  )
}

const idOf = (search: SavedSearch): string => search.id
const listClass = 'grid gap-4 sm:grid-cols-[repeat(auto-fill,minmax(22rem,1fr))] lg:gap-5'

const NewSearch = () => (
  <Link to={pagePaths.search} search={{}} className={buttonClass('primary')}>
    Nova Busca
  </Link>
)

const summaryOf = (total: number): string =>
  total === 0 ? '' : total === 1 ? '1 busca salva' : `${total} buscas salvas`

/** The saved searches and their alerts. */
export default function SavedSearchesPage() {
  usePageHead({
    title: 'Buscas Salvas',
    description: 'Suas buscas de imóveis da Caixa, prontas para repetir e com avisos.',
  })
  const { items: arrived, status, waiting, away } = useSavedSearches()
  const items = useHeldWhilePressed(arrived)
  const previewOf = useSearchPreviews(items)
  const me = useMe()
  // The demonstration's account gets no mails.
  const rhythm = me && !me.demonstration ? describeRhythm(me.preferences) : 'no sino'
  const all = useVisibleItem(items, idOf, isSavedSearchRemovedHere)
  const saved = new Set(items.map(idOf))
  const loading = status === 'loading'
  return (
    <main
      id="main"
      tabIndex={-1}
      aria-busy={loading}
      className="px-4 pt-4 pb-16 outline-none lg:px-7 lg:pt-5"
    >
      <FavoritesHead title="Buscas Salvas" summary={loading ? '' : summaryOf(items.length)}>
        {all.length > 0 && <NewSearch />}
      </FavoritesHead>
      {all.length > 0 && (
        <OfflineNote
          away={away}
          waiting={waiting}
          lastSeen="Estas são as buscas que você viu por último."
          onRetry={refetchSavedSearches}
        />
      )}
      {me && !me.demonstration && items.some(({ alerts }) => alerts) && (
        <SearchRhythm preferences={me.preferences} />
      )}
      {all.length > 0 ? (
        <ul className={listClass} aria-label="Buscas Salvas">
          {all.map(search => (
            <li key={search.id} className="min-w-0">
              <SavedSearchCard
                search={search}
                preview={previewOf(search.id)}
                rhythm={rhythm}
                removed={!saved.has(search.id)}
              />
            </li>
          ))}
        </ul>
      ) : loading ? (
        <div className={listClass} aria-hidden="true">
          {[0, 1, 2].map(at => (
            <SavedSearchCardSkeleton key={at} />
          ))}
        </div>
      ) : away ? (
        <FavoritesUnreachable what="suas buscas" onRetry={refetchSavedSearches} />
      ) : (
        <EmptyFavorites title="Nenhuma busca salva" action={<NewSearch />}>
          Faça uma busca e toque em “Salvar busca” para repeti-la depois e ser avisado dos imóveis novos.
        </EmptyFavorites>
      )}
    </main>
  )
}
