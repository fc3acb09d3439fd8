import { ArrowLeft } from 'lucide-react'
import { Button, buttonClass } from './button.tsx'
import { Link } from '../framework/link.tsx'
import { type PageTarget, writePageAddress } from '../framework/page-location.ts'
import { useBrowserValue } from '../framework/use-browser-value.ts'

/** Leads to the page before the one that a list begins with. */
export const PreviousPageLink = ({ to, search }: PageTarget) => (
  <Link to={to} search={search} rel="prev" aria-current={undefined} className={buttonClass('outline')}>
    <ArrowLeft className="size-4" aria-hidden="true" />
    Página anterior
  </Link>
)

/** Adds the next page to a list. Until the page's scripts are there the button is a link to it. */
export function NextPageButton({
  to,
  isLoading,
  onMore,
}: {
  to: PageTarget
  isLoading: boolean
  onMore: () => void
}) {
  const loadsHere = useBrowserValue(() => true, false)
  return loadsHere ? (
    <Button className="min-w-[min(12rem,100%)]" disabled={isLoading} onClick={onMore}>
      {isLoading ? 'Carregando…' : 'Carregar mais'}
    </Button>
  ) : (
    <a href={writePageAddress(to)} rel="next" className={buttonClass('outline', 'min-w-[min(12rem,100%)]')}>
      Próxima página
    </a>
  )
}
