import { PanelSkeleton } from '../../ui/panel-skeleton.tsx'

/** The skeleton of the page while the property loads. */
export const PropertyDetailSkeleton = () => (
  <main id="main" tabIndex={-1} className="detail" aria-busy="true" aria-label="Carregando o imóvel">
    <div className="flex h-11 items-center" aria-hidden="true">
      <div className="skeleton h-3.5 w-44" />
    </div>
    <div className="detail-columns" aria-hidden="true">
      <div className="min-w-0">
        <div className="skeleton detail-gallery rounded-none" />
        <div className="mt-5 border-b border-line pb-5">
          <div className="skeleton h-7 w-80 max-w-full" />
          <div className="skeleton mt-3 h-4 w-96 max-w-full" />
          <div className="skeleton mt-5 h-4 w-64" />
        </div>
      </div>
      <div className="detail-side panel-stack">
        <div className="panel">
          <div className="skeleton h-3.5 w-24" />
          <div className="skeleton mt-3 h-9 w-52" />
          <div className="skeleton mt-3 h-4 w-60 max-w-full" />
          <div className="mt-6 grid gap-6">
            {[0, 1, 2, 3].map(at => (
              <div key={at} className="skeleton h-3.5" />
            ))}
          </div>
          <div className="skeleton mt-6 h-target" />
          <div className="skeleton mt-2.5 h-target" />
        </div>
        <PanelSkeleton lines={4} />
      </div>
      <div className="panel-stack">
        <div className="panel-pair">
          <PanelSkeleton lines={6} />
          <PanelSkeleton lines={6} />
        </div>
      </div>
    </div>
  </main>
)
