const rows = (count: number) => Array.from({ length: count }, (_, at) => at)

const NewsSkeleton = () => (
  <div className="home-card">
    <div className="home-head">
      <div className="skeleton my-1 h-4 w-48" />
    </div>
    {rows(4).map(at => (
      <div key={at} className="home-news">
        <div className="skeleton home-picture" />
        <div>
          <div className="skeleton mt-1 h-4 w-4/5" />
          <div className="skeleton mt-2.5 h-3.5 w-3/5" />
        </div>
      </div>
    ))}
  </div>
)

const DatesSkeleton = () => (
  <div className="home-card">
    <div className="home-head">
      <div className="skeleton my-1 h-4 w-36" />
    </div>
    {rows(5).map(at => (
      <div key={at} className="home-date">
        <div className="skeleton mt-1 h-4 w-16" />
        <div>
          <div className="skeleton mt-1 h-4 w-2/3" />
          <div className="skeleton mt-2.5 h-3.5 w-4/5" />
        </div>
      </div>
    ))}
  </div>
)

/** The cards while they load; what stands below them comes with them, so that nothing moves. */
export const DashboardSkeleton = () => (
  <div aria-hidden="true" className="home-top">
    <NewsSkeleton />
    <DatesSkeleton />
  </div>
)
