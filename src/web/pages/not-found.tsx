import { Link } from '../framework/link.tsx'
import { pagePaths } from '#contract/page-paths.ts'
import { PropertyDrawing } from '../features/listing/drawing/property-drawing.tsx'
import { buttonClass } from '../ui/button.tsx'
import { MessagePage } from '../ui/message-page.tsx'
import { usePageHead } from '../framework/page-head.ts'

const emptyPlot = { id: '404', category: 'terreno', description: '' } as const

/** Shown for an address that the site does not have. */
export default function NotFoundPage() {
  usePageHead({ title: 'Página não encontrada', status: 404 })
  return (
    <MessagePage
      title="Oops! Page not found"
      picture={
        <div className="scene aspect-[4/3] w-full max-w-80 overflow-hidden rounded-xl">
          <PropertyDrawing subject={emptyPlot} />
        </div>
      }
      actions={
        <>
          <Link to={pagePaths.home} className={buttonClass('primary')}>
            Ir para o início
          </Link>
          <Link to={pagePaths.search} search={{}} className={buttonClass('outline')}>
            Buscar Imóveis
          </Link>
        </>
      }
    >
      Nada foi construído neste endereço. A página mudou de lugar ou o link está incompleto; os imóveis
      continuam na busca.
    </MessagePage>
  )
}
