import type { ReactNode } from 'react'

/** What went wrong, beside its cause; read out when it appears, nothing without a problem. */
export const ProblemText = ({ children }: { children: ReactNode }) => (
  <div role="alert">{children && <p className="mt-3 text-sm wrap-anywhere text-risk">{children}</p>}</div>
)
