import { PanelSkeleton } from '../../ui/panel-skeleton.tsx'

/** The skeleton of the page while the property loads. */
export const PropertyDetailSkeleton = () => (
  <main
    id="main"
    tabIndex={-1}
    className="property-page detail"
    aria-busy="true"
    aria-label="Carregando o imóvel"
  >
    <div className="hidden lg:flex lg:items-center lg:justify-between lg:gap-4 h-11" aria-hidden="true">
      <div className="skeleton h-3.5 w-44" />
    </div>
    <div className="property-columns" aria-hidden="true">
      <div className="panel-stack">
        <div className="property-lead max-lg:grid-cols-1 max-lg:gap-3.5">
          <div className="skeleton property-photos max-lg:-mx-4 sm:max-lg:h-72 rounded-none lg:rounded-xl" />
          <div className="property-headline">
            <div className="skeleton h-7 w-72 max-w-full" />
            <div className="skeleton mt-3 h-4 w-80 max-w-full" />
            <div className="skeleton mt-3 h-9 w-52 lg:h-4" />
          </div>
        </div>
        <div className="panel">
          <div className="skeleton h-7 w-80 max-w-full" />
          <div className="skeleton mt-4 h-3.5 w-64 max-w-full" />
          <div className="skeleton mt-6 h-2.5" />
          <div className="skeleton mt-8 h-3.5" />
        </div>
      </div>
      <div className="property-side detail-side panel-stack">
        <div className="panel">
          <div className="skeleton h-3.5 w-24 max-lg:hidden" />
          <div className="skeleton mt-3 h-9 w-52 max-lg:hidden" />
          <div className="mt-6 grid gap-6">
            {[0, 1, 2, 3].map(at => (
              <div key={at} className="skeleton h-3.5" />
            ))}
          </div>
          <div className="skeleton mt-6 h-target" />
          <div className="skeleton mt-2.5 h-target" />
        </div>
      </div>
      <div className="detail-story panel-stack">
        <PanelSkeleton lines={6} />
      </div>
    </div>
  </main>
)
