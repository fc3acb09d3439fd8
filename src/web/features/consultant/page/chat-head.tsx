import { useQuery } from '@tanstack/react-query'
import { Link } from '../../../framework/link.tsx'
import { History, Settings, SquarePen, Sparkles } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { CatalogueStats } from '#contract/catalogue-schemas.ts'
import { describeListDates } from '#domain/freshness/list-freshness.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { formatPropertyCount } from '../../listing/properties-text.ts'
import { catalogueQuery } from '../../../data/catalogue/catalogue-query.ts'
import { DemonstrationMark } from '../../listing/demonstration-mark.tsx'

const ChatSettings = lazy(async () => ({ default: (await import('./settings-sheet.tsx')).ChatSettings }))

/** Shows the size and date of the list: `31.438 imóveis · listas de 8 jan. a 21 jul. 2026`. */
const Stock = ({ total, listDate, oldestListDate, source }: CatalogueStats) => (
  <span className={classNames('truncate', source === 'demo' && 'max-sm:sr-only')}>
    {formatPropertyCount(total)}
    {source === 'caixa' && listDate !== null && (
      <>
        {' · '}
        {describeListDates(oldestListDate ?? listDate, listDate)}
      </>
    )}
  </span>
)

const icon = 'size-5 shrink-0'
const quiet = buttonClass('quiet', 'chat-head-button')

/** The page's title, the catalogue that answers, and buttons for other conversations and the settings. */
export function ChatHead({ busy, onNew }: { busy: boolean; onNew: () => void }) {
  const { data } = useQuery(catalogueQuery)
  const [settings, setSettings] = useState(false)
  const [opened, setOpened] = useState(false)
  return (
    <div className="chat-head">
      <div className="chat-width flex items-center gap-3">
        <div className="grid size-10 shrink-0 place-content-center rounded-lg bg-amber-soft max-[26rem]:hidden">
          <Sparkles className="size-5 text-amber-text" aria-hidden="true" />
        </div>
        <div className="min-w-0 flex-1">
          <h1 className="text-md font-semibold">Chat IA</h1>
          <p className="flex min-h-5.5 min-w-0 items-center gap-2 text-xs text-ink-3">
            {data && <Stock {...data} />}
            <DemonstrationMark />
          </p>
        </div>
        <div className="-mr-2 flex shrink-0 sm:gap-1">
          <button type="button" className={quiet} title="Novo Chat" disabled={busy} onClick={onNew}>
            <SquarePen className={icon} aria-hidden="true" />
            <span className="max-md:sr-only">Novo Chat</span>
          </button>
          <Link to={pagePaths.savedChats} className={quiet} title="Conversas salvas">
            <History className={icon} aria-hidden="true" />
            <span className="max-md:sr-only">Conversas</span>
          </Link>
          <button
            type="button"
            className={buttonClass('quiet', 'w-target px-0!')}
            aria-label="Configurações"
            title="Configurações"
            aria-haspopup="dialog"
            onClick={() => {
              setOpened(true)
              setSettings(true)
            }}
          >
            <Settings className={icon} aria-hidden="true" />
          </button>
        </div>
      </div>
      {opened && (
        <Suspense>
          <ChatSettings open={settings} onClose={() => setSettings(false)} />
        </Suspense>
      )}
    </div>
  )
}
