import { isPlainPress, Link } from '../../framework/link.tsx'
import { usePageNavigation } from '../../framework/page-navigation.ts'
import { ArrowLeft } from 'lucide-react'
import { pagePaths } from '#contract/page-paths.ts'

/**
 * Links from a property back to the previous page, or to the search; from any other page to the start. Before the page's
 * scripts are there, theme.js does the same.
 */
export function BackLink({ path }: { path: string }) {
  const { back, canGoBack } = usePageNavigation()
  const onProperty = path.startsWith('/imovel/')
  return (
    <Link
      to={onProperty ? pagePaths.search : pagePaths.home}
      className="-ml-2.5 grid size-target place-content-center rounded-md text-ink-2 transition-colors hover:text-ink"
      aria-label="Voltar"
      title="Voltar"
      data-early-back={onProperty || undefined}
      onClick={event => {
        if (!onProperty || !canGoBack() || !isPlainPress(event)) return
        event.preventDefault()
        back()
      }}
    >
      <ArrowLeft className="size-5" />
    </Link>
  )
}
