import { pagePaths } from '#contract/page-paths.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Link } from '../../framework/link.tsx'

/** Shown while the desk is empty: one sentence and links to ways of filling it. */
export const EmptyDesk = ({ onAddLot }: { onAddLot: () => void }) => (
  <div className="grid justify-items-center gap-5 px-6 py-20 border border-dashed border-line-strong rounded-xl text-center text-balance max-md:mx-4">
    <p className="text-md">
      A mesa mostra os seus favoritos lado a lado: salve um imóvel na busca para começar.
    </p>
    <div className="flex flex-wrap justify-center gap-2">
      <Link to={pagePaths.search} search={{}} className={buttonClass('primary')}>
        Buscar Imóveis
      </Link>
      <Button onClick={onAddLot}>Imóvel de outro leiloeiro</Button>
    </div>
  </div>
)

/** Shown when the desk has rows, but the tab or the filter hides them all. */
export const NothingFound = ({ text, onAll }: { text: string; onAll: () => void }) => (
  <div className="grid justify-items-center gap-5 px-6 py-20 border border-dashed border-line-strong rounded-xl text-center text-balance max-md:mx-4">
    <p className="text-md">{text === '' ? 'Nenhum imóvel deste cliente.' : `Nada na mesa com “${text}”.`}</p>
    <Button onClick={onAll}>Ver a mesa toda</Button>
  </div>
)

/** The rows while they load, as tall as they will be. */
export const DeskSkeleton = () => (
  <div className="desk-card" aria-hidden="true">
    <div className="desk-strip">
      <span className="skeleton h-4 w-40" />
    </div>
    <div className="desk-skeleton">
      {Array.from({ length: 24 }, (_, at) => (
        <span key={at} className="flex items-center gap-6 h-(--desk-row) ps-11 pe-4 border-b border-line">
          <span className="skeleton h-3 flex-[3]" />
          <span className="skeleton h-3 flex-[2]" />
          <span className="skeleton h-3 flex-1 max-md:hidden" />
          <span className="skeleton h-3 flex-1 max-md:hidden" />
          <span className="skeleton h-3 flex-1" />
        </span>
      ))}
    </div>
  </div>
)
