import { Link, useCanGoBack, useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { pagePaths } from '#contract/page-paths.ts'

/** Links from a property back to the previous page, or to the search; from any other page to the start. */
export function BackLink({ path }: { path: string }) {
  const { history } = useRouter()
  const onProperty = path.startsWith('/imovel/')
  const goesBack = useCanGoBack() && onProperty
  return (
    <Link
      to={onProperty ? pagePaths.search : pagePaths.home}
      className="-ml-2.5 grid size-target place-content-center rounded-md text-ink-2 transition-colors hover:text-ink"
      aria-label="Voltar"
      title="Voltar"
      onClick={event => {
        if (!goesBack || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        history.back()
      }}
    >
      <ArrowLeft className="size-5" />
    </Link>
  )
}
