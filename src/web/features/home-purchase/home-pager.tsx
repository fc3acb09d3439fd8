import { ArrowLeft } from 'lucide-react'
import { pagePaths } from '#contract/page-paths.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/navigation/link.tsx'
import { writePageAddress } from '../../ui/navigation/page-location.ts'
import { useBrowserValue } from '../../ui/use-browser-value.ts'
import { type HomeAddress, homeAddressCodec } from './home-state.ts'

/** The parameters of a page of the list, counted from 0; the first page is the address itself. */
const writePage = (address: HomeAddress, page: number): Record<string, string> => ({
  ...homeAddressCodec.write({ ...address, chosen: null }),
  ...(page > 0 && { pagina: String(page + 1) }),
})

/**
 * The ways to the pages before and after those that are shown. Until the page's scripts are there, the button that adds a
 * page is a link to it.
 */
export function HomePager({
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
  const loadsHere = useBrowserValue(() => true, false)
  if (before === 0 && next === null) return null
  return (
    <nav aria-label="Páginas" className="mt-4 flex flex-wrap justify-center gap-3">
      {before > 0 && (
        <Link
          to={pagePaths.homePurchase}
          search={writePage(address, before - 1)}
          rel="prev"
          aria-current={undefined}
          className={buttonClass('outline')}
        >
          <ArrowLeft className="size-4" aria-hidden="true" />
          Página anterior
        </Link>
      )}
      {next !== null &&
        (loadsHere ? (
          <Button className="min-w-[min(12rem,100%)]" disabled={isLoading} onClick={onMore}>
            {isLoading ? 'Carregando…' : 'Carregar mais'}
          </Button>
        ) : (
          <a
            href={writePageAddress({ to: pagePaths.homePurchase, search: writePage(address, next) })}
            rel="next"
            className={buttonClass('outline', 'min-w-[min(12rem,100%)]')}
          >
            Próxima página
          </a>
        ))}
    </nav>
  )
}
