import type { ReactNode, Ref } from 'react'

/** A page with one message and a link. */
export const MessagePage = ({
  title,
  children,
  picture,
  actions,
  heading,
}: {
  title: string
  children: ReactNode
  picture?: ReactNode
  actions: ReactNode
  /** The ref of the title, for focus. */
  heading?: Ref<HTMLHeadingElement> | undefined
}) => (
  <main
    id="main"
    tabIndex={-1}
    className="mx-auto flex max-w-xl flex-col items-center px-6 pt-14 pb-20 text-center outline-none"
  >
    {picture}
    <h1 ref={heading} tabIndex={-1} className="mt-8 text-2xl font-bold tracking-tight outline-none">
      {title}
    </h1>
    <p className="mt-3 text-md text-ink-2 text-pretty">{children}</p>
    <div className="mt-8 flex flex-wrap justify-center gap-3">{actions}</div>
  </main>
)
