/** The skeleton of the page until the account is known. */
export const ProfileSkeleton = () => (
  <div aria-busy="true">
    <p className="sr-only">Carregando o perfil…</p>
    <div className="flex items-start gap-5">
      <div className="skeleton size-14 rounded-full sm:size-16" />
      <div className="flex-1 space-y-2">
        <div className="skeleton h-7 w-56" />
        <div className="skeleton h-5 w-64" />
        <div className="skeleton h-5 w-48" />
      </div>
    </div>
    <div className="mt-8 grid items-start gap-5 lg:grid-cols-2">
      {['h-72', 'h-96', 'h-96', 'h-56'].map((height, index) => (
        <div key={index} className={`skeleton rounded-2xl ${height}`} />
      ))}
    </div>
  </div>
)
