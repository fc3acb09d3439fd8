import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import type { SignInFailure } from './sign-in-failure.ts'
import { SignInScene } from './sign-in-scene.tsx'

/**
 * The frame of the sign-in pages: the form first, the picture beside it or, on a phone, below. The form begins at a height
 * that does not depend on its own, so that nothing moves while the page still arrives.
 */
export const SignInFrame = ({
  title,
  lead,
  children,
}: {
  title: string
  lead: ReactNode
  children: ReactNode
}) => (
  <div className="grid min-h-[calc(100dvh-var(--shell-height)-var(--bottom-bar))] lg:grid-cols-[minmax(27rem,5fr)_7fr]">
    <main
      id="main"
      tabIndex={-1}
      className="px-5 py-6 outline-none sm:py-10 sm:px-10 lg:py-[clamp(2rem,20dvh-7rem,8rem)]"
    >
      <div className="mx-auto w-full max-w-sm">
        <h1 className="text-2xl font-bold tracking-tight lg:text-4xl">{title}</h1>
        <p className="mt-2 mb-7 text-md text-ink-2 text-pretty">{lead}</p>
        {children}
      </div>
    </main>
    <SignInScene />
  </div>
)

/** The error of a form, said here alone; read out when it appears, and once more when it is the same after another attempt. */
export function SignInFailureNote({ trouble }: { trouble: SignInFailure | null }) {
  const [said, setSaid] = useState({ trouble, times: 0 })
  if (said.trouble !== trouble) setSaid({ trouble, times: said.times + 1 })
  return (
    <div role="alert">
      {trouble && (
        <div
          key={said.times}
          className="mb-5 rounded-md border-l-4 border-risk bg-risk-soft px-4 py-3 text-sm"
        >
          <p className="font-semibold">{trouble.title}</p>
          <p className="mt-0.5 text-ink-2">{trouble.description}</p>
        </div>
      )}
    </div>
  )
}

/** Focuses the heading that replaced the form, so that it is read out and Tab continues from there. */
export function useFocusOnArrival(): Ref<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return heading
}
